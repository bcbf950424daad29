ALTER TABLE "activity" DROP CONSTRAINT "activity_kind_known";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "wakes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD COLUMN "recontact_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "activity_common_idx" ON "activity" USING btree ("user_id","id" DESC NULLS LAST) WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "activity_accepted_idx" ON "activity" USING btree ("at") WHERE kind = 'invitation_accepted';--> statement-breakpoint
CREATE INDEX "activity_alarms_idx" ON "activity" USING btree ("user_id","campaign_id","id" DESC NULLS LAST) WHERE kind = 'guardrail_raised';--> statement-breakpoint
CREATE INDEX "activity_backed_off_idx" ON "activity" USING btree ("user_id","account_id","at") WHERE kind = 'account_backed_off';--> statement-breakpoint
CREATE INDEX "conversations_wakes_idx" ON "conversations" USING btree ("wakes_at") WHERE wakes_at is not null;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_kind_known" CHECK ("activity"."kind" in ('campaign_launched', 'campaign_paused', 'campaign_resumed', 'campaign_completed', 'campaign_edited', 'person_enrolled', 'person_moved', 'person_finished', 'person_paused', 'person_resumed', 'person_held', 'person_released', 'person_removed', 'person_hurried', 'recontact_confirmed', 'withdrawal_asked', 'step_done', 'step_skipped', 'step_not_sent', 'step_unknown', 'step_settled', 'step_held', 'note_dropped', 'task_due', 'task_done', 'text_approved', 'invitation_accepted', 'invitation_declined', 'message_read', 'reply_received', 'answer_sent', 'taken_over', 'opposed', 'opposition_undone', 'account_backed_off', 'account_disconnected', 'account_reconnected', 'guardrail_raised'));--> statement-breakpoint
UPDATE "conversations" SET "wakes_at" = "snoozed_until" WHERE "snoozed_until" > now();
