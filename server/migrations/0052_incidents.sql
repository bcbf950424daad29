CREATE TABLE "incident_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"incident_id" uuid NOT NULL,
	"touched_id" uuid,
	"people" integer NOT NULL,
	CONSTRAINT "incident_accounts_once" UNIQUE("incident_id","touched_id"),
	CONSTRAINT "incident_accounts_people_counted" CHECK ("incident_accounts"."people" >= 0)
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"discovered_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"declared_at" timestamp with time zone NOT NULL,
	"natures" text[] NOT NULL,
	"categories" text[] NOT NULL,
	"what" text NOT NULL,
	"consequences" text NOT NULL,
	"measures" text NOT NULL,
	"is_everyone" boolean NOT NULL,
	"notified_at" timestamp with time zone,
	"late_because" text,
	"not_needed_because" text,
	"informed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "incidents_natures_known" CHECK ("incidents"."natures" <@ array['confidentiality', 'integrity', 'availability']),
	CONSTRAINT "incidents_categories_known" CHECK ("incidents"."categories" <@ array['identity', 'contact', 'work', 'names', 'exchange', 'judgement', 'history', 'account']),
	CONSTRAINT "incidents_some_nature" CHECK (cardinality("incidents"."natures") > 0 and cardinality("incidents"."categories") > 0),
	CONSTRAINT "incidents_dates_in_order" CHECK ("incidents"."began_at" <= "incidents"."discovered_at" and "incidents"."discovered_at" <= "incidents"."declared_at"),
	CONSTRAINT "incidents_told_after_discovery" CHECK ("incidents"."notified_at" >= "incidents"."discovered_at" and "incidents"."informed_at" >= "incidents"."discovered_at"),
	CONSTRAINT "incidents_told_or_not_needed" CHECK ("incidents"."notified_at" is null or "incidents"."not_needed_because" is null),
	CONSTRAINT "incidents_late_with_reason" CHECK (("incidents"."late_because" is not null) = coalesce("incidents"."notified_at" > "incidents"."discovered_at" + interval '72 hours', false)),
	CONSTRAINT "incidents_closed_once_decided" CHECK ("incidents"."closed_at" is null or "incidents"."notified_at" is not null or "incidents"."not_needed_because" is not null)
);
--> statement-breakpoint
ALTER TABLE "incident_accounts" ADD CONSTRAINT "incident_accounts_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_accounts" ADD CONSTRAINT "incident_accounts_touched_id_users_id_fk" FOREIGN KEY ("touched_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_accounts_touched_idx" ON "incident_accounts" USING btree ("touched_id");