-- A domain that several live accounts were ordered with stays with the first one.
UPDATE "services" SET "spec" = jsonb_set("spec", '{domain}', 'null')
WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "spec" ->> 'domain' ORDER BY "id") AS "place"
    FROM "services"
    WHERE "kind" = 'web_hosting' AND "state" NOT IN ('canceled', 'failed_setup') AND "spec" ->> 'domain' IS NOT NULL
  ) AS "named"
  WHERE "place" > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "services_domain" ON "services" USING btree (("spec" ->> 'domain')) WHERE "services"."kind" = 'web_hosting' AND "services"."state" NOT IN ('canceled', 'failed_setup');
