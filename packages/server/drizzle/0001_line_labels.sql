-- What is there was written in the language of its order alone.
ALTER TABLE "purchase_lines" ALTER COLUMN "label" SET DATA TYPE jsonb USING jsonb_build_object('en', "label", 'ru', "label");
