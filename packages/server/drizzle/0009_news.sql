ALTER TABLE "help_reports" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "markdown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;