import { z } from 'zod';

/** Only what is read of HubSpot's answers. */
const Values = z.record(z.string(), z.string().nullish());
export const WireObject = z.object({ id: z.string(), properties: Values });
export type WireObject = z.infer<typeof WireObject>;

const WireFault = z.object({
  category: z.string().optional(),
  message: z.string(),
  context: z.record(z.string(), z.array(z.string())).optional(),
});
export const WireBatch = z.object({
  results: z.array(WireObject).default([]),
  errors: z.array(WireFault).default([]),
});
export const WireRefusal = WireFault.partial();
export const WirePage = z.object({ total: z.number(), results: z.array(WireObject) });
export const WireAccount = z.object({ portalId: z.number(), uiDomain: z.string().nullish() });
export const WireProperties = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      hidden: z.boolean().optional(),
      calculated: z.boolean().optional(),
      modificationMetadata: z.object({ readOnlyValue: z.boolean() }).optional(),
    }),
  ),
});
export const WireOwners = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullish(),
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
    }),
  ),
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).nullish(),
});
export const WirePipelines = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      displayOrder: z.number(),
      stages: z.array(z.object({ id: z.string(), displayOrder: z.number() })),
    }),
  ),
});
export const WireTies = z.object({
  results: z.array(
    z.object({
      from: z.object({ id: z.string() }),
      to: z.array(z.object({ toObjectId: z.union([z.string(), z.number()]).transform(String) })),
    }),
  ),
});
export const WireTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});
