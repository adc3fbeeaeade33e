CREATE TABLE "chain_events" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "chain_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "chain_transactions" (
	"hash" text PRIMARY KEY NOT NULL,
	"wallet_id" text NOT NULL,
	"units" numeric(60, 0) NOT NULL,
	"rate" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"mined_blocks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_ref" text NOT NULL,
	"ticker" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"euro_cents" bigint NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"units" numeric(60, 0) NOT NULL,
	"rate" text NOT NULL,
	"rate_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"watched_until" timestamp with time zone NOT NULL,
	"end" text DEFAULT 'open' NOT NULL,
	"credited_in_time" bigint DEFAULT 0 NOT NULL,
	"credited_late" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_wallets_attemptRef_unique" UNIQUE("attempt_ref"),
	CONSTRAINT "chain_wallets_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "chain_events" ADD CONSTRAINT "chain_events_wallet_id_chain_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."chain_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_transactions" ADD CONSTRAINT "chain_transactions_wallet_id_chain_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."chain_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chain_events_wallet" ON "chain_events" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "chain_transactions_wallet" ON "chain_transactions" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "chain_wallets_watched" ON "chain_wallets" USING btree ("watched_until");