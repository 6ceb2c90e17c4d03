-- Nothing here is worth a write to the log: a crash empties the table, and everybody starts a new minute. Half of
-- each page stays free, so that counting changes a row where it lies.
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"caller" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"run_id" uuid NOT NULL,
	"input_hash" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"lease_ends_at" timestamp with time zone NOT NULL,
	"status" smallint,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_caller_call_key_pk" PRIMARY KEY("user_id","caller","call","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_oldest" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
do $$ declare t text; r text; begin
  foreach t in array array['call_counts', 'idempotency_keys'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy application on public.%I to quipsmith_app using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on public.%I to quipsmith_app', t);
    for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
      execute format('revoke all on public.%I from %I', t, r);
    end loop;
  end loop;
end $$;
