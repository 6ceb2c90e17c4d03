ALTER TABLE "images" ADD COLUMN "result_id" uuid;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "image_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "images_of_result" ON "images" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "results_by_template" ON "results" USING btree ("user_id","image_name","animated");--> statement-breakpoint
CREATE INDEX "visuals_of_prompt" ON "visuals" USING btree ("prompt_id");--> statement-breakpoint
update images set result_id = results.id from results where results.image_id = images.id;
--> statement-breakpoint
update results set image_name = coalesce(images.document ->> 'imageName', '') from images where images.id = results.image_id;
