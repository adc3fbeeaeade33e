CREATE TABLE "service_steps" (
	"service_id" integer NOT NULL,
	"term_end" timestamp with time zone NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_steps_service_id_term_end_step_pk" PRIMARY KEY("service_id","term_end","step")
);
--> statement-breakpoint
CREATE TABLE "trial_marks" (
	"hash" text PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "services_state";--> statement-breakpoint
ALTER TABLE "bank_payments" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "purchase_lines" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "purchase_lines" ALTER COLUMN "amount_currency_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "total_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "total_currency_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "paid_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "billing_accounts" ALTER COLUMN "overdraft_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount_currency_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "bank_payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "pricing" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "paid_terms" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "unpaid_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "setup_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "setup_error" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "setup_first_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "setup_next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "service_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "term_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_steps" ADD CONSTRAINT "service_steps_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_marks" ADD CONSTRAINT "trial_marks_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_marks_purchase" ON "trial_marks" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "services_purchase" ON "services" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_renewal" ON "payments" USING btree ("service_id","term_end") WHERE "payments"."status" in ('awaiting', 'pending', 'paid');--> statement-breakpoint
CREATE INDEX "services_state" ON "services" USING btree ("state","paid_until");--> statement-breakpoint
UPDATE "services" SET "paid_terms" = 0 WHERE "spec"->>'trial' <> 'none';
