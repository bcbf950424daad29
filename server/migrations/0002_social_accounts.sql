CREATE TABLE "account_uses" (
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"act" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "account_uses_user_id_account_id_act_day_pk" PRIMARY KEY("user_id","account_id","act","day"),
	CONSTRAINT "account_uses_act_known" CHECK ("account_uses"."act" in ('invitation', 'note', 'message', 'visit', 'profile_read', 'search_row')),
	CONSTRAINT "account_uses_positive" CHECK ("account_uses"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "connection_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"failure" text,
	"provider_account_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_attempts_state_known" CHECK ("connection_attempts"."state" in ('open', 'succeeded', 'failed')),
	CONSTRAINT "connection_attempts_failure_told" CHECK (("connection_attempts"."state" = 'failed') = ("connection_attempts"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "network_news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"person_id" text,
	"public_identifier" text,
	"conversation_id" text,
	"message_id" text,
	"text" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"told_by" text NOT NULL,
	CONSTRAINT "network_news_key" UNIQUE("user_id","account_id","key"),
	CONSTRAINT "network_news_kind_known" CHECK ("network_news"."kind" in ('relation', 'message_received', 'message_sent', 'message_read'))
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_account_id" text NOT NULL,
	"member_id" text NOT NULL,
	"public_identifier" text,
	"name" text NOT NULL,
	"headline" text,
	"picture_url" text,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"state_reason" text,
	"state_changed_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"next_poll_at" timestamp with time zone NOT NULL,
	"messages_read_until" timestamp with time zone,
	"pending_invitations" integer,
	"invitations_per_day" integer DEFAULT 15 NOT NULL,
	"invitations_per_week" integer DEFAULT 75 NOT NULL,
	"messages_per_day" integer DEFAULT 25 NOT NULL,
	"visits_per_day" integer DEFAULT 40 NOT NULL,
	"ramp_started_on" date,
	"first_connected_on" date NOT NULL,
	CONSTRAINT "social_accounts_owner_key" UNIQUE("user_id","id"),
	CONSTRAINT "social_accounts_member_key" UNIQUE("user_id","member_id"),
	CONSTRAINT "social_accounts_tier_known" CHECK ("social_accounts"."tier" in ('free', 'premium', 'sales_navigator')),
	CONSTRAINT "social_accounts_state_known" CHECK ("social_accounts"."state" in ('connected', 'disconnected', 'restricted')),
	CONSTRAINT "social_accounts_quotas_in_bounds" CHECK ("social_accounts"."invitations_per_day" between 1 and 40 and "social_accounts"."invitations_per_week" between 1 and 200 and "social_accounts"."messages_per_day" between 1 and 50 and "social_accounts"."visits_per_day" between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "account_uses" ADD CONSTRAINT "account_uses_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_news" ADD CONSTRAINT "network_news_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_attempts_token_key" ON "connection_attempts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "connection_attempts_user_idx" ON "connection_attempts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "connection_attempts_open_idx" ON "connection_attempts" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "network_news_recent_idx" ON "network_news" USING btree ("user_id","account_id","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_one_live_per_user" ON "social_accounts" USING btree ("user_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_one_live_per_member" ON "social_accounts" USING btree ("member_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_one_live_per_handle" ON "social_accounts" USING btree ("provider_account_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "social_accounts_to_poll_idx" ON "social_accounts" USING btree ("next_poll_at") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_key" ON "webhook_deliveries" USING btree ("source","key");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" USING btree ("source","next_attempt_at","id") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_received_idx" ON "webhook_deliveries" USING btree ("received_at");