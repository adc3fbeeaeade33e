CREATE TABLE "service_upgrades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_upgrades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"plan_id" integer NOT NULL,
	"spec" jsonb NOT NULL,
	"pricing" jsonb NOT NULL,
	"price_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "service_upgrades_purchaseId_unique" UNIQUE("purchase_id")
);
--> statement-breakpoint
DROP INDEX "payments_paid_renewal";--> statement-breakpoint
ALTER TABLE "service_upgrades" ADD CONSTRAINT "service_upgrades_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_upgrades" ADD CONSTRAINT "service_upgrades_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_upgrades_service" ON "service_upgrades" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_upgrades_waiting" ON "service_upgrades" USING btree ("service_id") WHERE "service_upgrades"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_renewal" ON "payments" USING btree ("service_id","term_end") WHERE "payments"."purpose" = 'renewal' and "payments"."status" in ('awaiting', 'pending', 'paid');