CREATE TABLE "legal_documents" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"version" date NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"changes" text,
	"text" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_documents_slug_language_version_pk" PRIMARY KEY("slug","language","version")
);
--> statement-breakpoint
CREATE TABLE "signup_consents" (
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" date NOT NULL,
	"language" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signup_consents_user_id_document_pk" PRIMARY KEY("user_id","document")
);
--> statement-breakpoint
ALTER TABLE "signup_consents" ADD CONSTRAINT "signup_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_documents" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
