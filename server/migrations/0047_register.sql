CREATE TABLE "register_entries" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"written" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_entries_workspace_id_campaign_id_pk" PRIMARY KEY("workspace_id","campaign_id"),
	CONSTRAINT "register_entries_written_is_object" CHECK (jsonb_typeof("register_entries"."written") = 'object')
);
--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;