ALTER TABLE "campaign_leads" ADD COLUMN "outside_market" jsonb;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "campaign_leads_outside_idx" ON "campaign_leads" USING btree ("workspace_id","campaign_id","verdict","score" DESC NULLS LAST,"person_id") WHERE "campaign_leads"."outside_market" is not null;