CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_id" text,
	"reads_started" integer DEFAULT 0 NOT NULL,
	"reads_kept" integer DEFAULT 0 NOT NULL,
	"name" text,
	"address" text,
	"vat_number" text,
	"card" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "billing_customers_customer_key" UNIQUE("customer_id"),
	CONSTRAINT "billing_customers_reads_in_order" CHECK ("billing_customers"."reads_kept" <= "billing_customers"."reads_started")
);
--> statement-breakpoint
CREATE TABLE "billing_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" text,
	"number" text,
	"status" text NOT NULL,
	"label" text NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pdf_url" text,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "billing_invoices_status_known" CHECK ("billing_invoices"."status" in ('open', 'paid', 'void', 'uncollectible'))
);
--> statement-breakpoint
CREATE TABLE "billing_news" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"user_id" uuid NOT NULL,
	"about" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_user_id_about_pk" PRIMARY KEY("user_id","about")
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"is_ending" boolean NOT NULL,
	"next_plan" text,
	"next_period" text,
	"past_due_since" timestamp with time zone,
	CONSTRAINT "billing_subscriptions_plan_known" CHECK ("billing_subscriptions"."plan" in ('SOLO', 'PRO', 'EXPERT')),
	CONSTRAINT "billing_subscriptions_period_known" CHECK ("billing_subscriptions"."period" in ('monthly', 'yearly', 'welcome')),
	CONSTRAINT "billing_subscriptions_status_known" CHECK ("billing_subscriptions"."status" in ('active', 'past_due', 'ended')),
	CONSTRAINT "billing_subscriptions_period_in_order" CHECK ("billing_subscriptions"."period_start" < "billing_subscriptions"."period_end"),
	CONSTRAINT "billing_subscriptions_next_whole" CHECK (("billing_subscriptions"."next_plan" is null) = ("billing_subscriptions"."next_period" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_key" text,
	"reserved_until" timestamp with time zone,
	CONSTRAINT "promotion_uses_company_key" UNIQUE("company_key")
);
--> statement-breakpoint
ALTER TABLE "icps" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_differences" ADD CONSTRAINT "billing_differences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_differences_found_idx" ON "billing_differences" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "billing_invoices_user_idx" ON "billing_invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "billing_news_waiting_idx" ON "billing_news" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "billing_news_customer_idx" ON "billing_news" USING btree ("customer_id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "billing_subscriptions_user_idx" ON "billing_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_past_due_idx" ON "billing_subscriptions" USING btree ("past_due_since") WHERE status = 'past_due';