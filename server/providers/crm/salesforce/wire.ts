import { z } from 'zod';

/** Only what is read of Salesforce's answers. */
export const WireRecord = z.record(z.string(), z.unknown());
export type WireRecord = z.infer<typeof WireRecord>;
export const WireQuery = z.object({ records: z.array(WireRecord) });
const WireFault = z.object({ statusCode: z.string(), message: z.string() });
export const WireSaved = z.array(
  z.object({ id: z.string().nullish(), success: z.boolean(), errors: z.array(WireFault).default([]) }),
);
export type WireSaved = z.infer<typeof WireSaved>;
export const WireDescribed = z.object({
  fields: z.array(
    z.object({ name: z.string(), label: z.string(), type: z.string(), updateable: z.boolean() }),
  ),
});
/** A refusal of a call is a list, one of a token an object. */
export const WireRefusal = z.union([
  z.array(z.object({ errorCode: z.string(), message: z.string() })).min(1),
  z.object({ error: z.string(), error_description: z.string() }),
]);
export const WireTokens = z.object({
  access_token: z.string(),
  /** A renewal gives no other. */
  refresh_token: z.string().optional(),
  instance_url: z.url(),
});
export const WireUser = z.object({ user_id: z.string() });
