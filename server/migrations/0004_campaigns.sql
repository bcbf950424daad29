CREATE TABLE "campaign_sequences" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_sequences_user_id_campaign_id_version_pk" PRIMARY KEY("user_id","campaign_id","version"),
	CONSTRAINT "campaign_sequences_numbered" CHECK ("campaign_sequences"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'inactive' NOT NULL,
	"paused_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"offer_id" uuid,
	"icp_id" uuid,
	"account_id" uuid,
	"last_search_query" jsonb,
	"sequence_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"launched_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "campaigns_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "campaigns_named" CHECK ("campaigns"."name" <> ''),
	CONSTRAINT "campaigns_status_known" CHECK ("campaigns"."status" in ('inactive', 'active', 'paused', 'completed', 'archived')),
	CONSTRAINT "campaigns_reason_known" CHECK ("campaigns"."paused_reason" in ('user', 'account_disconnected', 'account_restricted', 'guardrail', 'plan')),
	CONSTRAINT "campaigns_pause_has_reason" CHECK (("campaigns"."status" = 'paused') = ("campaigns"."paused_reason" is not null)),
	CONSTRAINT "campaigns_running_was_launched" CHECK ("campaigns"."status" not in ('active', 'completed') or "campaigns"."launched_at" is not null),
	CONSTRAINT "campaigns_active_is_ready" CHECK ("campaigns"."status" <> 'active' or ("campaigns"."offer_id" is not null and "campaigns"."account_id" is not null and "campaigns"."sequence_version" > 0))
);
--> statement-breakpoint
CREATE TABLE "icps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "icps_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "icps_named" CHECK ("icps"."name" <> ''),
	CONSTRAINT "icps_content_is_object" CHECK (jsonb_typeof("icps"."content") = 'object')
);
--> statement-breakpoint
CREATE TABLE "campaign_counts" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"qualified" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_counts_user_id_campaign_id_pk" PRIMARY KEY("user_id","campaign_id"),
	CONSTRAINT "campaign_counts_in_order" CHECK ("campaign_counts"."qualified" >= 0 and "campaign_counts"."qualified" <= "campaign_counts"."leads")
);
--> statement-breakpoint
CREATE TABLE "campaign_leads" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_leads_user_id_campaign_id_person_id_pk" PRIMARY KEY("user_id","campaign_id","person_id"),
	CONSTRAINT "campaign_leads_verdict_known" CHECK ("campaign_leads"."verdict" in ('qualified', 'unqualified', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "offers_named" CHECK ("offers"."name" <> ''),
	CONSTRAINT "offers_content_is_object" CHECK (jsonb_typeof("offers"."content") = 'object')
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"public_identifier" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"headline" text,
	"company" text,
	"location" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "people_identity_key" UNIQUE("user_id","public_identifier")
);
--> statement-breakpoint
CREATE TABLE "search_uses" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "search_uses_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "search_uses_positive" CHECK ("search_uses"."used" >= 0),
	CONSTRAINT "search_uses_by_month" CHECK ("search_uses"."month" ~ '^\d{4}-\d{2}$')
);
--> statement-breakpoint
CREATE TABLE "sequence_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sequence_models_named" CHECK ("sequence_models"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "campaign_sequences" ADD CONSTRAINT "campaign_sequences_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_offer_fk" FOREIGN KEY ("user_id","offer_id") REFERENCES "public"."offers"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_icp_fk" FOREIGN KEY ("user_id","icp_id") REFERENCES "public"."icps"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icps" ADD CONSTRAINT "icps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_counts" ADD CONSTRAINT "campaign_counts_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD CONSTRAINT "campaign_leads_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD CONSTRAINT "campaign_leads_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_uses" ADD CONSTRAINT "search_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sequence_models" ADD CONSTRAINT "sequence_models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_user_idx" ON "campaigns" USING btree ("user_id","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_offer_idx" ON "campaigns" USING btree ("user_id","offer_id");--> statement-breakpoint
CREATE INDEX "campaigns_icp_idx" ON "campaigns" USING btree ("user_id","icp_id");--> statement-breakpoint
CREATE INDEX "campaigns_account_idx" ON "campaigns" USING btree ("user_id","account_id","status");--> statement-breakpoint
CREATE INDEX "icps_user_idx" ON "icps" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_leads_recent_idx" ON "campaign_leads" USING btree ("user_id","campaign_id","added_at" DESC NULLS LAST,"person_id");--> statement-breakpoint
CREATE INDEX "offers_user_idx" ON "offers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "people_recent_idx" ON "people" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sequence_models_user_idx" ON "sequence_models" USING btree ("user_id","created_at");