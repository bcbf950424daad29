CREATE TABLE "activity_seals" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"last_event_id" bigint NOT NULL,
	"events" integer NOT NULL,
	"differences" jsonb NOT NULL,
	CONSTRAINT "activity_seals_workspace_id_campaign_id_pk" PRIMARY KEY("workspace_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "erased_totals" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"mark" text NOT NULL,
	"contacted_on" date NOT NULL,
	"marked_on" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "erased_totals_pk" PRIMARY KEY("workspace_id","campaign_id","variant","mark","contacted_on","marked_on"),
	CONSTRAINT "erased_totals_variant_known" CHECK ("erased_totals"."variant" in ('a', 'b')),
	CONSTRAINT "erased_totals_mark_known" CHECK ("erased_totals"."mark" in ('planned', 'upcoming', 'tried', 'not_sent', 'unknown', 'confirmed', 'invited', 'pending', 'accepted', 'messaged', 'replied', 'positive', 'meeting')),
	CONSTRAINT "erased_totals_positive" CHECK ("erased_totals"."people" > 0)
);
--> statement-breakpoint
ALTER TABLE "activity" DROP CONSTRAINT "activity_kind_known";--> statement-breakpoint
ALTER TABLE "activity_seals" ADD CONSTRAINT "activity_seals_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_totals" ADD CONSTRAINT "erased_totals_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_kind_known" CHECK ("activity"."kind" in ('campaign_launched', 'campaign_paused', 'campaign_resumed', 'campaign_completed', 'campaign_edited', 'person_enrolled', 'person_moved', 'person_finished', 'person_paused', 'person_resumed', 'person_held', 'person_released', 'person_removed', 'person_hurried', 'recontact_confirmed', 'withdrawal_asked', 'step_done', 'step_skipped', 'step_not_sent', 'step_unknown', 'step_settled', 'step_held', 'note_dropped', 'task_due', 'task_done', 'text_approved', 'invitation_accepted', 'invitation_declined', 'message_read', 'reply_received', 'reply_understood', 'answer_sent', 'taken_over', 'opposed', 'opposition_undone', 'outcome_said', 'outcome_undone', 'account_backed_off', 'account_disconnected', 'account_reconnected', 'guardrail_raised'));--> statement-breakpoint
UPDATE "activity" SET "detail" = "activity"."detail" || jsonb_build_object('variant', e."variant") FROM "enrolments" e WHERE e."workspace_id" = "activity"."workspace_id" AND e."campaign_id" = "activity"."campaign_id" AND e."person_id" = "activity"."person_id" AND "activity"."kind" = 'person_enrolled' AND NOT "activity"."detail" ? 'variant';--> statement-breakpoint
INSERT INTO "activity" ("workspace_id", "kind", "at", "campaign_id", "person_id", "detail")
SELECT r."workspace_id", 'reply_understood', r."at", r."campaign_id", r."person_id", jsonb_build_object('kind', CASE WHEN c."is_positive" THEN 'interested' ELSE coalesce(c."last_kind", 'other') END)
FROM (SELECT DISTINCT ON ("workspace_id", "campaign_id", "person_id") "workspace_id", "campaign_id", "person_id", "at", "detail"->>'kind' AS "reply_kind" FROM "activity" WHERE "kind" = 'reply_received' AND "campaign_id" IS NOT NULL AND "person_id" IS NOT NULL ORDER BY "workspace_id", "campaign_id", "person_id", "id" DESC) r
CROSS JOIN LATERAL (SELECT coalesce(bool_or("reply_kind" = 'interested'), false) AS "is_positive", (array_agg("reply_kind" ORDER BY "last_reply_at" DESC NULLS LAST))[1] AS "last_kind" FROM "conversations" WHERE "conversations"."workspace_id" = r."workspace_id" AND "conversations"."person_id" = r."person_id") c
WHERE c."is_positive" IS DISTINCT FROM (r."reply_kind" IS NOT DISTINCT FROM 'interested')
ORDER BY r."at", r."person_id";--> statement-breakpoint
INSERT INTO "activity" ("workspace_id", "kind", "at", "campaign_id", "person_id", "detail")
SELECT j."workspace_id", CASE WHEN o."outcome" IS NULL THEN 'outcome_undone' ELSE 'outcome_said' END, coalesce(o."said_at", l."at"), j."campaign_id", j."person_id", jsonb_build_object('outcome', coalesce(o."outcome", l."detail"->>'outcome'))
FROM (SELECT DISTINCT "workspace_id", "campaign_id", "person_id" FROM "activity" WHERE "campaign_id" IS NOT NULL AND "person_id" IS NOT NULL AND "kind" IN ('person_enrolled', 'step_done', 'step_settled', 'step_not_sent', 'step_unknown', 'invitation_accepted', 'reply_received')) j
LEFT JOIN "prospect_outcomes" o ON o."workspace_id" = j."workspace_id" AND o."person_id" = j."person_id"
LEFT JOIN LATERAL (SELECT a."kind", a."at", a."detail" FROM "activity" a WHERE a."workspace_id" = j."workspace_id" AND a."campaign_id" = j."campaign_id" AND a."person_id" = j."person_id" AND a."kind" IN ('outcome_said', 'outcome_undone') ORDER BY a."id" DESC LIMIT 1) l ON true
WHERE o."outcome" IS DISTINCT FROM CASE l."kind" WHEN 'outcome_said' THEN l."detail"->>'outcome' END
ORDER BY 3, j."person_id";
