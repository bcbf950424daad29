CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"campaign_id" uuid,
	"person_id" uuid,
	"account_id" uuid,
	"step_key" text,
	"detail" jsonb NOT NULL,
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "activity_kind_known" CHECK ("activity"."kind" in ('campaign_launched', 'campaign_paused', 'campaign_resumed', 'campaign_completed', 'campaign_edited', 'person_enrolled', 'person_moved', 'person_finished', 'person_paused', 'person_resumed', 'person_held', 'person_released', 'person_removed', 'person_hurried', 'step_done', 'step_skipped', 'step_not_sent', 'step_unknown', 'step_settled', 'note_dropped', 'task_due', 'task_done', 'text_approved', 'invitation_accepted', 'invitation_declined', 'message_read', 'reply_received', 'answer_sent', 'taken_over', 'opposed', 'opposition_undone', 'account_backed_off', 'account_disconnected', 'account_reconnected', 'guardrail_raised'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"network_conversation_id" text,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_reply_at" timestamp with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"reply_kind" text,
	"returns_on" date,
	"needs_review" boolean DEFAULT false NOT NULL,
	"snoozed_until" timestamp with time zone,
	CONSTRAINT "conversations_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "conversations_kind_known" CHECK ("conversations"."reply_kind" in ('interested', 'question', 'later', 'refusal', 'opposition', 'absence', 'wrong_person', 'other')),
	CONSTRAINT "conversations_unread_positive" CHECK ("conversations"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"network_message_id" text,
	"attempt_id" uuid,
	"read_at" timestamp with time zone,
	"reply_kind" text,
	"read_by" text,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "messages_author_known" CHECK ("messages"."author" in ('person', 'campaign', 'user', 'owner')),
	CONSTRAINT "messages_kind_known" CHECK ("messages"."reply_kind" in ('interested', 'question', 'later', 'refusal', 'opposition', 'absence', 'wrong_person', 'other')),
	CONSTRAINT "messages_reader_known" CHECK ("messages"."read_by" in ('rules', 'model', 'person'))
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_answers_filled" CHECK ("saved_answers"."name" <> '' and "saved_answers"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"campaign_id" uuid,
	"person_id" uuid NOT NULL,
	"step_key" text NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"token" uuid,
	"text" text,
	"has_note" boolean DEFAULT false NOT NULL,
	"network_person_id" text,
	"gate" jsonb,
	"quota_day" date,
	"planned_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"called_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"outcome" text,
	"network_id" text,
	"conversation_id" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"absences" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "attempts_once" UNIQUE NULLS NOT DISTINCT("user_id","campaign_id","person_id","step_key"),
	CONSTRAINT "attempts_state_known" CHECK ("attempts"."state" in ('planned', 'claimed', 'in_flight', 'confirmed', 'not_sent', 'unknown')),
	CONSTRAINT "attempts_act_known" CHECK ("attempts"."act" in ('visit', 'invite', 'message', 'withdraw', 'task', 'answer')),
	CONSTRAINT "attempts_settler_known" CHECK ("attempts"."settled_by" in ('call', 'network', 'person', 'presumed', 'rule')),
	CONSTRAINT "attempts_claim_is_held" CHECK ("attempts"."state" not in ('claimed', 'in_flight') or "attempts"."token" is not null),
	CONSTRAINT "attempts_call_is_dated" CHECK ("attempts"."state" not in ('in_flight', 'unknown') or "attempts"."called_at" is not null),
	CONSTRAINT "attempts_end_is_dated" CHECK (("attempts"."state" in ('confirmed', 'not_sent')) = ("attempts"."settled_at" is not null and "attempts"."settled_by" is not null)),
	CONSTRAINT "attempts_message_has_text" CHECK ("attempts"."act" not in ('message', 'answer') or "attempts"."text" <> ''),
	CONSTRAINT "attempts_unknown_is_followed" CHECK ("attempts"."state" <> 'unknown' or "attempts"."next_check_at" is not null or "attempts"."asked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sequence_version" integer NOT NULL,
	"variant" text NOT NULL,
	"score" smallint NOT NULL,
	"state" text NOT NULL,
	"next_action_at" timestamp with time zone,
	"next_step_key" text,
	"next_act" text,
	"reason" text,
	"enrolled_at" timestamp with time zone NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"is_held" boolean DEFAULT false NOT NULL,
	"first_at" timestamp with time zone,
	"replied_at" timestamp with time zone,
	"taken_over_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "enrolments_user_id_campaign_id_person_id_pk" PRIMARY KEY("user_id","campaign_id","person_id"),
	CONSTRAINT "enrolments_state_known" CHECK ("enrolments"."state" in ('waiting', 'ready', 'asking', 'finished')),
	CONSTRAINT "enrolments_variant_known" CHECK ("enrolments"."variant" in ('a', 'b')),
	CONSTRAINT "enrolments_act_known" CHECK ("enrolments"."next_act" in ('visit', 'invite', 'message', 'withdraw', 'task', 'answer')),
	CONSTRAINT "enrolments_waiting_is_dated" CHECK ("enrolments"."state" <> 'waiting' or "enrolments"."next_action_at" is not null),
	CONSTRAINT "enrolments_ready_has_act" CHECK ("enrolments"."state" <> 'ready' or ("enrolments"."next_act" is not null and "enrolments"."next_step_key" is not null and "enrolments"."next_action_at" is not null)),
	CONSTRAINT "enrolments_reason_told" CHECK ("enrolments"."state" = 'ready' or "enrolments"."reason" is not null),
	CONSTRAINT "enrolments_finished_is_dated" CHECK (("enrolments"."state" = 'finished') = ("enrolments"."finished_at" is not null)),
	CONSTRAINT "enrolments_replied_is_finished" CHECK ("enrolments"."replied_at" is null or "enrolments"."state" = 'finished')
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mails_replies" boolean DEFAULT true NOT NULL,
	"mails_disconnections" boolean DEFAULT true NOT NULL,
	"mails_digest" boolean DEFAULT true NOT NULL,
	"digest_sent_for" date
);
--> statement-breakpoint
CREATE TABLE "oppositions" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"source" text NOT NULL,
	"opposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oppositions_user_id_hash_pk" PRIMARY KEY("user_id","hash"),
	CONSTRAINT "oppositions_source_known" CHECK ("oppositions"."source" in ('reply', 'page', 'user'))
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_notes_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "person_notes_filled" CHECK ("person_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "prospect_outcomes" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"stopped_campaign_id" uuid,
	CONSTRAINT "prospect_outcomes_user_id_person_id_pk" PRIMARY KEY("user_id","person_id"),
	CONSTRAINT "prospect_outcomes_known" CHECK ("prospect_outcomes"."outcome" in ('meeting', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone,
	"network_person_id" text,
	"invitation_id" text,
	"campaign_id" uuid,
	"invited_at" timestamp with time zone,
	CONSTRAINT "relations_user_id_account_id_person_id_pk" PRIMARY KEY("user_id","account_id","person_id"),
	CONSTRAINT "relations_state_known" CHECK ("relations"."state" in ('none', 'invited', 'connected', 'declined', 'withdrawn')),
	CONSTRAINT "relations_invited_is_dated" CHECK ("relations"."state" <> 'invited' or "relations"."since" is not null)
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "last_served_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "wake_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "next_slot_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "slot_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "backs_off_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_campaign_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_lead_fk" FOREIGN KEY ("user_id","campaign_id","person_id") REFERENCES "public"."campaign_leads"("user_id","campaign_id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oppositions" ADD CONSTRAINT "oppositions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_outcomes" ADD CONSTRAINT "prospect_outcomes_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_person_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_user_idx" ON "activity" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_written_idx" ON "activity" USING btree ("user_id","written_by");--> statement-breakpoint
CREATE INDEX "activity_campaign_idx" ON "activity" USING btree ("user_id","campaign_id","id" DESC NULLS LAST) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "activity_person_idx" ON "activity" USING btree ("user_id","person_id","id" DESC NULLS LAST) WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "activity_opposed_idx" ON "activity" USING btree ("user_id","person_id") WHERE kind = 'opposed';--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_per_person" ON "conversations" USING btree ("user_id","account_id","person_id");--> statement-breakpoint
CREATE INDEX "conversations_recent_idx" ON "conversations" USING btree ("user_id","last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "conversations_unread_idx" ON "conversations" USING btree ("user_id","last_message_at" DESC NULLS LAST,"id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "conversations_person_idx" ON "conversations" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "messages_thread_idx" ON "messages" USING btree ("user_id","conversation_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("user_id","network_message_id") WHERE network_message_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_per_attempt" ON "messages" USING btree ("user_id","attempt_id") WHERE attempt_id is not null;--> statement-breakpoint
CREATE INDEX "saved_answers_user_idx" ON "saved_answers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "attempts_open_idx" ON "attempts" USING btree ("claimed_at") WHERE state in ('claimed', 'in_flight');--> statement-breakpoint
CREATE INDEX "attempts_unknown_idx" ON "attempts" USING btree ("next_check_at") WHERE state = 'unknown';--> statement-breakpoint
CREATE INDEX "attempts_asked_idx" ON "attempts" USING btree ("user_id","asked_at") WHERE state = 'unknown' and asked_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_planned_idx" ON "attempts" USING btree ("account_id","planned_at") WHERE state = 'planned' and act <> 'task';--> statement-breakpoint
CREATE INDEX "attempts_account_idx" ON "attempts" USING btree ("user_id","account_id","claimed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attempts_campaign_idx" ON "attempts" USING btree ("user_id","campaign_id","settled_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attempts_person_idx" ON "attempts" USING btree ("user_id","person_id","planned_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attempts_tasks_idx" ON "attempts" USING btree ("user_id","planned_at") WHERE act = 'task' and state = 'planned';--> statement-breakpoint
CREATE INDEX "enrolments_due_idx" ON "enrolments" USING btree ("next_action_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "enrolments_ready_idx" ON "enrolments" USING btree ("account_id","campaign_id","next_act","score" DESC NULLS LAST,"next_action_at","person_id") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "enrolments_first_idx" ON "enrolments" USING btree ("account_id","campaign_id","next_act","first_at") WHERE state = 'ready' and first_at is not null;--> statement-breakpoint
CREATE INDEX "enrolments_campaign_idx" ON "enrolments" USING btree ("user_id","campaign_id","state","next_action_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_one_at_a_time" ON "enrolments" USING btree ("user_id","person_id") WHERE state <> 'finished';--> statement-breakpoint
CREATE INDEX "enrolments_person_idx" ON "enrolments" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "person_notes_person_idx" ON "person_notes" USING btree ("user_id","person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "relations_state_idx" ON "relations" USING btree ("user_id","account_id","state","since");--> statement-breakpoint
CREATE INDEX "relations_person_idx" ON "relations" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "relations_pending_idx" ON "relations" USING btree ("since") WHERE state = 'invited';--> statement-breakpoint
CREATE INDEX "relations_campaign_idx" ON "relations" USING btree ("user_id","campaign_id","invited_at");--> statement-breakpoint
CREATE INDEX "notifications_written_idx" ON "notifications" USING btree ("user_id","written_by");--> statement-breakpoint
CREATE INDEX "network_news_unhandled_idx" ON "network_news" USING btree ("recorded_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "social_accounts_to_serve_idx" ON "social_accounts" USING btree ("wake_at") WHERE wake_at is not null;