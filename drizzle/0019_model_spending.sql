CREATE TABLE "model_spending" (
	"day" date NOT NULL,
	"payer" text NOT NULL,
	"micro_dollars" bigint NOT NULL,
	CONSTRAINT "model_spending_day_payer_pk" PRIMARY KEY("day","payer")
);
--> statement-breakpoint
alter table public.model_spending enable row level security;
--> statement-breakpoint
alter table public.model_spending force row level security;
--> statement-breakpoint
create policy application on public.model_spending to quipsmith_app using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on public.model_spending to quipsmith_app;
--> statement-breakpoint
do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.model_spending from %I', r);
  end loop;
end $$;
