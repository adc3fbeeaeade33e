ALTER TABLE "legal_entities" ADD COLUMN "vat_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "vat_evidence" jsonb;