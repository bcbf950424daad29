CREATE TABLE "pending_invitations" (
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"invitation_id" text NOT NULL,
	"person_id" text NOT NULL,
	"public_identifier" text,
	CONSTRAINT "pending_invitations_user_id_account_id_invitation_id_pk" PRIMARY KEY("user_id","account_id","invitation_id")
);
--> statement-breakpoint
ALTER TABLE "network_news" DROP CONSTRAINT "network_news_kind_known";--> statement-breakpoint
ALTER TABLE "pending_invitations" ADD CONSTRAINT "pending_invitations_account_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."social_accounts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_news" ADD CONSTRAINT "network_news_kind_known" CHECK ("network_news"."kind" in ('relation', 'invitation_gone', 'message_received', 'message_sent', 'message_read'));