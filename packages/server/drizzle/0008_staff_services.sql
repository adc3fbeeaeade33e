CREATE TABLE "service_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"asked" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"made_by" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
-- Written by hand: until now a suspension was by staff if nothing was unpaid. Nobody has noted why.
UPDATE "services" SET "suspended_for" = '' WHERE "state" = 'suspended' AND "unpaid_since" IS NULL;--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_changes_key" ON "service_changes" USING btree ("service_id","key");--> statement-breakpoint
CREATE INDEX "service_changes_made_by" ON "service_changes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "services_state_list" ON "services" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "services_kind_list" ON "services" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "services_location_list" ON "services" USING btree ("location_id","id");--> statement-breakpoint
CREATE INDEX "services_name" ON "services" USING btree (lower("name") text_pattern_ops);