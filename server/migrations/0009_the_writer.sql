CREATE TABLE "draft_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"asked" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"held_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "draft_runs_state_known" CHECK ("draft_runs"."state" in ('running', 'completed', 'failed')),
	CONSTRAINT "draft_runs_over_is_dated" CHECK (("draft_runs"."state" = 'running') = ("draft_runs"."finished_at" is null)),
	CONSTRAINT "draft_runs_in_order" CHECK ("draft_runs"."written" >= 0 and "draft_runs"."written" <= "draft_runs"."asked")
);
--> statement-breakpoint
CREATE TABLE "draft_versions" (
	"user_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"parent" integer,
	"angle" text NOT NULL,
	"text" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"cited" jsonb NOT NULL,
	"brief_key" text NOT NULL,
	"findings" jsonb NOT NULL,
	"cause" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_versions_user_id_draft_id_number_pk" PRIMARY KEY("user_id","draft_id","number"),
	CONSTRAINT "draft_versions_in_order" CHECK ("draft_versions"."number" > 0 and ("draft_versions"."parent" is null or "draft_versions"."parent" < "draft_versions"."number")),
	CONSTRAINT "draft_versions_cause_known" CHECK ("draft_versions"."cause" in ('written', 'again', 'shorter', 'warmer', 'more_direct', 'sentence', 'angle', 'edited', 'fixed')),
	CONSTRAINT "draft_versions_author_known" CHECK ("draft_versions"."author" in ('composer', 'model', 'person'))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"step_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"angle" text NOT NULL,
	"text" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"blocking" smallint NOT NULL,
	"advice" smallint NOT NULL,
	"ignored" text[] DEFAULT '{}' NOT NULL,
	"rules" jsonb NOT NULL,
	"brief_key" text NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	"author" text NOT NULL,
	"text_number" smallint NOT NULL,
	"position" text NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "drafts_one_per_step" UNIQUE("user_id","campaign_id","person_id","step_key"),
	CONSTRAINT "drafts_state_known" CHECK ("drafts"."state" in ('waiting', 'approved', 'skipped')),
	CONSTRAINT "drafts_angle_known" CHECK ("drafts"."angle" in ('statement', 'question')),
	CONSTRAINT "drafts_author_known" CHECK ("drafts"."author" in ('composer', 'model', 'person')),
	CONSTRAINT "drafts_counts_in_bounds" CHECK ("drafts"."blocking" >= 0 and "drafts"."advice" >= 0),
	CONSTRAINT "drafts_approved_is_clear" CHECK ("drafts"."state" <> 'approved' or ("drafts"."blocking" = 0 and "drafts"."text" <> '')),
	CONSTRAINT "drafts_approved_is_dated" CHECK (("drafts"."state" = 'approved') = ("drafts"."approved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "voice_pairs" (
	"user_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"written" text NOT NULL,
	"sent" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_pairs_user_id_draft_id_pk" PRIMARY KEY("user_id","draft_id")
);
--> statement-breakpoint
CREATE TABLE "voice_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"habit" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"origin" text NOT NULL,
	"shown_by" integer DEFAULT 0 NOT NULL,
	"learned_as" text,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_rules_once" UNIQUE("user_id","kind","value"),
	CONSTRAINT "voice_rules_origin_known" CHECK ("voice_rules"."origin" in ('edits', 'samples', 'own')),
	CONSTRAINT "voice_rules_counted" CHECK ("voice_rules"."shown_by" >= 0)
);
--> statement-breakpoint
CREATE TABLE "writer_usage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint,
	"currency" text,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "writer_usage_purpose_known" CHECK ("writer_usage"."purpose" in ('message', 'reply', 'answer', 'offer', 'profile', 'criteria')),
	CONSTRAINT "writer_usage_outcome_known" CHECK ("writer_usage"."outcome" in ('used', 'refused_by_gate', 'invalid', 'refused', 'failed', 'timed_out')),
	CONSTRAINT "writer_usage_cost_has_currency" CHECK (("writer_usage"."cost_micros" is null) = ("writer_usage"."currency" is null))
);
--> statement-breakpoint
CREATE TABLE "writing_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"banned_phrases" text[],
	"lexicon" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_runs" ADD CONSTRAINT "draft_runs_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_draft_fk" FOREIGN KEY ("user_id","draft_id") REFERENCES "public"."drafts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_lead_fk" FOREIGN KEY ("user_id","campaign_id","person_id") REFERENCES "public"."campaign_leads"("user_id","campaign_id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "voice_pairs" ADD CONSTRAINT "voice_pairs_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rules" ADD CONSTRAINT "voice_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD CONSTRAINT "writer_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD CONSTRAINT "writer_usage_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_settings" ADD CONSTRAINT "writing_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_runs_one_running" ON "draft_runs" USING btree ("user_id","campaign_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "draft_runs_recent_idx" ON "draft_runs" USING btree ("user_id","campaign_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "draft_runs_due_idx" ON "draft_runs" USING btree ("held_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "drafts_queue_idx" ON "drafts" USING btree ("user_id","state","position" collate "C");--> statement-breakpoint
CREATE INDEX "drafts_campaign_queue_idx" ON "drafts" USING btree ("user_id","campaign_id","state","position" collate "C");--> statement-breakpoint
CREATE INDEX "drafts_recent_idx" ON "drafts" USING btree ("user_id","updated_at" DESC NULLS LAST) WHERE state <> 'skipped';--> statement-breakpoint
CREATE INDEX "voice_pairs_latest_idx" ON "voice_pairs" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voice_pairs_person_idx" ON "voice_pairs" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "writer_usage_month_idx" ON "writer_usage" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "writer_usage_campaign_idx" ON "writer_usage" USING btree ("campaign_id");