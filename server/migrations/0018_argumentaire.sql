ALTER TABLE "drafts" DROP CONSTRAINT "drafts_counts_in_bounds";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "to_read" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "reason" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "argumentaire" jsonb DEFAULT '{"arguments":[],"notFor":{"sectors":[],"titles":[],"under":null,"over":null},"mayPromise":[],"mySide":"","tradeWords":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_counts_in_bounds" CHECK ("drafts"."blocking" >= 0 and "drafts"."to_read" >= 0 and "drafts"."advice" >= 0);