CREATE TABLE "former_plans" (
	"line" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"renamed" boolean NOT NULL,
	"successor" text,
	CONSTRAINT "former_plans_line_slug_pk" PRIMARY KEY("line","slug")
);
--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_plans" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
