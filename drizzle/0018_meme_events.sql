CREATE TABLE "meme_events" (
	"user_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"image_name" text NOT NULL,
	"words_by_model" boolean NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meme_events_user_id_result_id_kind_pk" PRIMARY KEY("user_id","result_id","kind")
);
--> statement-breakpoint
ALTER TABLE "meme_events" ADD CONSTRAINT "meme_events_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meme_events_by_template" ON "meme_events" USING btree ("image_name","kind");--> statement-breakpoint
alter table public.meme_events enable row level security;
--> statement-breakpoint
alter table public.meme_events force row level security;
--> statement-breakpoint
create policy application on public.meme_events to quipsmith_app using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on public.meme_events to quipsmith_app;
--> statement-breakpoint
do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.meme_events from %I', r);
  end loop;
end $$;
