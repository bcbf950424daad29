CREATE TABLE "root_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "root_keys_only_one" CHECK ("root_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "read_again_since" timestamp with time zone;