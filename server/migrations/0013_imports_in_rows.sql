-- Lists that nobody had confirmed yet were kept in another form, for a day at most: their owners import the file again.
DELETE FROM "imports" WHERE "state" = 'draft';--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "table";