CREATE TABLE "sandbox_objects" (
	"mark" text PRIMARY KEY NOT NULL,
	"built_by" text,
	"power" text DEFAULT 'on' NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"size" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_tasks" (
	"key" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"sealed" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"mark" text NOT NULL,
	"service_id" integer NOT NULL,
	"kind" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"sealed" text,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" integer,
	CONSTRAINT "staff_tasks_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "reverse_names" (
	"address" text PRIMARY KEY NOT NULL,
	"service_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_operations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"kind" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed" text,
	"key" text NOT NULL,
	"request_key" text,
	"generation" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reference" jsonb,
	"ask_again_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"first_failed_at" timestamp with time zone,
	"percent" integer,
	"step" text,
	"error" text,
	"reason" text,
	"late_at" timestamp with time zone,
	"asked_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "service_operations_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "external" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "power" text;--> statement-breakpoint
ALTER TABLE "staff_tasks" ADD CONSTRAINT "staff_tasks_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tasks" ADD CONSTRAINT "staff_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reverse_names" ADD CONSTRAINT "reverse_names_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_operations" ADD CONSTRAINT "service_operations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_operations" ADD CONSTRAINT "service_operations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_tasks_mark" ON "sandbox_tasks" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "staff_tasks_mark" ON "staff_tasks" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "staff_tasks_service" ON "staff_tasks" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "staff_tasks_done_by" ON "staff_tasks" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "reverse_names_service" ON "reverse_names" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "service_operations_service" ON "service_operations" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "service_operations_open" ON "service_operations" USING btree ("ask_again_at") WHERE "service_operations"."state" in ('asked', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "service_operations_request" ON "service_operations" USING btree ("service_id","request_key");--> statement-breakpoint
CREATE INDEX "service_operations_asked_by" ON "service_operations" USING btree ("asked_by");