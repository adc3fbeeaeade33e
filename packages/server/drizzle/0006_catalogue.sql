CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"catalogue" text NOT NULL,
	"key" text NOT NULL,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "control_panels" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "disk_images" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_services" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "os_templates" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "max_uses" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "is_once_per_account" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_row" ON "price_changes" USING btree ("catalogue","key");--> statement-breakpoint
CREATE INDEX "price_changes_waiting" ON "price_changes" USING btree ("starts_at") WHERE "price_changes"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "price_changes_user" ON "price_changes" USING btree ("created_by") WHERE "price_changes"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "services_plan" ON "services" USING btree ("kind","plan_id");--> statement-breakpoint
CREATE INDEX "purchases_promo" ON "purchases" USING btree ("promo_code") WHERE "purchases"."promo_code" is not null;--> statement-breakpoint
-- Written by hand. An order that came to nothing has no promo code any more.
UPDATE "purchases" SET "promo_code" = NULL FROM "promo_codes" WHERE "promo_codes"."code" = "purchases"."promo_code" AND "promo_codes"."used_at" IS NULL;
