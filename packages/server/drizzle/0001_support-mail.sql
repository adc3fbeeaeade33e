CREATE TABLE "support_inbound_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_inbound_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"uid" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"raw" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"envelope" jsonb NOT NULL,
	"verdict" text,
	"reason" text,
	"ticket_id" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "support_inbound_mail_uid" ON "support_inbound_mail" USING btree ("source","uid");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_hash" ON "support_inbound_mail" USING btree ("source","hash");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_due" ON "support_inbound_mail" USING btree ("verdict","next_try_at");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_received" ON "support_inbound_mail" USING btree ("received_at");