CREATE TABLE "order_drafts" (
	"token_hash" text NOT NULL,
	"line" text NOT NULL,
	"account_id" integer,
	"purchase_id" integer,
	"content" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_drafts_token_hash_line_pk" PRIMARY KEY("token_hash","line")
);
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_drafts_account" ON "order_drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_drafts_expiry" ON "order_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_drafts_purchase" ON "order_drafts" USING btree ("purchase_id");