-- Written by hand: similar words of the help search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "kept_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" double precision[] NOT NULL,
	"granted" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer,
	"data" jsonb NOT NULL,
	"ip" text NOT NULL,
	"country" text,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "account_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text,
	"city" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ip" text NOT NULL,
	"country" text,
	"user_agent" text NOT NULL,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authenticators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"sealed" text NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"shown_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"sign_count" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_passwordless" boolean,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"is_password_unproven" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_ref" text NOT NULL,
	"attempt_ref" text,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"keep_card" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"event_id" text,
	"decided_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"challenge" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"disputed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_payments_attemptRef_unique" UNIQUE("attempt_ref")
);
--> statement-breakpoint
CREATE TABLE "bank_refunds" (
	"ref" text PRIMARY KEY NOT NULL,
	"bank_payment_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_chassis" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"units" integer NOT NULL,
	"bays" jsonb NOT NULL,
	"hot_swap" boolean NOT NULL,
	"psu" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_disk_options" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"volume" integer NOT NULL,
	"form" text NOT NULL,
	"interface" text NOT NULL,
	"price_cents" integer NOT NULL,
	"max_count" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_ips" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"count" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_memory_kits" (
	"id" integer PRIMARY KEY NOT NULL,
	"platform_id" integer NOT NULL,
	"gigabytes" integer NOT NULL,
	"modules" integer NOT NULL,
	"requires_cpu" integer DEFAULT 1 NOT NULL,
	"price_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_plan_sets" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"label" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ds_plan_sets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ds_plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"setup_fee_cents" integer DEFAULT 0 NOT NULL,
	"cpu" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"disks" jsonb NOT NULL,
	"ram" integer NOT NULL,
	"ram_type" text NOT NULL,
	"ecc" boolean NOT NULL,
	"platform_id" integer NOT NULL,
	"chassis_id" integer NOT NULL,
	"raid_controller_id" integer,
	"second_cpu_cents" integer,
	"port_mbps" integer NOT NULL,
	"guaranteed_mbps" integer,
	"traffic" double precision,
	"ipv4_count" integer DEFAULT 1 NOT NULL,
	"ipv6_prefix" integer DEFAULT 64,
	"delivery_hours" integer NOT NULL,
	"is_on_order" boolean DEFAULT false NOT NULL,
	"is_configurable" boolean DEFAULT true NOT NULL,
	"tags" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ds_plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ds_platforms" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vendor" text NOT NULL,
	"sockets" integer NOT NULL,
	"memory_slots" integer NOT NULL,
	"second_cpu_ram_over" integer,
	"second_cpu_nvme_over" integer
);
--> statement-breakpoint
CREATE TABLE "ds_ports" (
	"id" integer PRIMARY KEY NOT NULL,
	"plan_mbps" integer NOT NULL,
	"label" jsonb NOT NULL,
	"mbps" integer NOT NULL,
	"guaranteed_mbps" integer,
	"traffic" double precision,
	"price_cents" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_raid_controllers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"levels" jsonb NOT NULL,
	"supports" jsonb NOT NULL,
	"max_disks" integer NOT NULL,
	"min_bays" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_stock" (
	"plan_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "ds_stock_plan_id_location_id_pk" PRIMARY KEY("plan_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "ds_traffic" (
	"id" integer PRIMARY KEY NOT NULL,
	"volume" double precision NOT NULL,
	"price_cents" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_capacity" (
	"location_id" integer PRIMARY KEY NOT NULL,
	"gigabytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_volumes" (
	"id" integer PRIMARY KEY NOT NULL,
	"gigabytes" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"snapshots" integer NOT NULL,
	"sub_accounts" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "backup_volumes_gigabytes_unique" UNIQUE("gigabytes")
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"min_php" text NOT NULL,
	"max_php" text,
	"memory_mb" integer NOT NULL,
	"databases" jsonb NOT NULL,
	"one_click" boolean NOT NULL,
	"admin_path" text,
	"license" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "control_panels" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"edition" text,
	"icon" text,
	"price_cents" integer NOT NULL,
	"min_ram" integer NOT NULL,
	"min_disk" integer NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"description" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "control_panels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "disk_images" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"os_id" integer,
	"min_ram" integer NOT NULL,
	"min_disk" integer NOT NULL,
	"icon" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "disk_images_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "extra_services" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"billing" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"group" jsonb,
	"price_cents" integer NOT NULL,
	"unit" text,
	"min" integer DEFAULT 0 NOT NULL,
	"max" integer NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"included" integer DEFAULT 0 NOT NULL,
	"initial" integer DEFAULT 0 NOT NULL,
	"locations" jsonb,
	"incompatible_with" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "extra_services_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "former_plans" (
	"line" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"renamed" boolean NOT NULL,
	"successor" text,
	CONSTRAINT "former_plans_line_slug_pk" PRIMARY KEY("line","slug")
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"prefix" text NOT NULL,
	"label" jsonb NOT NULL,
	"short_description" jsonb,
	"country_code" text,
	"os_family" text,
	"min" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"country_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"cities" jsonb NOT NULL,
	"datacenter" text,
	"is_available" boolean DEFAULT true NOT NULL,
	"unavailable_reason" jsonb,
	"ping_host" text,
	"test_ipv4" text,
	"test_ipv6" text,
	"test_file_url" text,
	"test_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asn" integer,
	"products" jsonb NOT NULL,
	"frequencies" jsonb NOT NULL,
	"port_mbps" integer NOT NULL,
	"price_percent" double precision DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "locations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "os_panels" (
	"os_id" integer NOT NULL,
	"panel_id" integer NOT NULL,
	CONSTRAINT "os_panels_os_id_panel_id_pk" PRIMARY KEY("os_id","panel_id")
);
--> statement-breakpoint
CREATE TABLE "os_templates" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"family" text NOT NULL,
	"icon" text,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"min_cpu" integer DEFAULT 1 NOT NULL,
	"min_ram" integer DEFAULT 1 NOT NULL,
	"min_disk" integer DEFAULT 10 NOT NULL,
	"excluded_tariffs" jsonb NOT NULL,
	"excluded_locations" jsonb NOT NULL,
	"end_of_support" date,
	"products" jsonb DEFAULT '["vps","dedicated"]'::jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "os_templates_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "php_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"end_of_life" boolean NOT NULL,
	"supported_until" date
);
--> statement-breakpoint
CREATE TABLE "plan_sets" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"label" jsonb NOT NULL,
	"short_description" jsonb,
	"long_description" jsonb,
	"landing_only" boolean DEFAULT false NOT NULL,
	"url" text NOT NULL,
	"tariffs" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_sets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rent_periods" (
	"months" integer PRIMARY KEY NOT NULL,
	"discount_percent" double precision NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vh_capacity" (
	"location_id" integer PRIMARY KEY NOT NULL,
	"accounts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vh_periods" (
	"months" integer PRIMARY KEY NOT NULL,
	"discount_percent" double precision NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vh_plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"sites" integer,
	"disk_size" integer NOT NULL,
	"databases" integer,
	"mailboxes" integer,
	"ftp_accounts" integer,
	"subdomains" integer,
	"memory_mb" integer NOT NULL,
	"cpu_cores" double precision NOT NULL,
	"inodes" integer,
	"traffic" double precision,
	"database_engines" jsonb NOT NULL,
	"keep_days" integer NOT NULL,
	"nodejs" boolean NOT NULL,
	"python" boolean NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"tags" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vh_plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vpn_nodes" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"country_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"load_percent" integer,
	"roles" jsonb NOT NULL,
	"ipv6" boolean NOT NULL,
	"p2p" boolean NOT NULL,
	"public_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vpn_nodes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vpn_pairs" (
	"entry_id" integer NOT NULL,
	"exit_id" integer NOT NULL,
	CONSTRAINT "vpn_pairs_entry_id_exit_id_pk" PRIMARY KEY("entry_id","exit_id")
);
--> statement-breakpoint
CREATE TABLE "vpn_prices" (
	"product" text NOT NULL,
	"months" integer NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "vpn_prices_product_months_pk" PRIMARY KEY("product","months")
);
--> statement-breakpoint
CREATE TABLE "vps_frequencies" (
	"value" text PRIMARY KEY NOT NULL,
	"ghz" double precision NOT NULL,
	"price_percent" double precision NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vps_parameters" (
	"name" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"unit" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"step" integer NOT NULL,
	"initial" integer NOT NULL,
	"included" integer NOT NULL,
	"step_price_cents" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vps_plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"old_price_cents" integer,
	"setup_fee_cents" integer DEFAULT 0 NOT NULL,
	"cpu_count" integer NOT NULL,
	"cpu_kind" text DEFAULT 'shared' NOT NULL,
	"ram_size" integer NOT NULL,
	"disk_size" integer NOT NULL,
	"traffic" integer,
	"port_mbps" integer NOT NULL,
	"ipv4_count" integer DEFAULT 1 NOT NULL,
	"ipv6_prefix" integer DEFAULT 64,
	"ddos_gbps" integer DEFAULT 10 NOT NULL,
	"windows_allowed" boolean NOT NULL,
	"is_custom" boolean DEFAULT false NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"tags" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vps_plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vps_stock" (
	"plan_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "vps_stock_plan_id_location_id_pk" PRIMARY KEY("plan_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "chain_events" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "chain_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "chain_transactions" (
	"hash" text PRIMARY KEY NOT NULL,
	"wallet_id" text NOT NULL,
	"units" numeric(60, 0) NOT NULL,
	"rate" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"mined_blocks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_ref" text NOT NULL,
	"ticker" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"euro_cents" bigint NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"units" numeric(60, 0) NOT NULL,
	"rate" text NOT NULL,
	"rate_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"watched_until" timestamp with time zone NOT NULL,
	"end" text DEFAULT 'open' NOT NULL,
	"credited_in_time" bigint DEFAULT 0 NOT NULL,
	"credited_late" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_wallets_attemptRef_unique" UNIQUE("attempt_ref"),
	CONSTRAINT "chain_wallets_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"keywords" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"updated" date NOT NULL,
	"reviewed" date,
	"reading_minutes" integer NOT NULL,
	"body" text NOT NULL,
	"toc" jsonb NOT NULL,
	"plain" text NOT NULL,
	"labels" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'ru' then 'russian'::regconfig else 'english'::regconfig end, title), 'A') || setweight(to_tsvector(case language when 'ru' then 'russian'::regconfig else 'english'::regconfig end, excerpt || ' ' || labels), 'B') || setweight(to_tsvector(case language when 'ru' then 'russian'::regconfig else 'english'::regconfig end, plain), 'C')) STORED,
	CONSTRAINT "help_articles_slug_language_pk" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
CREATE TABLE "help_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"prefix" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_prefix_year_pk" PRIMARY KEY("prefix","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"payment_id" integer,
	"credits_id" integer,
	"reference" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"total_euro_cents" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account" text NOT NULL,
	"account_id" integer,
	"country" text,
	"provider" text,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_postings_chart" CHECK ("ledger_postings"."account" in ('customer', 'overdraft', 'receivable', 'revenue', 'vat', 'clearing', 'fees', 'refunds', 'chargebacks', 'equity')),
	CONSTRAINT "ledger_postings_country" CHECK ("ledger_postings"."account" = 'vat' or "ledger_postings"."country" is null),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount_cents" <> 0),
	CONSTRAINT "ledger_postings_customer" CHECK (("ledger_postings"."account" in ('customer', 'overdraft', 'receivable')) = ("ledger_postings"."account_id" is not null)),
	CONSTRAINT "ledger_postings_provider" CHECK (("ledger_postings"."account" = 'clearing') = ("ledger_postings"."provider" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" integer,
	"purchase_id" integer,
	"description" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"version" date NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"changes" text,
	"text" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_documents_slug_language_version_pk" PRIMARY KEY("slug","language","version")
);
--> statement-breakpoint
CREATE TABLE "signup_consents" (
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" date NOT NULL,
	"language" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signup_consents_user_id_document_pk" PRIMARY KEY("user_id","document")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"page" text,
	"company_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ds_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ds_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"setup_fee_cents" integer DEFAULT 0 NOT NULL,
	"configuration" jsonb,
	"comment" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"invoice" text,
	"reply_to" text,
	"expires_at" timestamp with time zone,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"teaser" text NOT NULL,
	"body" text NOT NULL,
	"tags" jsonb NOT NULL,
	"is_featured" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_slug_language" UNIQUE("slug","language")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"body_hash" text,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"token_hash" text NOT NULL,
	"line" text NOT NULL,
	"account_id" integer,
	"purchase_id" integer,
	"content" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_drafts_token_hash_line_pk" PRIMARY KEY("token_hash","line")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_consents" (
	"purchase_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"terms_version" text NOT NULL,
	"language" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_lines" (
	"purchase_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"count" integer NOT NULL,
	"months" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"amount_currency_cents" bigint NOT NULL,
	CONSTRAINT "purchase_lines_purchase_id_position_pk" PRIMARY KEY("purchase_id","position")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"language" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	"total_currency_cents" bigint NOT NULL,
	"rent_months" integer NOT NULL,
	"tax" jsonb NOT NULL,
	"promo_code" text,
	"comment" text DEFAULT '' NOT NULL,
	"legal_entity_id" integer,
	"attribution" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_steps" (
	"service_id" integer NOT NULL,
	"term_end" timestamp with time zone NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_steps_service_id_term_end_step_pk" PRIMARY KEY("service_id","term_end","step")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purchase_id" integer,
	"project_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"plan_id" integer NOT NULL,
	"location_id" integer,
	"state" text NOT NULL,
	"spec" jsonb NOT NULL,
	"rent_months" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"paid_until" timestamp with time zone,
	"trial_until" timestamp with time zone,
	"pricing" jsonb,
	"paid_terms" integer DEFAULT 1 NOT NULL,
	"term_day" integer,
	"unpaid_since" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"auto_renew" boolean DEFAULT true NOT NULL,
	"ipv4" text,
	"ipv6" text,
	"host" text,
	"hosted_on" jsonb,
	"login" text,
	"sealed_password" text,
	"sealed_profiles" text,
	"sealed_console" text,
	"failure" text,
	"setup_attempts" integer DEFAULT 0 NOT NULL,
	"setup_error" text,
	"setup_first_failed_at" timestamp with time zone,
	"setup_next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activated_at" timestamp with time zone,
	CONSTRAINT "services_ipv4_unique" UNIQUE("ipv4"),
	CONSTRAINT "services_ipv6_unique" UNIQUE("ipv6")
);
--> statement-breakpoint
CREATE TABLE "ssh_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ssh_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_marks" (
	"hash" text PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_refusals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"like" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_signs" (
	"purchase_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_signs_purchase_id_hash_pk" PRIMARY KEY("purchase_id","hash")
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"overdraft_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_entities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_entities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"vat_id" text,
	"vat_status" text NOT NULL,
	"vat_checked_at" timestamp with time zone,
	"vat_evidence" jsonb,
	"is_default" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"payment_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"provider_ref" text,
	"redirect_url" text,
	"description" text NOT NULL,
	"asset" jsonb,
	"card_token" text,
	"asked_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"watched_until" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"payment_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"euro_cents" bigint NOT NULL,
	"booked_cents" bigint NOT NULL,
	"state" text DEFAULT 'taken' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_disputes_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"slug" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"icon" text NOT NULL,
	"currencies" jsonb NOT NULL,
	"countries" jsonb,
	"min_amount_cents" integer,
	"fee_percent" double precision DEFAULT 0 NOT NULL,
	"can_save" boolean DEFAULT false NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"payment_id" integer NOT NULL,
	"kind" text DEFAULT 'refund' NOT NULL,
	"attempt_id" integer,
	"amount_cents" bigint NOT NULL,
	"euro_cents" bigint NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"purchase_id" integer,
	"service_id" integer,
	"term_end" timestamp with time zone,
	"method" text NOT NULL,
	"status" text DEFAULT 'awaiting' NOT NULL,
	"failure" text,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	"amount_currency_cents" bigint NOT NULL,
	"language" text NOT NULL,
	"save_card" boolean DEFAULT false NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"saved_card_id" integer,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"attempt_id" integer,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"provider" text DEFAULT 'bank' NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_cards_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "closed_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"invoice_party" jsonb,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"email" text,
	"percent" integer NOT NULL,
	"months" integer NOT NULL,
	"page_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_email_unique" UNIQUE("email")
);
--> statement-breakpoint
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
CREATE TABLE "reference_clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"logo" text,
	"url" text,
	"quote" jsonb,
	"author" jsonb,
	"is_sample" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "expected_transfers" (
	"reference" text PRIMARY KEY NOT NULL,
	"attempt_ref" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "expected_transfers_attemptRef_unique" UNIQUE("attempt_ref")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"remittance" text NOT NULL,
	"reference" text,
	"payer" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_late" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_upgrades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_upgrades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"plan_id" integer NOT NULL,
	"spec" jsonb NOT NULL,
	"pricing" jsonb NOT NULL,
	"price_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "service_upgrades_purchaseId_unique" UNIQUE("purchase_id")
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"front" jsonb NOT NULL,
	"footer" text,
	"is_edited" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_texts_slug_language_pk" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
CREATE TABLE "provider_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"uid" text NOT NULL,
	"display" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"provider" text NOT NULL,
	"process" text NOT NULL,
	"callback_url" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_events" ADD CONSTRAINT "auth_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_addresses" ADD CONSTRAINT "email_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_keys" ADD CONSTRAINT "mailed_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD CONSTRAINT "bank_refunds_bank_payment_id_bank_payments_id_fk" FOREIGN KEY ("bank_payment_id") REFERENCES "public"."bank_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_memory_kits" ADD CONSTRAINT "ds_memory_kits_platform_id_ds_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."ds_platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_plans" ADD CONSTRAINT "ds_plans_platform_id_ds_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."ds_platforms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_plans" ADD CONSTRAINT "ds_plans_chassis_id_ds_chassis_id_fk" FOREIGN KEY ("chassis_id") REFERENCES "public"."ds_chassis"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_plans" ADD CONSTRAINT "ds_plans_raid_controller_id_ds_raid_controllers_id_fk" FOREIGN KEY ("raid_controller_id") REFERENCES "public"."ds_raid_controllers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_stock" ADD CONSTRAINT "ds_stock_plan_id_ds_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."ds_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_stock" ADD CONSTRAINT "ds_stock_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_capacity" ADD CONSTRAINT "backup_capacity_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_images" ADD CONSTRAINT "disk_images_os_id_os_templates_id_fk" FOREIGN KEY ("os_id") REFERENCES "public"."os_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "os_panels" ADD CONSTRAINT "os_panels_os_id_os_templates_id_fk" FOREIGN KEY ("os_id") REFERENCES "public"."os_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "os_panels" ADD CONSTRAINT "os_panels_panel_id_control_panels_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."control_panels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vh_capacity" ADD CONSTRAINT "vh_capacity_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vpn_pairs" ADD CONSTRAINT "vpn_pairs_entry_id_vpn_nodes_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."vpn_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vpn_pairs" ADD CONSTRAINT "vpn_pairs_exit_id_vpn_nodes_id_fk" FOREIGN KEY ("exit_id") REFERENCES "public"."vpn_nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vps_stock" ADD CONSTRAINT "vps_stock_plan_id_vps_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."vps_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vps_stock" ADD CONSTRAINT "vps_stock_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_events" ADD CONSTRAINT "chain_events_wallet_id_chain_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."chain_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_transactions" ADD CONSTRAINT "chain_transactions_wallet_id_chain_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."chain_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_consents" ADD CONSTRAINT "signup_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_offers" ADD CONSTRAINT "ds_offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ds_offers" ADD CONSTRAINT "ds_offers_plan_id_ds_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."ds_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_consents" ADD CONSTRAINT "purchase_consents_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_consents" ADD CONSTRAINT "purchase_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_steps" ADD CONSTRAINT "service_steps_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ssh_keys" ADD CONSTRAINT "ssh_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_marks" ADD CONSTRAINT "trial_marks_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_refusals" ADD CONSTRAINT "trial_refusals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_signs" ADD CONSTRAINT "trial_signs_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD CONSTRAINT "legal_entities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_saved_card_id_saved_cards_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."saved_cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_accounts" ADD CONSTRAINT "closed_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_alerts" ADD CONSTRAINT "server_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_updates" ADD CONSTRAINT "status_updates_incident_id_status_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."status_incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_upgrades" ADD CONSTRAINT "service_upgrades_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_upgrades" ADD CONSTRAINT "service_upgrades_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_visits" ADD CONSTRAINT "provider_visits_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_members_once" ON "account_members" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE INDEX "account_members_account" ON "account_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "auth_events_user" ON "auth_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "authenticators_of_user" ON "authenticators" USING btree ("user_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "email_addresses_of_user" ON "email_addresses" USING btree ("user_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "email_addresses_verified" ON "email_addresses" USING btree ("email") WHERE "email_addresses"."verified";--> statement-breakpoint
CREATE INDEX "email_addresses_email" ON "email_addresses" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mailed_keys_user" ON "mailed_keys" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "bank_payments_untold" ON "bank_payments" USING btree ("decided_at") WHERE "bank_payments"."event_id" is not null and "bank_payments"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "ds_stock_location" ON "ds_stock" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "chain_events_wallet" ON "chain_events" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "chain_transactions_wallet" ON "chain_transactions" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "chain_wallets_watched" ON "chain_wallets" USING btree ("watched_until");--> statement-breakpoint
CREATE INDEX "help_articles_search" ON "help_articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "help_words_similar" ON "help_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_purchase" ON "invoices" USING btree ("purchase_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "ledger_postings_transaction" ON "ledger_postings" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","account","amount_cents");--> statement-breakpoint
CREATE INDEX "ledger_postings_latest" ON "ledger_postings" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_purchase" ON "ledger_transactions" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ds_offers_account" ON "ds_offers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("language","published_at");--> statement-breakpoint
CREATE INDEX "order_drafts_account" ON "order_drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_drafts_expiry" ON "order_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_drafts_purchase" ON "order_drafts" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_account_name" ON "projects" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "purchases_account" ON "purchases" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "services_account" ON "services" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "services_state" ON "services" USING btree ("state","paid_until");--> statement-breakpoint
CREATE INDEX "services_purchase" ON "services" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "services_domain" ON "services" USING btree (("spec" ->> 'domain')) WHERE "services"."kind" = 'web_hosting' AND "services"."state" NOT IN ('canceled', 'failed_setup');--> statement-breakpoint
CREATE UNIQUE INDEX "ssh_keys_user_fingerprint" ON "ssh_keys" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "trial_marks_purchase" ON "trial_marks" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "trial_refusals_account" ON "trial_refusals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "trial_refusals_created" ON "trial_refusals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trial_signs_hash" ON "trial_signs" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "trial_signs_created" ON "trial_signs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "legal_entities_account" ON "legal_entities" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider_ref" ON "payment_attempts" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_opening" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."state" = 'opening';--> statement-breakpoint
CREATE INDEX "payment_attempts_watched" ON "payment_attempts" USING btree ("watched_until");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_attempt" ON "payment_disputes" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_queued" ON "payment_refunds" USING btree ("created_at") WHERE "payment_refunds"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_purchase" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_order" ON "payments" USING btree ("account_id") WHERE "payments"."purpose" = 'purchase' and "payments"."status" in ('awaiting', 'pending', 'failed') and "payments"."attempt_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_renewal" ON "payments" USING btree ("service_id","term_end") WHERE "payments"."purpose" = 'renewal' and "payments"."status" in ('awaiting', 'pending', 'paid');--> statement-breakpoint
CREATE INDEX "saved_cards_account" ON "saved_cards" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "promo_codes_expiry" ON "promo_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "server_alerts_due" ON "server_alerts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "server_alerts_email" ON "server_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "server_alerts_user" ON "server_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "status_incidents_starts" ON "status_incidents" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "status_incidents_ends" ON "status_incidents" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "status_updates_incident" ON "status_updates" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "statement_lines_reference" ON "statement_lines" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "statement_lines_received" ON "statement_lines" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "service_upgrades_service" ON "service_upgrades" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_upgrades_waiting" ON "service_upgrades" USING btree ("service_id") WHERE "service_upgrades"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "provider_accounts_uid" ON "provider_accounts" USING btree ("provider","uid");--> statement-breakpoint
CREATE INDEX "provider_accounts_user" ON "provider_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_visits_session" ON "provider_visits" USING btree ("session_id");
--> statement-breakpoint
-- Written by hand from here on. A change of what visitors see clears the pages and answers that processes keep.
CREATE FUNCTION "note_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "catalogue_changes" DEFAULT VALUES;
	RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	shown text;
BEGIN
	FOREACH shown IN ARRAY ARRAY[
		'locations', 'vps_plans', 'vps_parameters', 'vps_frequencies', 'os_templates', 'control_panels',
		'os_panels', 'disk_images', 'extra_services', 'rent_periods', 'landings', 'plan_sets', 'payment_methods',
		'page_texts', 'former_plans', 'backup_volumes', 'vpn_nodes', 'vpn_prices', 'vpn_pairs', 'vh_plans',
		'vh_periods', 'php_versions', 'cms', 'ds_platforms', 'ds_memory_kits', 'ds_chassis', 'ds_disk_options',
		'ds_raid_controllers', 'ds_ports', 'ds_ips', 'ds_traffic', 'ds_plans', 'ds_plan_sets', 'help_articles',
		'legal_documents', 'news', 'reference_clients'
	] LOOP
		EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change()', shown);
	END LOOP;
	-- Of stock, visitors see only whether there is any.
	FOREACH shown IN ARRAY ARRAY['vps_stock', 'backup_capacity', 'vh_capacity', 'ds_stock'] LOOP
		EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change()', shown);
	END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "vps_stock" FOR EACH ROW WHEN ((OLD."available" > 0) IS DISTINCT FROM (NEW."available" > 0)) EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "vh_capacity" FOR EACH ROW WHEN ((OLD."accounts" > 0) IS DISTINCT FROM (NEW."accounts" > 0)) EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "ds_stock" FOR EACH ROW WHEN (LEAST(OLD."available", 4) IS DISTINCT FROM LEAST(NEW."available", 4)) EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE FUNCTION "note_capacity_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "backup_volumes" AS "size"
		WHERE (OLD."gigabytes" >= "size"."gigabytes") IS DISTINCT FROM (NEW."gigabytes" >= "size"."gigabytes")
	) THEN
		INSERT INTO "catalogue_changes" DEFAULT VALUES;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_sold_out" AFTER UPDATE ON "backup_capacity" FOR EACH ROW EXECUTE FUNCTION "note_capacity_change"();--> statement-breakpoint
CREATE FUNCTION "ledger_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer := CASE TG_TABLE_NAME WHEN 'ledger_postings' THEN (to_jsonb(NEW)->>'transaction_id')::integer ELSE (to_jsonb(NEW)->>'id')::integer END;
BEGIN
  IF (SELECT coalesce(sum("amount_cents"), 0) <> 0 OR count(*) < 2 FROM "ledger_postings" WHERE "transaction_id" = checked) THEN
    RAISE EXCEPTION 'Ledger transaction % does not balance', checked USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_balance" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balances"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_postings_balance" AFTER INSERT ON "ledger_postings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balances"();--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: book a correction instead' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "ledger_postings_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE FUNCTION "invoices_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices are final: issue a credit note instead' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "invoices_are_final"();
