ALTER TABLE "payments" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now nobody else could charge a kept card for a renewal.
UPDATE "payments" SET "is_automatic" = true WHERE "purpose" = 'renewal' AND "saved_card_id" IS NOT NULL;
