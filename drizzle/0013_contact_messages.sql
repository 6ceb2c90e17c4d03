CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"mailed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_messages_oldest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
-- Strangers write here. The application adds messages and cannot read them: of the columns it may ask for the two by
-- which it finds what must go, and of the rows it sees those alone, older than a year or of the address whose account
-- is being erased.
alter table public.contact_messages enable row level security;
--> statement-breakpoint
alter table public.contact_messages force row level security;
--> statement-breakpoint
create policy adding on public.contact_messages for insert to quipsmith_app with check (true);
--> statement-breakpoint
create policy finding_what_must_go on public.contact_messages for select to quipsmith_app
  using (created_at < now() - interval '365 days' or email = nullif(current_setting('app.erased_email', true), ''));
--> statement-breakpoint
create policy deleting_what_must_go on public.contact_messages for delete to quipsmith_app
  using (created_at < now() - interval '365 days' or email = nullif(current_setting('app.erased_email', true), ''));
--> statement-breakpoint
grant insert, delete, select (email, created_at) on public.contact_messages to quipsmith_app;
--> statement-breakpoint
do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.contact_messages from %I', r);
  end loop;
end $$;
