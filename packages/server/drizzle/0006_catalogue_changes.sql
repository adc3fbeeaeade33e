CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "note_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "catalogue_changes" DEFAULT VALUES;
	RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	shown text;
BEGIN
	FOREACH shown IN ARRAY ARRAY['locations', 'vps_plans', 'vps_parameters', 'vps_frequencies', 'os_templates', 'control_panels', 'os_panels', 'disk_images', 'extra_services', 'rent_periods', 'landings', 'plan_sets', 'payment_methods', 'page_texts'] LOOP
		EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change()', shown);
	END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR DELETE OR TRUNCATE ON "vps_stock" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "vps_stock" FOR EACH ROW WHEN ((OLD."available" > 0) IS DISTINCT FROM (NEW."available" > 0)) EXECUTE FUNCTION "note_catalogue_change"();
