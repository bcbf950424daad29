CREATE TABLE "crm_connections" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"account" text NOT NULL,
	"account_name" text NOT NULL,
	"sealed_tokens" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"is_live" boolean DEFAULT false NOT NULL,
	"problem" text,
	"next_sync_at" timestamp with time zone,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crm_connections_service_known" CHECK ("crm_connections"."service" in ('hubspot'))
);
--> statement-breakpoint
CREATE TABLE "crm_exclusions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"service" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"person_id" uuid,
	"exclusion_id" uuid,
	"seen_by" uuid NOT NULL,
	CONSTRAINT "crm_exclusions_once" UNIQUE("workspace_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "crm_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"person_id" uuid,
	"label" text,
	"domain" text,
	"verdict" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"problem" text,
	"remote_id" text,
	"happened_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "crm_items_once" UNIQUE("workspace_id","run_id","kind","key"),
	CONSTRAINT "crm_items_kind_known" CHECK ("crm_items"."kind" in ('company', 'contact', 'activity', 'deal')),
	CONSTRAINT "crm_items_verdict_known" CHECK ("crm_items"."verdict" in ('create', 'complete', 'conflict', 'same', 'left')),
	CONSTRAINT "crm_items_state_known" CHECK ("crm_items"."state" in ('planned', 'done', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "crm_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"service" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"person_id" uuid,
	"remote_id" text NOT NULL,
	"is_ours" boolean NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"known" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crm_links_once" UNIQUE("workspace_id","service","account","kind","key"),
	CONSTRAINT "crm_links_kind_known" CHECK ("crm_links"."kind" in ('company', 'contact', 'activity', 'deal'))
);
--> statement-breakpoint
CREATE TABLE "crm_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"service" text NOT NULL,
	"account" text NOT NULL,
	"phase" text NOT NULL,
	"cursor" text,
	"is_trial" boolean NOT NULL,
	"resume_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"problem" text,
	"started_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "crm_runs_owner_key" UNIQUE("workspace_id","id"),
	CONSTRAINT "crm_runs_phase_known" CHECK ("crm_runs"."phase" in ('pulling', 'comparing', 'compared', 'companies', 'contacts', 'activities', 'deals', 'done', 'failed', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "exclusions" DROP CONSTRAINT "exclusions_kind_known";--> statement-breakpoint
ALTER TABLE "crm_connections" ADD CONSTRAINT "crm_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_exclusions" ADD CONSTRAINT "crm_exclusions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_exclusions" ADD CONSTRAINT "crm_exclusions_exclusion_id_exclusions_id_fk" FOREIGN KEY ("exclusion_id") REFERENCES "public"."exclusions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_exclusions" ADD CONSTRAINT "crm_exclusions_person_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_items" ADD CONSTRAINT "crm_items_run_fk" FOREIGN KEY ("workspace_id","run_id") REFERENCES "public"."crm_runs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_items" ADD CONSTRAINT "crm_items_person_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_links" ADD CONSTRAINT "crm_links_person_fk" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."people"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_runs" ADD CONSTRAINT "crm_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_connections_due_idx" ON "crm_connections" USING btree ("next_sync_at") WHERE is_live;--> statement-breakpoint
CREATE INDEX "crm_exclusions_rule_idx" ON "crm_exclusions" USING btree ("exclusion_id");--> statement-breakpoint
CREATE INDEX "crm_exclusions_person_idx" ON "crm_exclusions" USING btree ("workspace_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "crm_items_person_idx" ON "crm_items" USING btree ("workspace_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "crm_items_work_idx" ON "crm_items" USING btree ("workspace_id","run_id","kind","state");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_links_contact_once" ON "crm_links" USING btree ("workspace_id","service","account","remote_id") WHERE kind = 'contact';--> statement-breakpoint
CREATE INDEX "crm_links_person_idx" ON "crm_links" USING btree ("workspace_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "crm_runs_recent_idx" ON "crm_runs" USING btree ("workspace_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "crm_runs_one_at_a_time" ON "crm_runs" USING btree ("workspace_id") WHERE phase not in ('compared', 'done', 'failed', 'undone');--> statement-breakpoint
CREATE INDEX "crm_runs_open_idx" ON "crm_runs" USING btree ("resume_at") WHERE phase not in ('compared', 'done', 'failed', 'undone');--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_kind_known" CHECK ("exclusions"."kind" in ('person', 'company', 'customer', 'domain', 'keyword', 'followed'));