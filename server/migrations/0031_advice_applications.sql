CREATE TABLE "advice_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"change" text NOT NULL,
	"edit" jsonb NOT NULL,
	"measured" jsonb,
	"applied_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "advice_applications_rule_known" CHECK ("advice_applications"."rule" in ('low_acceptance', 'low_replies', 'segment', 'hours', 'argument', 'variants', 'note_too_long', 'texts_alike', 'same_edits', 'waiting_texts', 'early_follow_ups', 'narrow_target', 'wide_target', 'shared_companies', 'dry_list', 'quota', 'note_budget', 'pending_invitations', 'account_health')),
	CONSTRAINT "advice_applications_undone_later" CHECK ("advice_applications"."undone_at" >= "advice_applications"."applied_at")
);
--> statement-breakpoint
ALTER TABLE "advice_applications" ADD CONSTRAINT "advice_applications_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advice_applications_once" ON "advice_applications" USING btree ("workspace_id","campaign_id","rule","subject") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "advice_applications_campaign_idx" ON "advice_applications" USING btree ("workspace_id","campaign_id","applied_at" DESC NULLS LAST);