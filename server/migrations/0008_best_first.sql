DROP INDEX "search_results_best_idx";--> statement-breakpoint
DROP INDEX "campaign_leads_best_idx";--> statement-breakpoint
CREATE INDEX "search_results_best_idx" ON "search_results" USING btree ("user_id","search_id","verdict","score" DESC NULLS LAST,"person_id");--> statement-breakpoint
CREATE INDEX "campaign_leads_best_idx" ON "campaign_leads" USING btree ("user_id","campaign_id","verdict","score" DESC NULLS LAST,"person_id");