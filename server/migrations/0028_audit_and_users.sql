CREATE TABLE "audit_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"last_number" bigint NOT NULL,
	"last_seal" text NOT NULL,
	"signature" text NOT NULL,
	"fault" text,
	"fault_at" bigint,
	CONSTRAINT "audit_checks_fault_known" CHECK ("audit_checks"."fault" in ('altered', 'cut', 'shortened', 'forged')),
	CONSTRAINT "audit_checks_fault_placed" CHECK (("audit_checks"."fault" is null) = ("audit_checks"."fault_at" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"detail" text NOT NULL,
	"previous_seal" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_entries_previous_seal_unique" UNIQUE("previous_seal"),
	CONSTRAINT "audit_entries_seal_unique" UNIQUE("seal"),
	CONSTRAINT "audit_entries_actor_known" CHECK ("audit_entries"."actor" in ('user', 'admin', 'command', 'system')),
	CONSTRAINT "audit_entries_number_positive" CHECK ("audit_entries"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_because" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "custom_limits" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state" text GENERATED ALWAYS AS (case when suspended_at is not null then 'suspended' when email_verified_at is null then 'unverified' else 'active' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (trim(regexp_replace(replace(replace(lower(translate(replace(replace(last_name || ' ' || first_name, 'Œ', 'oe'), 'Æ', 'ae'), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy')), 'œ', 'oe'), 'æ', 'ae'), '[[:space:][:punct:]’]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (trim(regexp_replace(replace(replace(lower(translate(replace(replace(first_name || ' ' || last_name || ' ' || email, 'Œ', 'oe'), 'Æ', 'ae'), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy')), 'œ', 'oe'), 'æ', 'ae'), '[[:space:][:punct:]’]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject_id","number");--> statement-breakpoint
CREATE INDEX "users_sort_name_idx" ON "users" USING btree ("sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_sort_email_idx" ON "users" USING btree ("email" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_plan_idx" ON "users" USING btree ((case "subscription" when 'FREE' then 0 when 'SOLO' then 1 when 'PRO' then 2 when 'EXPERT' then 3 when 'ENTERPRISE' then 4 end),"id");--> statement-breakpoint
CREATE INDEX "users_state_idx" ON "users" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_seen_idx" ON "users" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "users_words_idx" ON "users" USING gin (array_to_tsvector(string_to_array("search_text", ' ')));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspended_for_a_reason" CHECK (("users"."suspended_at" is null) = ("users"."suspended_because" is null));--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = coalesce((SELECT max("sessions"."last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id"), "users"."created_at");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_only_added_to" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_never_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
