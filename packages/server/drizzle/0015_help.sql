CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"keywords" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"updated" date NOT NULL,
	"reading_minutes" integer NOT NULL,
	"body" text NOT NULL,
	"toc" jsonb NOT NULL,
	"plain" text NOT NULL,
	"labels" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'ru' then 'russian'::regconfig else 'english'::regconfig end, title), 'A') || setweight(to_tsvector(case language when 'ru' then 'russian'::regconfig else 'english'::regconfig end, excerpt || ' ' || labels), 'B') || setweight(to_tsvector(case language when 'ru' then 'russian'::regconfig else 'english'::regconfig end, plain), 'C')) STORED,
	CONSTRAINT "help_articles_slug_language_pk" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
CREATE TABLE "help_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "help_articles_search" ON "help_articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "help_words_similar" ON "help_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "help_articles" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
