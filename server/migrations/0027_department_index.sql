DROP INDEX "people_department_score_idx";--> statement-breakpoint
CREATE INDEX "people_department_score_idx" ON "people" USING btree ("workspace_id","department","score","id");