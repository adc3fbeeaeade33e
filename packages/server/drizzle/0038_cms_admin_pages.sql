ALTER TABLE "cms" ADD COLUMN "admin_path" text;--> statement-breakpoint
UPDATE "cms" SET "admin_path" = known.path FROM (VALUES
  ('wordpress', '/wp-admin/'),
  ('woocommerce', '/wp-admin/'),
  ('joomla', '/administrator/'),
  ('drupal', '/user/login'),
  ('opencart', '/admin/'),
  ('1c-bitrix', '/bitrix/admin/'),
  ('modx', '/manager/'),
  ('october-cms', '/admin/'),
  ('evolution-cms', '/manager/'),
  ('mediawiki', '/index.php?title=Special:UserLogin'),
  ('phpbb', '/adm/'),
  ('xenforo', '/admin.php'),
  ('vbulletin', '/admincp/'),
  ('invision-community', '/admin/'),
  ('dle', '/admin.php'),
  ('instantcms', '/admin/'),
  ('cs-cart', '/admin.php'),
  ('shop-script', '/webasyst/'),
  ('simpla', '/simpla/'),
  ('umi-cms', '/admin/'),
  ('hostcms', '/admin/')
) AS known(slug, path) WHERE "cms"."slug" = known.slug;
