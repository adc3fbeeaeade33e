CREATE TABLE "expected_transfers" (
	"reference" text PRIMARY KEY NOT NULL,
	"attempt_ref" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "expected_transfers_attemptRef_unique" UNIQUE("attempt_ref")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"remittance" text NOT NULL,
	"reference" text,
	"payer" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "statement_lines_reference" ON "statement_lines" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "statement_lines_received" ON "statement_lines" USING btree ("received_at");--> statement-breakpoint
INSERT INTO "payment_methods" ("slug", "label", "icon", "currencies", "countries", "min_amount_cents", "fee_percent", "can_save", "is_enabled", "position")
SELECT 'bank', '{"en": "Bank transfer", "ru": "Банковский перевод"}', 'bank', '["EUR"]', NULL, 1000, 0, false, true, 6 WHERE EXISTS (SELECT 1 FROM "payment_methods") ON CONFLICT DO NOTHING;
