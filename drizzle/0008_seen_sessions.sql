CREATE TABLE "seen_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"user_agent" text,
	"address_hash" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "seen_sessions_of_user" ON "seen_sessions" USING btree ("user_id","last_seen_at" DESC NULLS LAST);
--> statement-breakpoint
alter table public.seen_sessions enable row level security;
--> statement-breakpoint
alter table public.seen_sessions force row level security;
--> statement-breakpoint
create policy application on public.seen_sessions to quipsmith_app using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on public.seen_sessions to quipsmith_app;
--> statement-breakpoint
do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.seen_sessions from %I', r);
  end loop;
end $$;
