-- Each call changes a row of its day: part of each page stays free, so that it is changed where it lies.
CREATE TABLE "api_key_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"key_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"runs" integer NOT NULL,
	"errors" integer NOT NULL,
	"credits_used" integer NOT NULL,
	"latencies" integer[] NOT NULL,
	CONSTRAINT "api_key_usage_user_id_day_key_id_endpoint_pk" PRIMARY KEY("user_id","day","key_id","endpoint")
) WITH (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "api_key_usage" ADD CONSTRAINT "api_key_usage_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_usage" ADD CONSTRAINT "api_key_usage_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_one_default" ON "api_keys" USING btree ("user_id","mode") WHERE "api_keys"."expires_at" is null;
--> statement-breakpoint
alter table public.api_key_usage enable row level security;
--> statement-breakpoint
alter table public.api_key_usage force row level security;
--> statement-breakpoint
create policy application on public.api_key_usage to quipsmith_app using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on public.api_key_usage to quipsmith_app;
--> statement-breakpoint
do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.api_key_usage from %I', r);
  end loop;
end $$;
