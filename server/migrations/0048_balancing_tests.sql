CREATE TABLE "balancing_tests" (
	"workspace_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"form" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "balancing_tests_workspace_id_version_pk" PRIMARY KEY("workspace_id","version"),
	CONSTRAINT "balancing_tests_numbered" CHECK ("balancing_tests"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "balancing_tests" ADD CONSTRAINT "balancing_tests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "balancing_tests_one_draft" ON "balancing_tests" USING btree ("workspace_id") WHERE confirmed_at is null;