CREATE TABLE "ledger_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account" text NOT NULL,
	"account_id" integer,
	"country" text,
	"provider" text,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount_cents" <> 0),
	CONSTRAINT "ledger_postings_customer" CHECK (("ledger_postings"."account" in ('customer', 'overdraft', 'receivable')) = ("ledger_postings"."account_id" is not null)),
	CONSTRAINT "ledger_postings_provider" CHECK (("ledger_postings"."account" = 'clearing') = ("ledger_postings"."provider" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" integer,
	"description" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_postings_transaction" ON "ledger_postings" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","account","amount_cents");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
-- What changed balances until now: the customer's side, and where it came from or went to.
INSERT INTO "ledger_transactions" ("reference", "kind", "payment_id", "description", "created_at")
SELECT "reference", "kind", "payment_id", "description", "created_at" FROM "ledger_entries" ORDER BY "id";--> statement-breakpoint
INSERT INTO "ledger_postings" ("transaction_id", "account", "account_id", "amount_cents")
SELECT t."id", 'customer', e."account_id", 0 - e."amount_cents"
FROM "ledger_entries" e JOIN "ledger_transactions" t USING ("reference") WHERE e."amount_cents" <> 0 ORDER BY e."id";--> statement-breakpoint
INSERT INTO "ledger_postings" ("transaction_id", "account", "provider", "amount_cents")
SELECT t."id", CASE e."counter_account" WHEN 'bank' THEN 'clearing' ELSE 'equity' END, CASE e."counter_account" WHEN 'bank' THEN 'bank' END, e."amount_cents"
FROM "ledger_entries" e JOIN "ledger_transactions" t USING ("reference")
WHERE e."counter_account" <> 'revenue' AND e."amount_cents" <> 0 ORDER BY e."id";--> statement-breakpoint
-- Sales and what was paid back for them, with the share of the tax that their purchase names.
CREATE TEMPORARY TABLE "ledger_sales" ON COMMIT DROP AS
SELECT t."id", t."kind", 0 - e."amount_cents" AS "gross", p."tax"->>'country' AS "country",
  round((0 - e."amount_cents") * coalesce((p."tax"->>'amount_cents')::numeric / nullif(p."total_cents", 0), 0))::bigint AS "tax"
FROM "ledger_entries" e JOIN "ledger_transactions" t USING ("reference")
LEFT JOIN "payments" m ON m."id" = e."payment_id"
LEFT JOIN "services" s ON 'refund:service:' || s."id" = e."reference"
LEFT JOIN "purchases" p ON p."id" = coalesce(m."purchase_id", s."purchase_id")
WHERE e."counter_account" = 'revenue' AND e."amount_cents" <> 0;--> statement-breakpoint
INSERT INTO "ledger_postings" ("transaction_id", "account", "amount_cents")
SELECT "id", CASE "kind" WHEN 'refund' THEN 'refunds' ELSE 'revenue' END, "tax" - "gross" FROM "ledger_sales" WHERE "tax" <> "gross";--> statement-breakpoint
INSERT INTO "ledger_postings" ("transaction_id", "account", "country", "amount_cents")
SELECT "id", 'vat', "country", 0 - "tax" FROM "ledger_sales" WHERE "tax" <> 0;--> statement-breakpoint
-- What was paid past the balance had no entry.
INSERT INTO "ledger_transactions" ("reference", "kind", "payment_id", "description", "created_at")
SELECT 'payment:' || m."id", 'payment', m."id", '{"en": "Order", "ru": "Заказ"}', coalesce(m."paid_at", m."created_at")
FROM "payments" m WHERE m."status" = 'paid' AND m."amount_cents" > 0 AND m."purpose" <> 'top_up' AND m."purchase_id" IS NOT NULL
ORDER BY m."id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "ledger_postings" ("transaction_id", "account", "account_id", "country", "provider", "amount_cents")
SELECT t."id", side."account", CASE side."account" WHEN 'receivable' THEN m."account_id" END,
  CASE side."account" WHEN 'vat' THEN p."tax"->>'country' END, CASE side."account" WHEN 'clearing' THEN 'bank' END, side."cents"
FROM "ledger_transactions" t JOIN "payments" m ON m."id" = t."payment_id" JOIN "purchases" p ON p."id" = m."purchase_id"
CROSS JOIN LATERAL (VALUES
  ('receivable', m."amount_cents"),
  ('revenue', (p."tax"->>'amount_cents')::bigint - m."amount_cents"),
  ('vat', 0 - (p."tax"->>'amount_cents')::bigint),
  ('clearing', m."amount_cents"),
  ('receivable', 0 - m."amount_cents")
) AS side("account", "cents")
WHERE t."reference" = 'payment:' || m."id" AND side."cents" <> 0
  AND NOT EXISTS (SELECT FROM "ledger_postings" l WHERE l."transaction_id" = t."id");--> statement-breakpoint
-- What a customer owes is an account of its own.
INSERT INTO "ledger_transactions" ("reference", "kind", "description")
SELECT 'overdraft:' || "account_id", 'correction', '{"en": "Overdraft", "ru": "Овердрафт"}'
FROM "ledger_postings" WHERE "account" = 'customer' GROUP BY "account_id" HAVING sum("amount_cents") > 0;--> statement-breakpoint
INSERT INTO "ledger_postings" ("transaction_id", "account", "account_id", "amount_cents")
SELECT t."id", side."account", owing."account_id", owing."cents" * side."sign"
FROM (SELECT "account_id", sum("amount_cents")::bigint AS "cents" FROM "ledger_postings" WHERE "account" = 'customer' GROUP BY "account_id" HAVING sum("amount_cents") > 0) owing
JOIN "ledger_transactions" t ON t."reference" = 'overdraft:' || owing."account_id"
CROSS JOIN (VALUES ('overdraft', 1), ('customer', -1)) AS side("account", "sign");--> statement-breakpoint
-- Entries of nothing.
DELETE FROM "ledger_transactions" t WHERE NOT EXISTS (SELECT FROM "ledger_postings" l WHERE l."transaction_id" = t."id");--> statement-breakpoint
DROP TABLE "ledger_entries";--> statement-breakpoint
CREATE FUNCTION "ledger_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer := CASE TG_TABLE_NAME WHEN 'ledger_postings' THEN (to_jsonb(NEW)->>'transaction_id')::integer ELSE (to_jsonb(NEW)->>'id')::integer END;
BEGIN
  IF (SELECT coalesce(sum("amount_cents"), 0) <> 0 OR count(*) < 2 FROM "ledger_postings" WHERE "transaction_id" = checked) THEN
    RAISE EXCEPTION 'Ledger transaction % does not balance', checked USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_balance" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balances"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_postings_balance" AFTER INSERT ON "ledger_postings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balances"();--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: book a correction instead' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "ledger_postings_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();
