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
	CONSTRAINT "person_identities_kind_known" CHECK ("person_identities"."kind" in ('member_urn', 'public_identifier', 'classic', 'sales_navigator'))
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_identity_key";--> statement-breakpoint
DROP INDEX "campaign_leads_recent_idx";--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "public_identifier" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD COLUMN "score" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD COLUMN "reasons" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "distance" smallint;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "facts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "lawful_basis" text DEFAULT 'legitimate_interest' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "updated_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "profile_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_results" ADD CONSTRAINT "search_results_search_fk" FOREIGN KEY ("user_id","search_id") REFERENCES "public"."lead_searches"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_results" ADD CONSTRAINT "search_results_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_identities" ADD CONSTRAINT "person_identities_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_searches_campaign_idx" ON "lead_searches" USING btree ("user_id","campaign_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_searches_due_idx" ON "lead_searches" USING btree ("wakes_at") WHERE wakes_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_searches_one_live_per_campaign" ON "lead_searches" USING btree ("user_id","campaign_id") WHERE state in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "search_results_to_read_idx" ON "search_results" USING btree ("user_id","search_id","score" DESC NULLS LAST,"rank") WHERE read_at is null and is_worth_reading;--> statement-breakpoint
CREATE INDEX "person_identities_person_idx" ON "person_identities" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "campaign_leads_best_idx" ON "campaign_leads" USING btree ("user_id","campaign_id","score" DESC NULLS LAST,"person_id");--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD CONSTRAINT "campaign_leads_score_in_bounds" CHECK ("campaign_leads"."score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_source_known" CHECK ("people"."source" in ('search', 'import', 'relations', 'manual'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_basis_known" CHECK ("people"."lawful_basis" in ('legitimate_interest', 'consent', 'contract'));