CREATE TABLE "person_purges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"is_automatic" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_retention" ADD COLUMN "silent_months" smallint DEFAULT 36 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_retention" ADD COLUMN "answered_months" smallint DEFAULT 36 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_purges" ADD CONSTRAINT "person_purges_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_purges_recent_idx" ON "person_purges" USING btree ("workspace_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "person_retention" ADD CONSTRAINT "person_retention_in_bounds" CHECK ("person_retention"."silent_months" between 1 and 36 and "person_retention"."answered_months" between 1 and 36);