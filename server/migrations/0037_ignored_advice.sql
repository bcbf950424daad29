CREATE TABLE "ignored_advice" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"ignored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ignored_advice_pk" PRIMARY KEY("workspace_id","campaign_id","rule","subject"),
	CONSTRAINT "ignored_advice_rule_known" CHECK ("ignored_advice"."rule" in ('low_acceptance', 'low_replies', 'segment', 'hours', 'argument', 'variants', 'note_too_long', 'texts_alike', 'same_edits', 'waiting_texts', 'early_follow_ups', 'narrow_target', 'wide_target', 'shared_companies', 'dry_list', 'quota', 'note_budget', 'pending_invitations', 'account_health'))
);
--> statement-breakpoint
ALTER TABLE "erased_totals" DROP CONSTRAINT "erased_totals_variant_known";--> statement-breakpoint
ALTER TABLE "ignored_advice" ADD CONSTRAINT "ignored_advice_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DO $$
BEGIN
  CREATE TEMP TABLE summed ON COMMIT DROP AS
    SELECT workspace_id, campaign_id, mark, contacted_on, marked_on, sum(people)::integer AS people
    FROM erased_totals GROUP BY workspace_id, campaign_id, mark, contacted_on, marked_on;
  DELETE FROM erased_totals;
  INSERT INTO erased_totals (workspace_id, campaign_id, variant, mark, contacted_on, marked_on, people)
    SELECT workspace_id, campaign_id, 'a', mark, contacted_on, marked_on, people FROM summed;
END $$;--> statement-breakpoint
ALTER TABLE "erased_totals" DROP CONSTRAINT "erased_totals_pk";--> statement-breakpoint
ALTER TABLE "erased_totals" DROP COLUMN "variant";--> statement-breakpoint
ALTER TABLE "erased_totals" ADD CONSTRAINT "erased_totals_pk" PRIMARY KEY("workspace_id","campaign_id","mark","contacted_on","marked_on");
