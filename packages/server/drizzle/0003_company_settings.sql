CREATE TABLE "company_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
-- Written by hand from here on. Visitors see the seller, the name of the site and whether orders are open.
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_settings" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
