CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"right" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"extension_reason" text,
	"identity" text NOT NULL,
	"identity_how" text,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"profile" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"person_id" uuid,
	"refusal" text,
	"fingerprint" text,
	"proof" jsonb NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "privacy_requests_right_known" CHECK ("privacy_requests"."right" in ('access', 'rectification', 'erasure', 'restriction', 'objection', 'portability')),
	CONSTRAINT "privacy_requests_channel_known" CHECK ("privacy_requests"."channel" in ('page', 'reply', 'mail', 'post', 'phone')),
	CONSTRAINT "privacy_requests_state_known" CHECK ("privacy_requests"."state" in ('open', 'done', 'refused')),
	CONSTRAINT "privacy_requests_identity_known" CHECK ("privacy_requests"."identity" in ('not_needed', 'to_check', 'checked')),
	CONSTRAINT "privacy_requests_closed_is_dated" CHECK (("privacy_requests"."state" = 'open') = ("privacy_requests"."closed_at" is null)),
	CONSTRAINT "privacy_requests_check_is_said" CHECK (("privacy_requests"."identity" = 'checked') = ("privacy_requests"."identity_how" is not null))
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_recent_idx" ON "privacy_requests" USING btree ("workspace_id","received_at" DESC NULLS LAST,"id");