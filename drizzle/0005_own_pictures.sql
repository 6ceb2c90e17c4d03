ALTER TABLE "uploads" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "tones" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_key_unique" UNIQUE("key");