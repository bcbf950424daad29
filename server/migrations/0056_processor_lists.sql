CREATE TABLE "processor_lists" (
	"number" integer PRIMARY KEY NOT NULL,
	"processors" jsonb NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	CONSTRAINT "processor_lists_is_list" CHECK (jsonb_typeof("processor_lists"."processors") = 'array' and "processor_lists"."number" > 0)
);
