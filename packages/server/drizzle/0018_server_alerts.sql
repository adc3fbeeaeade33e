CREATE TABLE "server_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "server_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"email" text,
	"url" text,
	"secret" text,
	"user_id" integer,
	"language" text NOT NULL,
	"landing" text,
	"query" text NOT NULL,
	"seen" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_alerts" ADD CONSTRAINT "server_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_alerts_due" ON "server_alerts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "server_alerts_email" ON "server_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "server_alerts_user" ON "server_alerts" USING btree ("user_id");