CREATE TABLE "import_rows" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"reading_no" integer NOT NULL,
	"at" integer NOT NULL,
	"line" integer NOT NULL,
	"status" text NOT NULL,
	"is_fixed" boolean NOT NULL,
	"reason" text,
	"known_id" uuid,
	"same" jsonb NOT NULL,
	"cells" jsonb NOT NULL,
	"told" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_reading_no_at_pk" PRIMARY KEY("import_id","reading_no","at"),
	CONSTRAINT "import_rows_status_known" CHECK ("import_rows"."status" in ('ready', 'fixed', 'known', 'duplicate', 'excluded', 'erased', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state_known";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_confirmed_has_basis";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "row_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reading_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "readings_begun" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "diagnosed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "done_up_to" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "has_refusals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "advanced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "network_news" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "browsers_known_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "provider_account_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "network_person_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "public_identifier" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "network_conversation_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_fixed_idx" ON "import_rows" USING btree ("import_id","reading_no","at") WHERE is_fixed;--> statement-breakpoint
CREATE INDEX "import_rows_known_idx" ON "import_rows" USING btree ("import_id","reading_no","at") WHERE status = 'known';--> statement-breakpoint
CREATE INDEX "import_rows_left_out_idx" ON "import_rows" USING btree ("import_id","reading_no","at") WHERE status in ('duplicate', 'erased', 'refused');--> statement-breakpoint
CREATE INDEX "imports_unfinished_idx" ON "imports" USING btree ("advanced_at") WHERE state = 'confirming';--> statement-breakpoint
CREATE INDEX "network_news_unread_idx" ON "network_news" USING btree ("user_id","account_id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_unread_idx" ON "webhook_deliveries" USING btree ("provider_account_id") WHERE processed_at is null;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('draft', 'confirming', 'confirmed'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_confirmed_has_basis" CHECK (("imports"."state" = 'draft') = ("imports"."lawful_basis" is null));