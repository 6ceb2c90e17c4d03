ALTER TABLE "prompts" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visuals" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "prompts_words" ON "prompts" USING gin (array_to_tsvector(string_to_array("words", ' ')));--> statement-breakpoint
CREATE INDEX "results_words" ON "results" USING gin (array_to_tsvector(string_to_array("words", ' ')));--> statement-breakpoint
CREATE INDEX "visuals_words" ON "visuals" USING gin (array_to_tsvector(string_to_array("words", ' ')));--> statement-breakpoint
-- What is there already is found too, if less cleverly: accents stay, and writing without spaces is one word.
update prompts set words = trim(regexp_replace(lower(text), '[[:space:][:punct:]]+', ' ', 'g'));
--> statement-breakpoint
update visuals set words = trim(regexp_replace(lower(concept), '[[:space:][:punct:]]+', ' ', 'g'));
--> statement-breakpoint
update results set words = trim(regexp_replace(lower(concat_ws(' ', i.document -> 'header' ->> 'text',
    (select string_agg(caption ->> 'text', ' ') from jsonb_array_elements(i.document -> 'captions') as caption),
    i.document -> 'footer' ->> 'text', replace(results.image_name, '-', ' '))), '[[:space:][:punct:]]+', ' ', 'g'))
  from images i where i.id = results.image_id and i.document is not null;
