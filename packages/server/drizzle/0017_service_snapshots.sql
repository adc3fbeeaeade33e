CREATE TABLE "service_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"mark" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"spec" jsonb NOT NULL,
	"login" text,
	"sealed_password" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_snapshots_mark_unique" UNIQUE("mark")
);
--> statement-breakpoint
ALTER TABLE "sandbox_objects" ADD COLUMN "snapshots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_snapshots" ADD CONSTRAINT "service_snapshots_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_snapshots_service" ON "service_snapshots" USING btree ("service_id");