ALTER TABLE "imports" ALTER COLUMN "mapping" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "source" "bytea";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "lawful_basis" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tag" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "added_to_campaign" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_age_idx" ON "imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_basis_known" CHECK ("imports"."lawful_basis" in ('legitimate_interest', 'consent', 'contract'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_confirmed_has_basis" CHECK (("imports"."state" = 'confirmed') = ("imports"."lawful_basis" is not null));