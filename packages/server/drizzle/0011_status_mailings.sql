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
ALTER TABLE "status_updates" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "status_mailings" ADD CONSTRAINT "status_mailings_update_id_status_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."status_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mailings" ADD CONSTRAINT "status_mailings_incident_id_status_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."status_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mailings" ADD CONSTRAINT "status_mailings_first_id_status_updates_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."status_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mails" ADD CONSTRAINT "status_mails_update_id_status_mailings_update_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."status_mailings"("update_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_mails" ADD CONSTRAINT "status_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_mailings_incident" ON "status_mailings" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "status_mailings_first" ON "status_mailings" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "status_mails_account" ON "status_mails" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "status_updates_request" ON "status_updates" USING btree ("request_key");