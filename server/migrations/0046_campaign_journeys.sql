CREATE TABLE "campaign_journeys" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"journeys" text,
	"last_event_id" bigint DEFAULT 0 NOT NULL,
	"as_of" "xid8" DEFAULT '0' NOT NULL,
	CONSTRAINT "campaign_journeys_workspace_id_campaign_id_pk" PRIMARY KEY("workspace_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_journeys" ADD CONSTRAINT "campaign_journeys_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "forget_campaign_journeys"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "campaign_journeys" ("workspace_id", "campaign_id", "epoch")
	SELECT DISTINCT "gone"."workspace_id", "gone"."campaign_id", 1
	FROM "gone" JOIN "campaigns" ON "campaigns"."workspace_id" = "gone"."workspace_id" AND "campaigns"."id" = "gone"."campaign_id"
	ORDER BY "gone"."workspace_id", "gone"."campaign_id"
	ON CONFLICT ("workspace_id", "campaign_id") DO UPDATE SET "journeys" = NULL, "epoch" = "campaign_journeys"."epoch" + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_changed" AFTER UPDATE ON "activity" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "forget_campaign_journeys"();--> statement-breakpoint
CREATE TRIGGER "activity_removed" AFTER DELETE ON "activity" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "forget_campaign_journeys"();--> statement-breakpoint
CREATE FUNCTION "sign_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."written_by" := pg_current_xact_id();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_signed" BEFORE INSERT ON "activity" FOR EACH ROW WHEN (NEW."written_by" <> pg_current_xact_id()) EXECUTE FUNCTION "sign_activity"();
