CREATE TABLE "closed_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"invoice_party" jsonb,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "auth_events" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "closed_accounts" ADD CONSTRAINT "closed_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;