ALTER TABLE "notification_settings" ADD COLUMN "shows_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "quiet_from" smallint;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "quiet_until" smallint;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "quiet_weekends" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_quiet_whole" CHECK (("notification_settings"."quiet_from" is null) = ("notification_settings"."quiet_until" is null));--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_quiet_in_a_day" CHECK ("notification_settings"."quiet_from" between 0 and 1439 and "notification_settings"."quiet_until" between 0 and 1439 and "notification_settings"."quiet_from" <> "notification_settings"."quiet_until");