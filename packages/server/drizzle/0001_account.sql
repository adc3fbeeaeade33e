CREATE TABLE "notification_preferences" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" boolean NOT NULL,
	"site" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"mark" text PRIMARY KEY NOT NULL,
	"built_by" text,
	"power" text DEFAULT 'on' NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"size" jsonb,
	"asked_size" jsonb,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_foreign" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "address_pools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_pools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" integer NOT NULL,
	"family" integer NOT NULL,
	"network" text NOT NULL,
	"unit" integer NOT NULL,
	"gateway" text,
	"is_open" boolean DEFAULT true NOT NULL,
	"quarantine_days" integer DEFAULT 7 NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "address_pools_network_unique" UNIQUE("network")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pool_id" integer,
	"service_id" integer,
	"address" text NOT NULL,
	"family" integer NOT NULL,
	"length" integer NOT NULL,
	"role" text,
	"blocked" text,
	"free_from" timestamp with time zone,
	"since" timestamp with time zone,
	CONSTRAINT "addresses_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "support_inbound_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_inbound_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"uid" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"raw" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"envelope" jsonb NOT NULL,
	"sender" text,
	"subject" text,
	"verdict" text,
	"reason" text,
	"is_for_staff" boolean DEFAULT false NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"ticket_id" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "cashback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cashback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"product" text NOT NULL,
	"percent" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"payout_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_purchaseId_unique" UNIQUE("purchase_id")
);
--> statement-breakpoint
CREATE TABLE "partner_days" (
	"partner_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_days_partner_id_day_pk" PRIMARY KEY("partner_id","day")
);
--> statement-breakpoint
CREATE TABLE "partner_payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"number" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partners_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"refused" text,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" integer,
	CONSTRAINT "staff_tasks_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "console_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"service_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "service_traffic" (
	"service_id" integer NOT NULL,
	"month" text NOT NULL,
	"in_bytes" bigint NOT NULL,
	"out_bytes" bigint NOT NULL,
	CONSTRAINT "service_traffic_service_id_month_pk" PRIMARY KEY("service_id","month")
);
--> statement-breakpoint
CREATE TABLE "service_usage" (
	"service_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"disk_bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"service_id" integer NOT NULL,
	"epoch" text NOT NULL,
	"in_bytes" bigint,
	"out_bytes" bigint,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_counters_service_id_epoch_pk" PRIMARY KEY("service_id","epoch")
);
--> statement-breakpoint
CREATE TABLE "usage_notices" (
	"service_id" integer NOT NULL,
	"month" text NOT NULL,
	"limit" text NOT NULL,
	"level" integer NOT NULL,
	CONSTRAINT "usage_notices_service_id_month_limit_level_pk" PRIMARY KEY("service_id","month","limit","level")
);
--> statement-breakpoint
CREATE TABLE "account_activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"token" text,
	"action" text NOT NULL,
	"target" text,
	"ip" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"key_hash" text NOT NULL,
	"invited_by" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_invitations_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"last_used_address" text,
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "account_invoice_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_invoice_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"is_person" boolean DEFAULT false NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer,
	"user_id" integer,
	"draft_of" integer DEFAULT 0 NOT NULL,
	"account_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text,
	"thumbnail_hash" text,
	"thumbnail_width" integer,
	"thumbnail_height" integer,
	"cid" text,
	"blocked" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_drafts" (
	"user_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"service_id" integer,
	"department" text NOT NULL,
	"priority" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_drafts_user_id_ticket_id_pk" PRIMARY KEY("user_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer,
	"message_id" integer,
	"direction" text NOT NULL,
	"mail_id" text,
	"in_reply_to" text,
	"references" text[] DEFAULT '{}' NOT NULL,
	"address" text NOT NULL,
	"hash" text,
	"kind" text NOT NULL,
	"bounced" text,
	"bounce_status" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"author" text NOT NULL,
	"user_id" integer,
	"address" text,
	"name" text,
	"body" text NOT NULL,
	"html" text,
	"folded" text,
	"via" text DEFAULT 'web' NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"is_note" boolean DEFAULT false NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"rejected_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_participants" (
	"ticket_id" integer NOT NULL,
	"address" text NOT NULL,
	"name" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_participants_ticket_id_address_pk" PRIMARY KEY("ticket_id","address")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"account_id" integer,
	"user_id" integer,
	"email" text,
	"name" text,
	"service_id" integer,
	"department" text DEFAULT 'technical' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"subject" text NOT NULL,
	"token" text NOT NULL,
	"language" text NOT NULL,
	"continues_id" integer,
	"unread_by_customer" boolean DEFAULT false NOT NULL,
	"unread_by_staff" boolean DEFAULT true NOT NULL,
	"last_customer_at" timestamp with time zone,
	"last_staff_at" timestamp with time zone,
	"answering_user_id" integer,
	"answering_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
-- Written by hand: services keep their addresses.
INSERT INTO "addresses" ("service_id", "address", "family", "length", "role", "since")
	SELECT "id", "ipv4", 4, 32, 'main', "activated_at" FROM "services" WHERE "ipv4" IS NOT NULL;--> statement-breakpoint
INSERT INTO "addresses" ("service_id", "address", "family", "length", "role", "since")
	SELECT "id", "ipv6", 6, 128, 'main', "activated_at" FROM "services" WHERE "ipv6" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_ipv4_unique";--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_ipv6_unique";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_chart";--> statement-breakpoint
ALTER TABLE "account_members" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "renewal_source" text DEFAULT 'balance' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "ticket_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "envelope_from" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "auto_pay" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "next_plan" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "next_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "next_by" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "external" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "power" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "coins_seen" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "replaced_card_id" integer;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_pools" ADD CONSTRAINT "address_pools_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_pool_id_address_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."address_pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_inbound_mail" ADD CONSTRAINT "support_inbound_mail_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback" ADD CONSTRAINT "cashback_partner_id_accounts_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback" ADD CONSTRAINT "cashback_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback" ADD CONSTRAINT "cashback_payout_id_partner_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."partner_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_days" ADD CONSTRAINT "partner_days_partner_id_accounts_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_partner_id_accounts_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_partner_id_accounts_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tasks" ADD CONSTRAINT "staff_tasks_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tasks" ADD CONSTRAINT "staff_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_tickets" ADD CONSTRAINT "console_tickets_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_tickets" ADD CONSTRAINT "console_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reverse_names" ADD CONSTRAINT "reverse_names_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_operations" ADD CONSTRAINT "service_operations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_operations" ADD CONSTRAINT "service_operations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_traffic" ADD CONSTRAINT "service_traffic_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_usage" ADD CONSTRAINT "service_usage_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_notices" ADD CONSTRAINT "usage_notices_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_activity" ADD CONSTRAINT "account_activity_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_activity" ADD CONSTRAINT "account_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_account_id_account_members_user_id_account_id_fk" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."account_members"("user_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invoice_recipients" ADD CONSTRAINT "account_invoice_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_drafts" ADD CONSTRAINT "ticket_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_mails" ADD CONSTRAINT "ticket_mails_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_mails" ADD CONSTRAINT "ticket_mails_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_participants" ADD CONSTRAINT "ticket_participants_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_answering_user_id_users_id_fk" FOREIGN KEY ("answering_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_tasks_mark" ON "sandbox_tasks" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "address_pools_location" ON "address_pools" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "addresses_service" ON "addresses" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "addresses_free" ON "addresses" USING btree ("pool_id","since","id") WHERE "addresses"."service_id" IS NULL AND "addresses"."blocked" IS NULL AND "addresses"."free_from" IS NULL;--> statement-breakpoint
CREATE INDEX "addresses_quarantine" ON "addresses" USING btree ("free_from");--> statement-breakpoint
CREATE UNIQUE INDEX "support_inbound_mail_uid" ON "support_inbound_mail" USING btree ("source","uid");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_hash" ON "support_inbound_mail" USING btree ("source","hash");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_due" ON "support_inbound_mail" USING btree ("verdict","next_try_at");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_received" ON "support_inbound_mail" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_sender" ON "support_inbound_mail" USING btree ("sender");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_ticket" ON "support_inbound_mail" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "support_inbound_mail_staff" ON "support_inbound_mail" USING btree ("id") WHERE "support_inbound_mail"."is_for_staff";--> statement-breakpoint
CREATE INDEX "support_inbound_mail_decided_by" ON "support_inbound_mail" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "cashback_partner" ON "cashback" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "cashback_payout" ON "cashback" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "cashback_held" ON "cashback" USING btree ("available_at") WHERE "cashback"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_payouts_number" ON "partner_payouts" USING btree ("partner_id","number");--> statement-breakpoint
CREATE INDEX "referrals_partner" ON "referrals" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "staff_tasks_mark" ON "staff_tasks" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "staff_tasks_service" ON "staff_tasks" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "staff_tasks_done_by" ON "staff_tasks" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "console_tickets_service" ON "console_tickets" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "console_tickets_user" ON "console_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "console_tickets_expiry" ON "console_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reverse_names_service" ON "reverse_names" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "service_operations_service" ON "service_operations" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "service_operations_open" ON "service_operations" USING btree ("ask_again_at") WHERE "service_operations"."state" in ('asked', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "service_operations_request" ON "service_operations" USING btree ("service_id","request_key");--> statement-breakpoint
CREATE INDEX "service_operations_asked_by" ON "service_operations" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "account_activity_account" ON "account_activity" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "account_activity_user" ON "account_activity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_activity_age" ON "account_activity" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_invitations_once" ON "account_invitations" USING btree ("account_id","email");--> statement-breakpoint
CREATE INDEX "account_invitations_inviter" ON "account_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "account_invitations_expiry" ON "account_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_tokens_account" ON "api_tokens" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_expiry" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_invoice_recipients_once" ON "account_invoice_recipients" USING btree ("account_id","email");--> statement-breakpoint
CREATE INDEX "account_invoice_recipients_email" ON "account_invoice_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ticket_attachments_message" ON "ticket_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_attachments_draft" ON "ticket_attachments" USING btree ("user_id","draft_of");--> statement-breakpoint
CREATE INDEX "ticket_attachments_account" ON "ticket_attachments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ticket_attachments_hash" ON "ticket_attachments" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "ticket_attachments_thumbnail" ON "ticket_attachments" USING btree ("thumbnail_hash");--> statement-breakpoint
CREATE INDEX "ticket_drafts_updated" ON "ticket_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "ticket_events_ticket" ON "ticket_events" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_mails_mail_id" ON "ticket_mails" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "ticket_mails_ticket" ON "ticket_mails" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_mails_address" ON "ticket_mails" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_token" ON "tickets" USING btree ("token");--> statement-breakpoint
CREATE INDEX "tickets_account" ON "tickets" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","last_customer_at");--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree ("email");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_next_by_users_id_fk" FOREIGN KEY ("next_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_replaced_card_id_saved_cards_id_fk" FOREIGN KEY ("replaced_card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "services_next" ON "services" USING btree ("next_from") WHERE "services"."next_from" is not null;--> statement-breakpoint
CREATE INDEX "services_next_by" ON "services" USING btree ("next_by") WHERE "services"."next_by" is not null;--> statement-breakpoint
ALTER TABLE "services" DROP COLUMN "ipv4";--> statement-breakpoint
ALTER TABLE "services" DROP COLUMN "ipv6";--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_chart" CHECK ("ledger_postings"."account" in ('customer', 'overdraft', 'receivable', 'revenue', 'vat', 'clearing', 'fees', 'refunds', 'chargebacks', 'commissions', 'equity'));--> statement-breakpoint
-- Written by hand from here on. Visitors see whether there are addresses for a server.
CREATE TRIGGER "note_change" AFTER INSERT OR DELETE OR TRUNCATE ON "address_pools" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "address_pools" FOR EACH ROW WHEN (LEAST(OLD."available", 4) IS DISTINCT FROM LEAST(NEW."available", 4) OR OLD."is_open" IS DISTINCT FROM NEW."is_open") EXECUTE FUNCTION "note_catalogue_change"();
