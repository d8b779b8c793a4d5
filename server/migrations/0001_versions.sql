-- Counts up what pages and lists are made of, whoever changes it. See server/store/versions.ts.
CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "versions" ("subject", "version") VALUES (TG_ARGV[0], 1)
	ON CONFLICT ("subject") DO UPDATE SET "version" = "versions"."version" + 1;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "categories_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "new_arrivals_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "new_arrivals" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "announcements_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "announcements" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('content');
--> statement-breakpoint
CREATE TRIGGER "banners_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('content');
--> statement-breakpoint
CREATE TRIGGER "promotions_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "promotions" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('content');
--> statement-breakpoint
CREATE TRIGGER "reviews_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('reviews');
--> statement-breakpoint
CREATE TRIGGER "feedback_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feedback" FOR EACH STATEMENT EXECUTE FUNCTION "count_version"('reviews');
