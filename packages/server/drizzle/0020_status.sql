CREATE TABLE "status_checks" (
	"component" text NOT NULL,
	"day" date NOT NULL,
	"checked" integer NOT NULL,
	"failed" integer NOT NULL,
	"failing" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_checks_component_day_pk" PRIMARY KEY("component","day")
);
--> statement-breakpoint
CREATE TABLE "status_components" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_incidents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"step" text NOT NULL,
	"impact" text NOT NULL,
	"components" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "test_ipv6" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "test_files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "asn" integer;--> statement-breakpoint
ALTER TABLE "status_updates" ADD CONSTRAINT "status_updates_incident_id_status_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."status_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_incidents_starts" ON "status_incidents" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "status_incidents_ends" ON "status_incidents" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "status_updates_incident" ON "status_updates" USING btree ("incident_id");