ALTER TABLE "notification_settings" ADD COLUMN "mails_week" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "week_sent_for" date;