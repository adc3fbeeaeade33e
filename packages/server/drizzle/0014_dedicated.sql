CREATE TABLE "ds_chassis" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"units" integer NOT NULL,
	"bays" jsonb NOT NULL,
	"hot_swap" boolean NOT NULL,
	"psu" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_disk_options" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"volume" integer NOT NULL,
	"form" text NOT NULL,
	"interface" text NOT NULL,
	"price_cents" integer NOT NULL,
	"max_count" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_ips" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"count" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_memory_kits" (
	"id" integer PRIMARY KEY NOT NULL,
	"platform_id" integer NOT NULL,
	"gigabytes" integer NOT NULL,
	"modules" integer NOT NULL,
	"requires_cpu" integer DEFAULT 1 NOT NULL,
	"price_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_plan_sets" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"label" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ds_plan_sets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ds_plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"setup_fee_cents" integer DEFAULT 0 NOT NULL,
	"cpu" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"disks" jsonb NOT NULL,
	"ram" integer NOT NULL,
	"ram_type" text NOT NULL,
	"ecc" boolean NOT NULL,
	"platform_id" integer NOT NULL,
	"chassis_id" integer NOT NULL,
	"raid_controller_id" integer,
	"second_cpu_cents" integer,
	"port_mbps" integer NOT NULL,
	"guaranteed_mbps" integer,
	"traffic" double precision,
	"ipv4_count" integer DEFAULT 1 NOT NULL,
	"ipv6_prefix" integer DEFAULT 64,
	"delivery_hours" integer NOT NULL,
	"is_on_order" boolean DEFAULT false NOT NULL,
	"is_configurable" boolean DEFAULT true NOT NULL,
	"tags" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ds_plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ds_platforms" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vendor" text NOT NULL,
	"sockets" integer NOT NULL,
	"memory_slots" integer NOT NULL,
	"second_cpu_ram_over" integer,
	"second_cpu_nvme_over" integer
);
--> statement-breakpoint
CREATE TABLE "ds_ports" (
	"id" integer PRIMARY KEY NOT NULL,
	"plan_mbps" integer NOT NULL,
	"label" jsonb NOT NULL,
	"mbps" integer NOT NULL,
	"guaranteed_mbps" integer,
	"traffic" double precision,
	"price_cents" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_raid_controllers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"levels" jsonb NOT NULL,
	"supports" jsonb NOT NULL,
	"max_disks" integer NOT NULL,
	"min_bays" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_stock" (
	"plan_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "ds_stock_plan_id_location_id_pk" PRIMARY KEY("plan_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "ds_traffic" (
	"id" integer PRIMARY KEY NOT NULL,
	"volume" double precision NOT NULL,
	"price_cents" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ds_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"setup_fee_cents" integer DEFAULT 0 NOT NULL,
	"configuration" jsonb,
	"comment" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "os_templates" ADD COLUMN "products" jsonb DEFAULT '["vps","dedicated"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "sealed_console" text;--> statement-breakpoint
ALTER TABLE "ds_memory_kits" ADD CONSTRAINT "ds_memory_kits_platform_id_ds_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."ds_platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_plans" ADD CONSTRAINT "ds_plans_platform_id_ds_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."ds_platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_plans" ADD CONSTRAINT "ds_plans_chassis_id_ds_chassis_id_fk" FOREIGN KEY ("chassis_id") REFERENCES "public"."ds_chassis"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_plans" ADD CONSTRAINT "ds_plans_raid_controller_id_ds_raid_controllers_id_fk" FOREIGN KEY ("raid_controller_id") REFERENCES "public"."ds_raid_controllers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_stock" ADD CONSTRAINT "ds_stock_plan_id_ds_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."ds_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_stock" ADD CONSTRAINT "ds_stock_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_offers" ADD CONSTRAINT "ds_offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_offers" ADD CONSTRAINT "ds_offers_plan_id_ds_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."ds_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ds_stock_location" ON "ds_stock" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "ds_offers_account" ON "ds_offers" USING btree ("account_id");--> statement-breakpoint
DO $$
DECLARE
	shown text;
BEGIN
	FOREACH shown IN ARRAY ARRAY['ds_platforms', 'ds_memory_kits', 'ds_chassis', 'ds_disk_options', 'ds_raid_controllers', 'ds_ports', 'ds_ips', 'ds_traffic', 'ds_plans', 'ds_plan_sets'] LOOP
		EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change()', shown);
	END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR DELETE OR TRUNCATE ON "ds_stock" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "ds_stock" FOR EACH ROW WHEN (LEAST(OLD."available", 4) IS DISTINCT FROM LEAST(NEW."available", 4)) EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
UPDATE "locations" SET "products" = "products" || '["dedicated"]' WHERE "slug" IN ('frankfurt', 'rotterdam', 'dallas', 'barcelona', 'zurich') AND NOT "products" @> '["dedicated"]';
