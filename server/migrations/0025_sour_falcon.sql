DROP INDEX "people_verdict_recent_idx";--> statement-breakpoint
DROP INDEX "people_verdict_score_idx";--> statement-breakpoint
DROP INDEX "people_verdict_name_idx";--> statement-breakpoint
DROP INDEX "people_department_score_idx";--> statement-breakpoint
CREATE INDEX "people_verdict_recent_idx" ON "people" USING btree ("workspace_id","verdict","created_at","id") WHERE verdict is not null;--> statement-breakpoint
CREATE INDEX "people_verdict_score_idx" ON "people" USING btree ("workspace_id","verdict","score","id") WHERE verdict is not null;--> statement-breakpoint
CREATE INDEX "people_verdict_name_idx" ON "people" USING btree ("workspace_id","verdict","sort_name" collate "C","id") WHERE verdict is not null;--> statement-breakpoint
CREATE INDEX "people_department_score_idx" ON "people" USING btree ("workspace_id","department","score","id") WHERE score is not null;