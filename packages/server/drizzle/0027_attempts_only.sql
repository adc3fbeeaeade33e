INSERT INTO "payment_attempts" ("ref", "payment_id", "provider", "method", "state", "provider_ref", "redirect_url", "description", "asked_at", "ends_at", "created_at")
SELECT p.ref || ':' || b.id, p.id, 'bank', b.method, CASE WHEN b.notified_at IS NULL THEN 'open' ELSE 'closed' END, b.id, '/bank/pay/' || b.id || '/', b.description, b.created_at, coalesce(p.expires_at, b.created_at), b.created_at
FROM "bank_payments" b JOIN "payments" p ON p.ref = b.merchant_ref;--> statement-breakpoint
INSERT INTO "payment_attempts" ("ref", "payment_id", "provider", "method", "state", "provider_ref", "description", "asset", "asked_at", "watched_until", "ends_at", "created_at")
SELECT w.attempt_ref, p.id, 'chain', 'crypto', CASE WHEN p.bank_payment_id = w.id AND p.status IN ('awaiting', 'pending') THEN 'open' ELSE 'closed' END, w.id, w.description, jsonb_build_object('ticker', w.ticker, 'network', w.network), w.created_at, w.watched_until + interval '1 day', w.expires_at, w.created_at
FROM "chain_wallets" w JOIN "payments" p ON p.ref = split_part(w.attempt_ref, ':', 1);--> statement-breakpoint
UPDATE "payments" SET "attempt_id" = a.id FROM "payment_attempts" a WHERE a.payment_id = "payments".id AND a.provider_ref = "payments".bank_payment_id;--> statement-breakpoint
UPDATE "bank_payments" SET "attempt_ref" = a.ref FROM "payment_attempts" a WHERE a.provider = 'bank' AND a.provider_ref = "bank_payments".id;--> statement-breakpoint
INSERT INTO "bank_refunds" ("ref", "bank_payment_id", "amount_cents", "created_at")
SELECT 'late:' || id, id, amount_cents, refunded_at FROM "bank_payments" WHERE refunded_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_payments" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "bank_payment_id";--> statement-breakpoint
ALTER TABLE "bank_events" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "bank_events" RENAME TO "provider_events";
