CREATE TYPE "public"."api_key_mode" AS ENUM('live', 'test');--> statement-breakpoint
CREATE TYPE "public"."prompt_kind" AS ENUM('text-to-meme', 'text-to-gif', 'themed-template', 'themed-upload', 'minimalist-visual');--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" "api_key_mode" NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"address_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"reverses" bigint,
	"allowance_at" integer,
	"used_after" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "credit_entries_once" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "credit_entries_kind" CHECK (("credit_entries"."kind" = 'spend' and "credit_entries"."amount" > 0 and "credit_entries"."reverses" is null and "credit_entries"."used_after" is not null and "credit_entries"."allowance_at" is not null and "credit_entries"."used_after" <= "credit_entries"."allowance_at")
       or ("credit_entries"."kind" = 'reversal' and "credit_entries"."amount" < 0 and "credit_entries"."reverses" is not null)
       or ("credit_entries"."kind" = 'adjustment' and "credit_entries"."amount" <> 0 and "credit_entries"."reverses" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_periods" (
	"user_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"allowance" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_periods_user_id_period_start_pk" PRIMARY KEY("user_id","period_start"),
	CONSTRAINT "credit_periods_span" CHECK ("credit_periods"."period_end" > "credit_periods"."period_start"),
	CONSTRAINT "credit_periods_allowance" CHECK ("credit_periods"."allowance" >= 0),
	CONSTRAINT "credit_periods_used" CHECK ("credit_periods"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"document" jsonb,
	"alt_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "prompt_kind" NOT NULL,
	"text" text NOT NULL,
	"input_language" text NOT NULL,
	"output_language" text NOT NULL,
	"variation" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"prompt_id" uuid,
	"image_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"animated" boolean DEFAULT false NOT NULL,
	"reason" text,
	"share_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "results_image_id_unique" UNIQUE("image_id"),
	CONSTRAINT "results_share_key_unique" UNIQUE("share_key")
);
--> statement-breakpoint
CREATE TABLE "starred_results" (
	"user_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "starred_results_user_id_result_id_pk" PRIMARY KEY("user_id","result_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "user_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"credits" integer NOT NULL,
	"watermark_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "starred_visuals" (
	"user_id" uuid NOT NULL,
	"visual_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "starred_visuals_user_id_visual_id_pk" PRIMARY KEY("user_id","visual_id")
);
--> statement-breakpoint
CREATE TABLE "visuals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"prompt_id" uuid,
	"image_id" text NOT NULL,
	"concept" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"composition" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visuals_image_id_unique" UNIQUE("image_id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_period_start_credit_periods_user_id_period_start_fk" FOREIGN KEY ("user_id","period_start") REFERENCES "public"."credit_periods"("user_id","period_start") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reverses_credit_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_periods" ADD CONSTRAINT "credit_periods_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_results" ADD CONSTRAINT "starred_results_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_results" ADD CONSTRAINT "starred_results_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_visuals" ADD CONSTRAINT "starred_visuals_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_visuals" ADD CONSTRAINT "starred_visuals_visual_id_visuals_id_fk" FOREIGN KEY ("visual_id") REFERENCES "public"."visuals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visuals" ADD CONSTRAINT "visuals_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visuals" ADD CONSTRAINT "visuals_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_newest" ON "api_keys" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_of_user" ON "audit_log" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prompts_newest" ON "prompts" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "results_newest" ON "results" USING btree ("user_id","created_at" DESC NULLS LAST,"position","id");--> statement-breakpoint
CREATE INDEX "results_last_changed" ON "results" USING btree ("user_id","updated_at" DESC NULLS LAST,"position","id");--> statement-breakpoint
CREATE INDEX "results_of_prompt" ON "results" USING btree ("prompt_id","position");--> statement-breakpoint
CREATE INDEX "uploads_newest" ON "uploads" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visuals_newest" ON "visuals" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);