CREATE TABLE "payment_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"payment_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"euro_cents" bigint NOT NULL,
	"booked_cents" bigint NOT NULL,
	"state" text DEFAULT 'taken' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_disputes_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_attempt" ON "payment_disputes" USING btree ("attempt_id");--> statement-breakpoint
UPDATE "payment_refunds" SET "kind" = 'returned' WHERE "ref" LIKE 'returned:%';--> statement-breakpoint
-- An earlier try has paid: the books know which provider has the money.
UPDATE "payments" SET "attempt_id" = paid.attempt_id, "method" = paid.method FROM (
	SELECT DISTINCT ON (p.id) p.id, a.id AS attempt_id, a.method
	FROM "payments" p
	JOIN "payment_attempts" newest ON newest.id = p.attempt_id
	JOIN "ledger_transactions" t ON t.reference = 'payment:' || p.id
	JOIN "ledger_postings" l ON l.transaction_id = t.id AND l.account = 'clearing' AND l.provider <> newest.provider
	JOIN "payment_attempts" a ON a.payment_id = p.id AND a.provider = l.provider AND a.provider_ref IS NOT NULL
	WHERE p.status = 'paid'
	ORDER BY p.id, a.id DESC
) paid WHERE paid.id = "payments".id;--> statement-breakpoint
INSERT INTO "payment_disputes" ("ref", "payment_id", "attempt_id", "euro_cents", "booked_cents", "created_at")
SELECT regexp_replace(substr(t.reference, 12), ':chargeback$', ''), p.id, p.attempt_id, -sum(l.amount_cents), -sum(l.amount_cents), t.created_at
FROM "ledger_transactions" t
JOIN "payments" p ON p.id = t.payment_id
JOIN "ledger_postings" l ON l.transaction_id = t.id AND l.account = 'clearing'
WHERE t.kind = 'chargeback' AND t.reference LIKE 'chargeback:%' AND p.attempt_id IS NOT NULL
GROUP BY t.id, p.id;--> statement-breakpoint
UPDATE "saved_cards" SET "brand" = names.name FROM (VALUES ('visa', 'Visa'), ('mastercard', 'Mastercard'), ('amex', 'American Express'), ('discover', 'Discover'), ('diners', 'Diners Club'), ('jcb', 'JCB'), ('unionpay', 'UnionPay')) AS names(brand, name)
WHERE "saved_cards"."provider" = 'stripe' AND "saved_cards"."brand" = names.brand;
