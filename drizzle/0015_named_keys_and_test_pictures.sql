DROP INDEX "api_keys_one_default";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{"read","generate"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "run_hash" text;--> statement-breakpoint
CREATE INDEX "images_of_run" ON "images" USING btree ("user_id","run_hash","is_test") WHERE "images"."run_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_one_default" ON "api_keys" USING btree ("user_id","mode") WHERE "api_keys"."name" is null and "api_keys"."expires_at" is null and "api_keys"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes" CHECK (cardinality("api_keys"."scopes") > 0);--> statement-breakpoint
-- What test keys made before, by its mark. A mark of somebody's own may end like it, and what was paid for is theirs.
update images set is_test = true where document ->> 'watermark' like '% test'
  and not exists (select from user_details u where u.user_id = images.user_id and u.watermark_text = images.document ->> 'watermark')
  and not exists (select from results r join credit_entries c on c.user_id = r.user_id and c.idempotency_key = 'prompt:' || r.prompt_id
    where r.id = images.result_id);
--> statement-breakpoint
-- As `runHash` of src/server/services/results/test-copies.ts computes it.
update images set run_hash = encode(sha256(convert_to(concat_ws(' ', r.user_id, r.image_name,
    (select string_agg(word, ' ' order by word collate "C") from unnest(string_to_array(r.words, ' ')) as word)), 'UTF8')), 'hex')
  from results r where r.image_id = images.id and images.is_test and r.prompt_id is not null and r.words <> '';
