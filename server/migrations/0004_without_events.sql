DROP TABLE "events" CASCADE;--> statement-breakpoint
DROP TABLE "used_tokens" CASCADE;