ALTER TABLE "ledger_transactions" ADD COLUMN "purchase_id" integer;--> statement-breakpoint
-- Nothing that was booked changes: the transactions are only told which purchase they were for.
ALTER TABLE "ledger_transactions" DISABLE TRIGGER "ledger_transactions_kept";--> statement-breakpoint
UPDATE "ledger_transactions" t SET "purchase_id" = m."purchase_id"
FROM "payments" m WHERE m."id" = t."payment_id" AND t."kind" = 'payment';--> statement-breakpoint
UPDATE "ledger_transactions" t SET "purchase_id" = s."purchase_id"
FROM "services" s WHERE t."reference" = 'refund:service:' || s."id";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE TRIGGER "ledger_transactions_kept";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_postings_latest" ON "ledger_postings" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_purchase" ON "ledger_transactions" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_chart" CHECK ("ledger_postings"."account" in ('customer', 'overdraft', 'receivable', 'revenue', 'vat', 'clearing', 'fees', 'refunds', 'chargebacks', 'equity'));--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_country" CHECK ("ledger_postings"."account" = 'vat' or "ledger_postings"."country" is null);
