CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_keys_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "api_keys_may_something" CHECK (cardinality("api_keys"."scopes") > 0),
	CONSTRAINT "api_keys_scopes_known" CHECK ("api_keys"."scopes" <@ array['campaigns:read', 'campaigns:write', 'leads:read', 'leads:write', 'prospects:read', 'prospects:write', 'searches:read', 'searches:write', 'drafts:read', 'drafts:write', 'activity:read', 'analytics:read', 'exclusions:read', 'exclusions:write', 'privacy:read', 'privacy:write', 'drafts:approve', 'sends:write']),
	CONSTRAINT "api_keys_expire" CHECK ("api_keys"."expires_at" > "api_keys"."created_at")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_workspace_idx" ON "api_keys" USING btree ("workspace_id","created_at");