CREATE TABLE "cms" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"min_php" text NOT NULL,
	"max_php" text,
	"memory_mb" integer NOT NULL,
	"databases" jsonb NOT NULL,
	"one_click" boolean NOT NULL,
	"license" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "php_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"end_of_life" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vh_capacity" (
	"location_id" integer PRIMARY KEY NOT NULL,
	"accounts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vh_periods" (
	"months" integer PRIMARY KEY NOT NULL,
	"discount_percent" double precision NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vh_plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"sites" integer,
	"disk_size" integer NOT NULL,
	"databases" integer,
	"mailboxes" integer,
	"ftp_accounts" integer,
	"subdomains" integer,
	"memory_mb" integer NOT NULL,
	"cpu_cores" double precision NOT NULL,
	"inodes" integer,
	"traffic" double precision,
	"database_engines" jsonb NOT NULL,
	"keep_days" integer NOT NULL,
	"nodejs" boolean NOT NULL,
	"python" boolean NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"tags" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vh_plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "hosted_on" jsonb;--> statement-breakpoint
ALTER TABLE "vh_capacity" ADD CONSTRAINT "vh_capacity_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vh_plans" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vh_periods" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "php_versions" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR DELETE OR TRUNCATE ON "vh_capacity" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "vh_capacity" FOR EACH ROW WHEN ((OLD."accounts" > 0) IS DISTINCT FROM (NEW."accounts" > 0)) EXECUTE FUNCTION "note_catalogue_change"();
