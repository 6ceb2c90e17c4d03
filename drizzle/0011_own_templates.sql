CREATE TABLE "starred_templates" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "starred_templates_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "keywords" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "boxes" jsonb;--> statement-breakpoint
ALTER TABLE "starred_templates" ADD CONSTRAINT "starred_templates_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table public.starred_templates enable row level security;
--> statement-breakpoint
alter table public.starred_templates force row level security;
--> statement-breakpoint
create policy application on public.starred_templates to quipsmith_app using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on public.starred_templates to quipsmith_app;
--> statement-breakpoint
do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.starred_templates from %I', r);
  end loop;
end $$;
