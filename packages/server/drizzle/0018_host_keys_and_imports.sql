ALTER TABLE "import_runs" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "host_keys" jsonb DEFAULT '[]'::jsonb NOT NULL;