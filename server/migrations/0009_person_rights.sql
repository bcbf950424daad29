CREATE TABLE "person_retention" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead_searches" ADD COLUMN "erased" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_merges" ADD COLUMN "ordinal" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "person_merges_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "person_retention" ADD CONSTRAINT "person_retention_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_answers_person_idx" ON "suggestion_answers" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "search_results_person_idx" ON "search_results" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "campaign_leads_person_idx" ON "campaign_leads" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "people_excluded_idx" ON "people" USING btree ("user_id","exclusion_id") WHERE exclusion_id is not null;--> statement-breakpoint
CREATE INDEX "people_last_contact_idx" ON "people" USING btree (coalesce(last_contact_at, created_at),"user_id");--> statement-breakpoint
CREATE INDEX "person_merges_recent_idx" ON "person_merges" USING btree ("user_id","merged_at" DESC NULLS LAST,"id");