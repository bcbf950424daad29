import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = {
  additionalProperties?: JsonSchema | false;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  maxLength?: number;
};

const oddTexts = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '💥'.repeat(50),
  'é'.normalize('NFD'),
  '__proto__',
  "'; drop table users; --",
  '../../etc/passwd',
  '%00%ff',
  'x'.repeat(20_000),
);
const anyText = fc.oneof(
  oddTexts,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.emailAddress(),
  fc.uuid(),
);
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue(),
  fc.double(),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}),
);

/** Input that fits a schema half of the time, and is wrong in every way the rest of it. */
export function arbitraryFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc.oneof(
    fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
    anyValue,
  );
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return mostly(fc.constant(schema.const));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        fromJsonSchema(inner),
      ]);
      const requiredKeys = (schema.required ?? []) as never[];
      // A record of known keys says the shape of its values once.
      for (const name of requiredKeys)
        if (!(name in (schema.properties ?? {})))
          properties.push([name, fromJsonSchema(schema.additionalProperties || {})]);
      return mostly(
        fc.record(Object.fromEntries(properties) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys }),
      );
    }
    case 'array':
      return mostly(fc.array(fromJsonSchema(schema.items ?? {}), { maxLength: 5 }));
    case 'integer':
    case 'number':
      return mostly(fc.integer());
    case 'boolean':
      return mostly(fc.boolean());
    case 'string':
      return mostly(schema.format === 'uuid' ? fc.uuid() : anyText);
    default:
      return anyValue;
  }
}

const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: anyValue });
