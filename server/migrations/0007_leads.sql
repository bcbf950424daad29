CREATE TABLE "lead_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"act" jsonb NOT NULL,
	"selection" jsonb NOT NULL,
	"state" text NOT NULL,
	"last_id" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"excluded" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "lead_actions_state_known" CHECK ("lead_actions"."state" in ('running', 'completed', 'failed'))
);
--> statement-breakpoint
DROP INDEX "people_recent_idx";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "sort_company" text;--> statement-breakpoint
ALTER TABLE "lead_actions" ADD CONSTRAINT "lead_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_actions_user_idx" ON "lead_actions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_actions_running_idx" ON "lead_actions" USING btree ("held_until") WHERE "lead_actions"."state" = 'running';--> statement-breakpoint
CREATE INDEX "campaign_leads_person_idx" ON "campaign_leads" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "people_score_idx" ON "people" USING btree ("user_id","score","id");--> statement-breakpoint
CREATE INDEX "people_name_idx" ON "people" USING btree ("user_id","sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "people_company_idx" ON "people" USING btree ("user_id","sort_company" collate "C","id");--> statement-breakpoint
CREATE INDEX "people_verdict_recent_idx" ON "people" USING btree ("user_id","verdict","created_at","id");--> statement-breakpoint
CREATE INDEX "people_verdict_score_idx" ON "people" USING btree ("user_id","verdict","score","id");--> statement-breakpoint
CREATE INDEX "people_verdict_name_idx" ON "people" USING btree ("user_id","verdict","sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "people_source_recent_idx" ON "people" USING btree ("user_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "people_department_recent_idx" ON "people" USING btree ("user_id","department","created_at","id");--> statement-breakpoint
CREATE INDEX "people_department_score_idx" ON "people" USING btree ("user_id","department","score","id");--> statement-breakpoint
CREATE INDEX "people_band_recent_idx" ON "people" USING btree ("user_id","headcount_band","created_at","id");--> statement-breakpoint
CREATE INDEX "people_naf_recent_idx" ON "people" USING btree ("user_id","naf" collate "C","created_at","id");--> statement-breakpoint
CREATE INDEX "people_excluded_recent_idx" ON "people" USING btree ("user_id","created_at","id") WHERE "people"."exclusion_id" is not null;--> statement-breakpoint
CREATE INDEX "people_tagged_idx" ON "people" USING btree ("user_id") WHERE "people"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "people_tags_idx" ON "people" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "people_words_idx" ON "people" USING gin (array_to_tsvector(string_to_array("search_text" || left("sort_name", 0), ' ')));--> statement-breakpoint
CREATE INDEX "people_recent_idx" ON "people" USING btree ("user_id","created_at","id","search_text");