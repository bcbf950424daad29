ALTER TABLE "person_retention" DROP CONSTRAINT "person_retention_in_bounds";--> statement-breakpoint
ALTER TABLE "person_retention" ADD COLUMN "found_months" smallint DEFAULT 36 NOT NULL;--> statement-breakpoint
UPDATE "person_retention" SET "found_months" = "silent_months";--> statement-breakpoint
ALTER TABLE "person_retention" ADD CONSTRAINT "person_retention_in_bounds" CHECK ("person_retention"."found_months" between 1 and 36 and "person_retention"."silent_months" between 1 and 36 and "person_retention"."answered_months" between 1 and 36);