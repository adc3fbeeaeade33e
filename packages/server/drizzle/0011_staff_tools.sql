CREATE TABLE "staff_orders" (
	"purchase_id" integer PRIMARY KEY NOT NULL,
	"placed_by" integer,
	"pay" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_merges" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"into_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_mailings" (
	"update_id" integer PRIMARY KEY NOT NULL,
	"incident_id" integer NOT NULL,
	"first_id" integer,
	"is_urgent" boolean NOT NULL,
	"after_account" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "status_mails" (
	"update_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"is_emailed" boolean NOT NULL,
	CONSTRAINT "status_mails_update_id_account_id_pk" PRIMARY KEY("update_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "reference_clients" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "status_updates" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "staff_orders" ADD CONSTRAINT "staff_orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_orders" ADD CONSTRAINT "staff_orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_into_id_accounts_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mailings" ADD CONSTRAINT "status_mailings_update_id_status_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."status_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mailings" ADD CONSTRAINT "status_mailings_incident_id_status_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."status_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mailings" ADD CONSTRAINT "status_mailings_first_id_status_updates_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."status_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mails" ADD CONSTRAINT "status_mails_update_id_status_mailings_update_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."status_mailings"("update_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mails" ADD CONSTRAINT "status_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_orders_placed_by" ON "staff_orders" USING btree ("placed_by");--> statement-breakpoint
CREATE INDEX "account_merges_into" ON "account_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "former_addresses_account" ON "former_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "former_addresses_like" ON "former_addresses" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "status_mailings_incident" ON "status_mailings" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "status_mailings_first" ON "status_mailings" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "status_mails_account" ON "status_mails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_service" ON "payments" USING btree ("service_id") WHERE "payments"."service_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "status_updates_request" ON "status_updates" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "staff_audit_words" ON "staff_audit" USING gin (lower(coalesce("name", '') || ' ' || "action" || ' ' || coalesce("object", '') || ' ' || "reason" || ' ' || coalesce("ip", '')) gin_trgm_ops);