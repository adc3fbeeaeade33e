ALTER TABLE "ds_offers" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "ds_offers" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ds_offers" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ds_offers" ADD CONSTRAINT "ds_offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ds_offers_created_by" ON "ds_offers" USING btree ("created_by");