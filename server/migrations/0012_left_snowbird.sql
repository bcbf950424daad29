ALTER TABLE "network_news" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "provider_account_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "network_person_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "public_identifier" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "network_conversation_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "network_news_unread_idx" ON "network_news" USING btree ("user_id","account_id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_unread_idx" ON "webhook_deliveries" USING btree ("provider_account_id") WHERE processed_at is null;