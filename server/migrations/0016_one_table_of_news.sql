ALTER TABLE "network_news" DROP CONSTRAINT "network_news_kind_known";--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "invitation_id" text;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "body" text;--> statement-breakpoint
CREATE INDEX "network_news_unreadable_idx" ON "network_news" USING btree ("stored_at") WHERE kind = 'unreadable';--> statement-breakpoint
ALTER TABLE "network_news" ADD CONSTRAINT "network_news_kind_known" CHECK ("network_news"."kind" in ('relation', 'invitation_gone', 'message_received', 'message_sent', 'message_read', 'unreadable'));--> statement-breakpoint
UPDATE "network_news" SET "invitation_id" = substr("key", length('invitation_gone:') + 1) WHERE "kind" = 'invitation_gone';--> statement-breakpoint
INSERT INTO "network_news" ("user_id", "account_id", "kind", "key", "person_id", "public_identifier", "conversation_id", "body", "occurred_at", "recorded_at", "told_by", "stored_at", "next_attempt_at", "dead_at", "attempts", "failure")
SELECT a."user_id", a."id", 'unreadable', 'unreadable:' || d."id", d."network_person_id", d."public_identifier", d."network_conversation_id", d."body", d."received_at", d."received_at", 'webhook', d."received_at", d."next_attempt_at", d."dead_at", d."attempts", d."failure"
FROM "webhook_deliveries" d JOIN "social_accounts" a ON a."provider_account_id" = d."provider_account_id" AND a."removed_at" IS NULL
WHERE d."processed_at" IS NULL;--> statement-breakpoint
UPDATE "connection_attempts" c SET "provider_account_id" = d."provider_account_id" FROM "webhook_deliveries" d
WHERE d."processed_at" IS NULL AND d."key" LIKE 'link:%' AND c."token_hash" = split_part(d."key", ':', 2);--> statement-breakpoint
DROP TABLE "webhook_deliveries" CASCADE;
