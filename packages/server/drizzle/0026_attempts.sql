CREATE TABLE "bank_refunds" (
	"ref" text PRIMARY KEY NOT NULL,
	"bank_payment_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"payment_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"provider_ref" text,
	"redirect_url" text,
	"description" text NOT NULL,
	"asset" jsonb,
	"card_token" text,
	"asked_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"watched_until" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"payment_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"euro_cents" bigint NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
DROP INDEX "bank_payments_open";--> statement-breakpoint
DROP INDEX "payments_open_order";--> statement-breakpoint
ALTER TABLE "bank_payments" ADD COLUMN "attempt_ref" text;--> statement-breakpoint
ALTER TABLE "bank_payments" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "bank_payments" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_payments" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attempt_id" integer;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD COLUMN "provider" text DEFAULT 'bank' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD CONSTRAINT "bank_refunds_bank_payment_id_bank_payments_id_fk" FOREIGN KEY ("bank_payment_id") REFERENCES "public"."bank_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider_ref" ON "payment_attempts" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_opening" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."state" = 'opening';--> statement-breakpoint
CREATE INDEX "payment_attempts_watched" ON "payment_attempts" USING btree ("watched_until");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_queued" ON "payment_refunds" USING btree ("created_at") WHERE "payment_refunds"."state" = 'queued';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_order" ON "payments" USING btree ("account_id") WHERE "payments"."purpose" = 'purchase' and "payments"."status" in ('awaiting', 'pending', 'failed') and "payments"."attempt_id" is not null;--> statement-breakpoint
ALTER TABLE "bank_payments" ADD CONSTRAINT "bank_payments_attemptRef_unique" UNIQUE("attempt_ref");