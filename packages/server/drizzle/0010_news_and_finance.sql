CREATE TABLE "statement_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"content" "bytea",
	"mapping" jsonb,
	"by" text NOT NULL,
	"counts" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_mappings" (
	"columns" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help_reports" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "markdown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "booked_on" date;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "payer_iban" text;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "aside_reason" text;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "aside_by" text;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_entries" ON "ledger_postings" USING btree ("account","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_created" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_number" ON "statement_lines" USING btree ("number");--> statement-breakpoint
CREATE INDEX "statement_lines_unmatched" ON "statement_lines" USING btree ("number") WHERE "statement_lines"."reference" is null and "statement_lines"."account_id" is null and "statement_lines"."aside_at" is null;--> statement-breakpoint
CREATE INDEX "statement_lines_aside" ON "statement_lines" USING btree ("number") WHERE "statement_lines"."aside_at" is not null;--> statement-breakpoint
CREATE INDEX "statement_lines_amount" ON "statement_lines" USING btree ("amount_cents");--> statement-breakpoint
CREATE INDEX "statement_lines_iban" ON "statement_lines" USING btree ("payer_iban");--> statement-breakpoint
CREATE INDEX "statement_lines_search" ON "statement_lines" USING gin ("payer" gin_trgm_ops,"remittance" gin_trgm_ops);