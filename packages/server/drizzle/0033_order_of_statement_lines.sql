ALTER TABLE "statement_lines" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "statement_lines" SET "is_late" = true FROM "expected_transfers"
WHERE "expected_transfers"."reference" = "statement_lines"."reference"
  AND "statement_lines"."received_at" >= "expected_transfers"."closed_at";--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "position" integer;--> statement-breakpoint
-- The order in which lines were read until now.
UPDATE "statement_lines" SET "position" = "lines"."place"
FROM (SELECT "id", row_number() OVER (ORDER BY "received_at", "id") AS "place" FROM "statement_lines") AS "lines"
WHERE "lines"."id" = "statement_lines"."id";--> statement-breakpoint
ALTER TABLE "statement_lines" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_lines" ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('statement_lines_position_seq', (SELECT coalesce(max("position"), 0) + 1 FROM "statement_lines"), false);
