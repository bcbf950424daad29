ALTER TABLE "writer_usage" DROP CONSTRAINT "writer_usage_outcome_known";--> statement-breakpoint
ALTER TABLE "writer_usage" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD COLUMN "texts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD COLUMN "fallbacks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_runs" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_runs" ADD COLUMN "over_quota" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD CONSTRAINT "writer_usage_outcome_known" CHECK ("writer_usage"."outcome" in ('used', 'refused_by_gate', 'invalid', 'refused', 'failed', 'timed_out', 'not_asked'));