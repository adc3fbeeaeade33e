ALTER TABLE "php_versions" ADD COLUMN "supported_until" date;--> statement-breakpoint
UPDATE "php_versions" SET "supported_until" = known.day FROM (VALUES
  ('8.2', date '2026-12-31'),
  ('8.3', date '2027-12-31'),
  ('8.4', date '2028-12-31'),
  ('8.5', date '2029-12-31')
) AS known(version, day) WHERE "php_versions"."version" = known.version;
