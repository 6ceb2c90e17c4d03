ALTER TABLE "images" ADD COLUMN "words_by_model" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prompts" ADD COLUMN "model_usage" jsonb;