CREATE TABLE "vpn_nodes" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"country_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"load_percent" integer,
	"roles" jsonb NOT NULL,
	"ipv6" boolean NOT NULL,
	"p2p" boolean NOT NULL,
	"public_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vpn_nodes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vpn_pairs" (
	"entry_id" integer NOT NULL,
	"exit_id" integer NOT NULL,
	CONSTRAINT "vpn_pairs_entry_id_exit_id_pk" PRIMARY KEY("entry_id","exit_id")
);
--> statement-breakpoint
CREATE TABLE "vpn_prices" (
	"product" text NOT NULL,
	"months" integer NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "vpn_prices_product_months_pk" PRIMARY KEY("product","months")
);
--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "location_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "sealed_profiles" text;--> statement-breakpoint
ALTER TABLE "vpn_pairs" ADD CONSTRAINT "vpn_pairs_entry_id_vpn_nodes_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."vpn_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vpn_pairs" ADD CONSTRAINT "vpn_pairs_exit_id_vpn_nodes_id_fk" FOREIGN KEY ("exit_id") REFERENCES "public"."vpn_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vpn_nodes" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vpn_prices" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vpn_pairs" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
