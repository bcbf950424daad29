CREATE TABLE "suggestion_answers" (
	"user_id" uuid NOT NULL,
	"icp_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"facts" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_answers_user_id_icp_id_person_id_pk" PRIMARY KEY("user_id","icp_id","person_id"),
	CONSTRAINT "suggestion_answers_known" CHECK ("suggestion_answers"."answer" in ('accepted', 'refused', 'later'))
);
--> statement-breakpoint
CREATE TABLE "exclusions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exclusions_once" UNIQUE("user_id","kind","value"),
	CONSTRAINT "exclusions_kind_known" CHECK ("exclusions"."kind" in ('person', 'company', 'customer', 'domain', 'keyword')),
	CONSTRAINT "exclusions_value_filled" CHECK ("exclusions"."value" <> '')
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reading" jsonb NOT NULL,
	"mapping" jsonb,
	"table" jsonb,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('draft', 'confirmed')),
	CONSTRAINT "imports_confirmed_is_dated" CHECK (("imports"."state" = 'confirmed') = ("imports"."confirmed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "lead_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"query" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"stage" text DEFAULT 'pages' NOT NULL,
	"cursor" text,
	"found" integer DEFAULT 0 NOT NULL,
	"new_people" integer DEFAULT 0 NOT NULL,
	"qualified" integer DEFAULT 0 NOT NULL,
	"profiles_read" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"message" text,
	"wakes_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"unit" text DEFAULT 'held' NOT NULL,
	"unit_month" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "lead_searches_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "lead_searches_state_known" CHECK ("lead_searches"."state" in ('queued', 'running', 'waiting', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "lead_searches_stage_known" CHECK ("lead_searches"."stage" in ('pages', 'profiles')),
	CONSTRAINT "lead_searches_unit_known" CHECK ("lead_searches"."unit" in ('held', 'spent', 'returned')),
	CONSTRAINT "lead_searches_over_is_dated" CHECK (("lead_searches"."state" in ('completed', 'failed', 'cancelled')) = ("lead_searches"."finished_at" is not null)),
	CONSTRAINT "lead_searches_over_is_settled" CHECK ("lead_searches"."finished_at" is null or "lead_searches"."unit" <> 'held')
);
--> statement-breakpoint
CREATE TABLE "search_results" (
	"user_id" uuid NOT NULL,
	"search_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"profile_key" text NOT NULL,
	"score" integer NOT NULL,
	"is_worth_reading" boolean NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "search_results_user_id_search_id_person_id_pk" PRIMARY KEY("user_id","search_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "person_identities" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "person_identities_user_id_kind_value_pk" PRIMARY KEY("user_id","kind","value"),
	CONSTRAINT "person_identities_kind_known" CHECK ("person_identities"."kind" in ('member_urn', 'public_identifier', 'classic', 'sales_navigator', 'email', 'crm'))
);
--> statement-breakpoint
CREATE TABLE "person_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"because" text NOT NULL,
	"before" jsonb NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tombstones_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_named_once" UNIQUE("user_id","name"),
	CONSTRAINT "saved_views_named" CHECK ("saved_views"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_identity_key";--> statement-breakpoint
DROP INDEX "campaign_leads_recent_idx";--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "public_identifier" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD COLUMN "score" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD COLUMN "reasons" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "siren" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "naf" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "headcount_band" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "origins" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "sort_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "distance" smallint;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "facts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "score" smallint;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "exclusion_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "lawful_basis" text DEFAULT 'legitimate_interest' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "source_detail" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "last_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "updated_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "profile_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suggestion_answers" ADD CONSTRAINT "suggestion_answers_icp_fk" FOREIGN KEY ("user_id","icp_id") REFERENCES "public"."icps"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_answers" ADD CONSTRAINT "suggestion_answers_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_results" ADD CONSTRAINT "search_results_search_fk" FOREIGN KEY ("user_id","search_id") REFERENCES "public"."lead_searches"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_results" ADD CONSTRAINT "search_results_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_identities" ADD CONSTRAINT "person_identities_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_events" ADD CONSTRAINT "person_events_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_kept_fk" FOREIGN KEY ("user_id","kept_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstones" ADD CONSTRAINT "tombstones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_answers_recent_idx" ON "suggestion_answers" USING btree ("user_id","icp_id","answered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exclusions_recent_idx" ON "exclusions" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "imports_recent_idx" ON "imports" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "lead_searches_campaign_idx" ON "lead_searches" USING btree ("user_id","campaign_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_searches_due_idx" ON "lead_searches" USING btree ("wakes_at") WHERE wakes_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_searches_one_live_per_campaign" ON "lead_searches" USING btree ("user_id","campaign_id") WHERE state in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "search_results_to_read_idx" ON "search_results" USING btree ("user_id","search_id","score" DESC NULLS LAST,"rank") WHERE read_at is null and is_worth_reading;--> statement-breakpoint
CREATE INDEX "person_identities_person_idx" ON "person_identities" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "person_events_person_idx" ON "person_events" USING btree ("user_id","person_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "person_merges_kept_idx" ON "person_merges" USING btree ("user_id","kept_id","merged_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_exclusion_id_exclusions_id_fk" FOREIGN KEY ("exclusion_id") REFERENCES "public"."exclusions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_leads_best_idx" ON "campaign_leads" USING btree ("user_id","campaign_id","score" DESC NULLS LAST,"person_id");--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD CONSTRAINT "campaign_leads_score_in_bounds" CHECK ("campaign_leads"."score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_siren_well_formed" CHECK ("people"."siren" ~ '^[0-9]{9}$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_score_in_bounds" CHECK ("people"."score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_score_with_verdict" CHECK (("people"."score" is null) = ("people"."verdict" is null));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_verdict_known" CHECK ("people"."verdict" in ('qualified', 'unqualified', 'unknown'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_source_known" CHECK ("people"."source" in ('search', 'import', 'relations', 'manual'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_basis_known" CHECK ("people"."lawful_basis" in ('legitimate_interest', 'consent', 'contract'));