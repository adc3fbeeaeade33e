CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mail_outbox_recipient";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "copy_of" integer;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_account" ON "customer_notes" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_copy_of_mail_outbox_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_postal" ON "accounts" USING gin (lower("address" || ' ' || "zip_code" || ' ' || "city" || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_addresses_like" ON "email_addresses" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("id") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_ip" ON "sessions" USING btree ("ip");--> statement-breakpoint
CREATE INDEX "mail_outbox_copy" ON "mail_outbox" USING btree ("copy_of");--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "services_words" ON "services" USING gin (lower("name" || ' ' || coalesce("host", '') || ' ' || coalesce("spec" ->> 'domain', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "legal_entities_words" ON "legal_entities" USING gin (lower("name" || ' ' || coalesce("vat_id", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "saved_cards_last4" ON "saved_cards" USING btree ("last4");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree ("recipient","id");