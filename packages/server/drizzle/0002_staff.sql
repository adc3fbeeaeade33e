CREATE TABLE "staff_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"name" text,
	"role" text,
	"action" text NOT NULL,
	"object" text,
	"outcome" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"ip" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
CREATE INDEX "staff_audit_user" ON "staff_audit" USING btree ("user_id","id");--> statement-breakpoint
-- Written by hand: staff keep all rights, until an administrator gives them a narrower role.
UPDATE "users" SET "staff_role" = 'administrator' WHERE "is_staff";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_staff";--> statement-breakpoint
-- Written by hand from here on. Entries are added; only the end of an action is stored later, once.
CREATE FUNCTION "keep_staff_audit"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'The audit log keeps its entries.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_entry" BEFORE UPDATE ON "staff_audit" FOR EACH ROW WHEN (OLD."outcome" IS NOT NULL) EXECUTE FUNCTION "keep_staff_audit"();--> statement-breakpoint
CREATE TRIGGER "keep_entries" BEFORE DELETE OR TRUNCATE ON "staff_audit" FOR EACH STATEMENT EXECUTE FUNCTION "keep_staff_audit"();
