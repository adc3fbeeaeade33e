CREATE TABLE "backup_capacity" (
	"location_id" integer PRIMARY KEY NOT NULL,
	"gigabytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_volumes" (
	"id" integer PRIMARY KEY NOT NULL,
	"gigabytes" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"snapshots" integer NOT NULL,
	"sub_accounts" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "backup_volumes_gigabytes_unique" UNIQUE("gigabytes")
);
--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_plan_id_vps_plans_id_fk";
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "backup_capacity" ADD CONSTRAINT "backup_capacity_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "backup_volumes" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR DELETE OR TRUNCATE ON "backup_capacity" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE FUNCTION "note_capacity_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "backup_volumes" AS "size"
		WHERE (OLD."gigabytes" >= "size"."gigabytes") IS DISTINCT FROM (NEW."gigabytes" >= "size"."gigabytes")
	) THEN
		INSERT INTO "catalogue_changes" DEFAULT VALUES;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "backup_capacity" FOR EACH ROW EXECUTE FUNCTION "note_capacity_change"();--> statement-breakpoint
UPDATE "locations" SET "products" = "products" || '["backup"]' WHERE "slug" IN ('frankfurt', 'rotterdam', 'barcelona') AND NOT "products" @> '["backup"]';
