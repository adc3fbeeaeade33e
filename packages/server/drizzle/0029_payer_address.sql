ALTER TABLE "legal_entities" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "zip_code" text DEFAULT '' NOT NULL;