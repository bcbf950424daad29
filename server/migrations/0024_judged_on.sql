ALTER TABLE "campaign_counts" ADD COLUMN "judged_on" text;--> statement-breakpoint
UPDATE "campaign_counts" SET "judged_on" = coalesce(t."id" || ':' || t."version", 'none') FROM "campaigns" c LEFT JOIN "icps" t ON t."workspace_id" = c."workspace_id" AND t."id" = c."icp_id" WHERE c."workspace_id" = "campaign_counts"."workspace_id" AND c."id" = "campaign_counts"."campaign_id";
