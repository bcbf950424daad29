CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "workspaces" ("id", "created_at") SELECT "id", "created_at" FROM "users";--> statement-breakpoint
ALTER TABLE "writing_settings" DROP CONSTRAINT "writing_settings_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "voice_rules" DROP CONSTRAINT "voice_rules_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "connection_attempts" DROP CONSTRAINT "connection_attempts_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "social_accounts" DROP CONSTRAINT "social_accounts_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "saved_answers" DROP CONSTRAINT "saved_answers_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "writer_usage" DROP CONSTRAINT "writer_usage_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sequence_models" DROP CONSTRAINT "sequence_models_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "lead_actions" DROP CONSTRAINT "lead_actions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "icps" DROP CONSTRAINT "icps_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "person_retention" DROP CONSTRAINT "person_retention_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "tombstones" DROP CONSTRAINT "tombstones_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "oppositions" DROP CONSTRAINT "oppositions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "exclusions" DROP CONSTRAINT "exclusions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "activity" DROP CONSTRAINT "activity_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "writing_settings" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "voice_pairs" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "voice_rules" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "draft_runs" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "draft_versions" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "drafts" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "lead_searches" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "search_results" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "imports" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "suggestion_answers" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "person_notes" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "prospect_outcomes" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "account_uses" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "connection_attempts" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "network_news" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "pending_invitations" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "social_accounts" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "attempts" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "conversations" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "saved_answers" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "enrolments" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "writer_usage" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "sequence_models" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "offers" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "lead_actions" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "icps" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "campaign_sequences" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "saved_views" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "relations" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "people" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "person_identities" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "person_events" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "person_merges" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "person_retention" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "tombstones" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "oppositions" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "exclusions" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "campaign_counts" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "campaign_leads" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "activity" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "writing_settings" ADD CONSTRAINT "writing_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rules" ADD CONSTRAINT "voice_rules_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD CONSTRAINT "writer_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sequence_models" ADD CONSTRAINT "sequence_models_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_actions" ADD CONSTRAINT "lead_actions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icps" ADD CONSTRAINT "icps_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_retention" ADD CONSTRAINT "person_retention_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tombstones" ADD CONSTRAINT "tombstones_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oppositions" ADD CONSTRAINT "oppositions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_pairs" RENAME CONSTRAINT "voice_pairs_user_id_draft_id_pk" TO "voice_pairs_workspace_id_draft_id_pk";--> statement-breakpoint
ALTER TABLE "draft_versions" RENAME CONSTRAINT "draft_versions_user_id_draft_id_number_pk" TO "draft_versions_workspace_id_draft_id_number_pk";--> statement-breakpoint
ALTER TABLE "search_results" RENAME CONSTRAINT "search_results_user_id_search_id_person_id_pk" TO "search_results_workspace_id_search_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "suggestion_answers" RENAME CONSTRAINT "suggestion_answers_user_id_icp_id_person_id_pk" TO "suggestion_answers_workspace_id_icp_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "prospect_outcomes" RENAME CONSTRAINT "prospect_outcomes_user_id_person_id_pk" TO "prospect_outcomes_workspace_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "account_uses" RENAME CONSTRAINT "account_uses_user_id_account_id_act_day_pk" TO "account_uses_workspace_id_account_id_act_day_pk";--> statement-breakpoint
ALTER INDEX "connection_attempts_user_idx" RENAME TO "connection_attempts_workspace_idx";--> statement-breakpoint
ALTER TABLE "pending_invitations" RENAME CONSTRAINT "pending_invitations_user_id_account_id_invitation_id_pk" TO "pending_invitations_workspace_id_account_id_invitation_id_pk";--> statement-breakpoint
ALTER INDEX "social_accounts_one_live_per_user" RENAME TO "social_accounts_one_live_per_workspace";--> statement-breakpoint
ALTER INDEX "saved_answers_user_idx" RENAME TO "saved_answers_workspace_idx";--> statement-breakpoint
ALTER TABLE "enrolments" RENAME CONSTRAINT "enrolments_user_id_campaign_id_person_id_pk" TO "enrolments_workspace_id_campaign_id_person_id_pk";--> statement-breakpoint
ALTER INDEX "sequence_models_user_idx" RENAME TO "sequence_models_workspace_idx";--> statement-breakpoint
ALTER INDEX "offers_user_idx" RENAME TO "offers_workspace_idx";--> statement-breakpoint
ALTER INDEX "lead_actions_user_idx" RENAME TO "lead_actions_workspace_idx";--> statement-breakpoint
ALTER INDEX "icps_user_idx" RENAME TO "icps_workspace_idx";--> statement-breakpoint
ALTER TABLE "campaign_sequences" RENAME CONSTRAINT "campaign_sequences_user_id_campaign_id_version_pk" TO "campaign_sequences_workspace_id_campaign_id_version_pk";--> statement-breakpoint
ALTER INDEX "campaigns_user_idx" RENAME TO "campaigns_workspace_idx";--> statement-breakpoint
ALTER TABLE "relations" RENAME CONSTRAINT "relations_user_id_account_id_person_id_pk" TO "relations_workspace_id_account_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "person_identities" RENAME CONSTRAINT "person_identities_user_id_kind_value_pk" TO "person_identities_workspace_id_kind_value_pk";--> statement-breakpoint
ALTER TABLE "tombstones" RENAME CONSTRAINT "tombstones_user_id_hash_pk" TO "tombstones_workspace_id_hash_pk";--> statement-breakpoint
ALTER TABLE "oppositions" RENAME CONSTRAINT "oppositions_user_id_hash_pk" TO "oppositions_workspace_id_hash_pk";--> statement-breakpoint
ALTER TABLE "campaign_counts" RENAME CONSTRAINT "campaign_counts_user_id_campaign_id_pk" TO "campaign_counts_workspace_id_campaign_id_pk";--> statement-breakpoint
ALTER TABLE "campaign_leads" RENAME CONSTRAINT "campaign_leads_user_id_campaign_id_person_id_pk" TO "campaign_leads_workspace_id_campaign_id_person_id_pk";--> statement-breakpoint
ALTER INDEX "activity_user_idx" RENAME TO "activity_workspace_idx";--> statement-breakpoint
UPDATE "person_merges" SET "before" = replace("before"::text, '"user_id": ', '"workspace_id": ')::jsonb;