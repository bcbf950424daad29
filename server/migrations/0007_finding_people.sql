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
CREATE TABLE "person_retention" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "people_recent_idx";--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "mapping" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_searches" ALTER COLUMN "campaign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_searches" ALTER COLUMN "criteria" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_sequences" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "source" "bytea";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "lawful_basis" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tag" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "added_to_campaign" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "icp_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "rerun_of" uuid;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "name" text DEFAULT 'Recherche' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "erased" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_results" ADD COLUMN "verdict" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_results" ADD COLUMN "reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_results" ADD COLUMN "is_new" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "sort_company" text;--> statement-breakpoint
ALTER TABLE "person_merges" ADD COLUMN "ordinal" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "person_merges_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "lead_actions" ADD CONSTRAINT "lead_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_retention" ADD CONSTRAINT "person_retention_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_actions_user_idx" ON "lead_actions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_actions_running_idx" ON "lead_actions" USING btree ("held_until") WHERE "lead_actions"."state" = 'running';--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_icp_id_icps_id_fk" FOREIGN KEY ("icp_id") REFERENCES "public"."icps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_rerun_of_lead_searches_id_fk" FOREIGN KEY ("rerun_of") REFERENCES "public"."lead_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_answers_person_idx" ON "suggestion_answers" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "imports_age_idx" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_searches_recent_idx" ON "lead_searches" USING btree ("user_id","started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_searches_one_free_live" ON "lead_searches" USING btree ("user_id") WHERE campaign_id is null and state in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "search_results_person_idx" ON "search_results" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "search_results_best_idx" ON "search_results" USING btree ("user_id","search_id","score" DESC NULLS LAST,"person_id");--> statement-breakpoint
CREATE INDEX "campaign_leads_person_idx" ON "campaign_leads" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "people_excluded_idx" ON "people" USING btree ("user_id","exclusion_id") WHERE exclusion_id is not null;--> statement-breakpoint
CREATE INDEX "people_last_contact_idx" ON "people" USING btree (coalesce(last_contact_at, created_at),"user_id");--> statement-breakpoint
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
CREATE INDEX "person_merges_recent_idx" ON "person_merges" USING btree ("user_id","merged_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "people_recent_idx" ON "people" USING btree ("user_id","created_at","id","search_text");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_basis_known" CHECK ("imports"."lawful_basis" in ('legitimate_interest', 'consent', 'contract'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_confirmed_has_basis" CHECK (("imports"."state" = 'confirmed') = ("imports"."lawful_basis" is not null));--> statement-breakpoint
ALTER TABLE "search_results" ADD CONSTRAINT "search_results_verdict_known" CHECK ("search_results"."verdict" in ('qualified', 'unqualified', 'unknown'));