CREATE TABLE "calendar_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"service" text NOT NULL,
	"remote_id" text NOT NULL,
	"state" text NOT NULL,
	"replaces" text,
	"starts_at" timestamp with time zone NOT NULL,
	"guest_name" text NOT NULL,
	"guest_email" text NOT NULL,
	"person_id" uuid,
	"is_marked" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "calendar_bookings_once" UNIQUE("workspace_id","service","remote_id"),
	CONSTRAINT "calendar_bookings_service_known" CHECK ("calendar_bookings"."service" in ('calcom', 'calendly')),
	CONSTRAINT "calendar_bookings_state_known" CHECK ("calendar_bookings"."state" in ('booked', 'moved', 'cancelled')),
	CONSTRAINT "calendar_bookings_marked_is_known" CHECK (not "calendar_bookings"."is_marked" or "calendar_bookings"."person_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "calendar_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"service" text NOT NULL,
	"account_name" text NOT NULL,
	"booking_link" text NOT NULL,
	"sealed_token" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"subscription" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_connections_one_each" UNIQUE("workspace_id","service"),
	CONSTRAINT "calendar_connections_service_known" CHECK ("calendar_connections"."service" in ('calcom', 'calendly'))
);
--> statement-breakpoint
ALTER TABLE "calendar_bookings" ADD CONSTRAINT "calendar_bookings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_bookings" ADD CONSTRAINT "calendar_bookings_person_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_bookings_recent_idx" ON "calendar_bookings" USING btree ("workspace_id","starts_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "calendar_bookings_person_idx" ON "calendar_bookings" USING btree ("workspace_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "calendar_bookings_waiting_idx" ON "calendar_bookings" USING btree ("received_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "calendar_bookings_age_idx" ON "calendar_bookings" USING btree ("starts_at");