CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"stopped_at" timestamp with time zone,
	"sealed_secret" text NOT NULL,
	"sealed_previous_secret" text,
	"previous_secret_until" timestamp with time zone,
	"position" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_owner_key" UNIQUE("workspace_id","id"),
	CONSTRAINT "webhook_endpoints_state_known" CHECK ("webhook_endpoints"."state" in ('active', 'paused', 'stopped')),
	CONSTRAINT "webhook_endpoints_stop_dated" CHECK (("webhook_endpoints"."state" = 'stopped') = ("webhook_endpoints"."stopped_at" is not null)),
	CONSTRAINT "webhook_endpoints_hear_something" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_previous_dated" CHECK (("webhook_endpoints"."sealed_previous_secret" is null) = ("webhook_endpoints"."previous_secret_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"activity_id" bigint,
	"person_id" uuid,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_owner_key" UNIQUE("workspace_id","id"),
	CONSTRAINT "webhook_events_once" UNIQUE("workspace_id","endpoint_id","activity_id"),
	CONSTRAINT "webhook_events_state_known" CHECK ("webhook_events"."state" in ('waiting', 'delivered', 'given_up', 'let_go'))
);
--> statement-breakpoint
CREATE TABLE "webhook_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workspace_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"problem" text,
	"ms" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_endpoint_fk" FOREIGN KEY ("workspace_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_person_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_event_fk" FOREIGN KEY ("workspace_id","event_id") REFERENCES "public"."webhook_events"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_events_due_idx" ON "webhook_events" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_endpoint_idx" ON "webhook_events" USING btree ("workspace_id","endpoint_id","state");--> statement-breakpoint
CREATE INDEX "webhook_events_person_idx" ON "webhook_events" USING btree ("workspace_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_age_idx" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_tries_endpoint_idx" ON "webhook_tries" USING btree ("workspace_id","endpoint_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_tries_event_idx" ON "webhook_tries" USING btree ("workspace_id","event_id");