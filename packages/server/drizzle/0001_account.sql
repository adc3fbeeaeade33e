ALTER TABLE "accounts" ADD COLUMN "renewal_source" text DEFAULT 'balance' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "auto_pay" boolean DEFAULT true NOT NULL;