ALTER TABLE "lead_searches" ALTER COLUMN "campaign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_searches" ALTER COLUMN "criteria" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "icp_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "rerun_of" uuid;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "name" text DEFAULT 'Recherche' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_results" ADD COLUMN "verdict" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_results" ADD COLUMN "reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_results" ADD COLUMN "is_new" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_icp_id_icps_id_fk" FOREIGN KEY ("icp_id") REFERENCES "public"."icps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_rerun_of_lead_searches_id_fk" FOREIGN KEY ("rerun_of") REFERENCES "public"."lead_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_searches_recent_idx" ON "lead_searches" USING btree ("user_id","started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_searches_one_free_live" ON "lead_searches" USING btree ("user_id") WHERE campaign_id is null and state in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "search_results_best_idx" ON "search_results" USING btree ("user_id","search_id","score" DESC NULLS LAST,"person_id");--> statement-breakpoint
ALTER TABLE "search_results" ADD CONSTRAINT "search_results_verdict_known" CHECK ("search_results"."verdict" in ('qualified', 'unqualified', 'unknown'));