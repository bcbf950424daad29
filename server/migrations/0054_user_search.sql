DROP INDEX "users_sort_name_idx";--> statement-breakpoint
DROP INDEX "users_sort_email_idx";--> statement-breakpoint
CREATE INDEX "users_sort_name_idx" ON "users" USING btree ("sort_name" collate "C","id","search_text");--> statement-breakpoint
CREATE INDEX "users_sort_email_idx" ON "users" USING btree ("email" collate "C","id","search_text");