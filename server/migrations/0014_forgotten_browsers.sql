CREATE TABLE "forgotten_browsers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "forgotten_browsers" ADD CONSTRAINT "forgotten_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forgotten_browsers_user_idx" ON "forgotten_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forgotten_browsers_forgotten_at_idx" ON "forgotten_browsers" USING btree ("forgotten_at");