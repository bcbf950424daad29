ALTER TABLE "messages" DROP CONSTRAINT "messages_reader_known";--> statement-breakpoint
ALTER TABLE "draft_versions" DROP CONSTRAINT "draft_versions_author_known";--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_author_known";--> statement-breakpoint
UPDATE "messages" SET "read_by" = 'user' WHERE "read_by" = 'person';--> statement-breakpoint
UPDATE "draft_versions" SET "author" = 'user' WHERE "author" = 'person';--> statement-breakpoint
UPDATE "drafts" SET "author" = 'user' WHERE "author" = 'person';--> statement-breakpoint
UPDATE "person_merges" SET "before" = replace("before"::text, '"author": "person"', '"author": "user"')::jsonb WHERE "before"::text LIKE '%"author": "person"%';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reader_known" CHECK ("messages"."read_by" in ('rules', 'model', 'user'));--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_author_known" CHECK ("draft_versions"."author" in ('composer', 'model', 'user'));--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_author_known" CHECK ("drafts"."author" in ('composer', 'model', 'user'));