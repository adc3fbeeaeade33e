CREATE TABLE "staff_queue" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"owner_id" integer,
	"snoozed_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "staff_queue_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"department" text,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "canned_answers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "ticket_targets" (
	"department" text NOT NULL,
	"priority" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "ticket_targets_department_priority_pk" PRIMARY KEY("department","priority")
);
--> statement-breakpoint
DROP INDEX "tickets_status";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
UPDATE "tickets" SET "waiting_since" = coalesce("last_customer_at", "created_at") WHERE "status" = 'open';--> statement-breakpoint
UPDATE "tickets" SET "first_answered_at" = "first"."at" FROM (SELECT "ticket_id", min("created_at") AS "at" FROM "ticket_messages" WHERE "author" = 'staff' AND NOT "is_note" GROUP BY "ticket_id") AS "first" WHERE "first"."ticket_id" = "tickets"."id";--> statement-breakpoint
ALTER TABLE "staff_queue" ADD CONSTRAINT "staff_queue_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_queue_owner" ON "staff_queue" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "ticket_mails_bounced" ON "ticket_mails" USING btree ("at") WHERE "ticket_mails"."bounced" is not null;--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("waiting_since","id") WHERE "tickets"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_status_updated" ON "tickets" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_answered" ON "tickets" USING btree ("first_answered_at");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_words" ON "tickets" USING gin ("subject" gin_trgm_ops,"email" gin_trgm_ops);