CREATE TABLE "imported_invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"account_id" integer NOT NULL,
	"source" text NOT NULL,
	"old_id" text NOT NULL,
	"old_number" text NOT NULL,
	"currency" text NOT NULL,
	"issued_on" date,
	"due_on" date,
	"paid_on" date,
	"state" text NOT NULL,
	"status_name" text NOT NULL,
	"subtotal_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"credit_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"open_cents" bigint NOT NULL,
	"open_euro_cents" bigint,
	"settled_at" timestamp with time zone,
	"content" jsonb NOT NULL,
	CONSTRAINT "imported_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "imported_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source" text NOT NULL,
	"old_id" text NOT NULL,
	"old_invoice_id" text,
	"at" timestamp with time zone,
	"currency" text NOT NULL,
	"in_cents" bigint NOT NULL,
	"out_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"file" text NOT NULL,
	"title" text NOT NULL,
	"is_dry" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"report" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_records" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"old_id" text NOT NULL,
	"new_id" integer,
	"run_id" integer NOT NULL,
	CONSTRAINT "imported_records_source_kind_old_id_pk" PRIMARY KEY("source","kind","old_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imported_invoices" ADD CONSTRAINT "imported_invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_payments" ADD CONSTRAINT "imported_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_invoices_source" ON "imported_invoices" USING btree ("source","old_id");--> statement-breakpoint
CREATE INDEX "imported_invoices_account" ON "imported_invoices" USING btree ("account_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "imported_invoices_open" ON "imported_invoices" USING btree ("account_id") WHERE "imported_invoices"."open_cents" <> 0 and "imported_invoices"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_payments_source" ON "imported_payments" USING btree ("source","old_id");--> statement-breakpoint
CREATE INDEX "imported_payments_account" ON "imported_payments" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "imported_payments_reference" ON "imported_payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "imported_records_new" ON "imported_records" USING btree ("kind","new_id");--> statement-breakpoint
CREATE INDEX "imported_records_run" ON "imported_records" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "users_imported" ON "users" USING btree ("id") WHERE "users"."imported_at" is not null and "users"."password_hash" is null;