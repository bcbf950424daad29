import { z } from 'zod';

/** Only what is read of Pipedrive's answers. */
const Reached = z.array(z.object({ value: z.string(), primary: z.boolean().optional() })).nullish();
const CustomValues = z.record(z.string(), z.unknown()).nullish();

export const WirePerson = z.object({
  id: z.number(),
  name: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  owner_id: z.number().nullish(),
  emails: Reached,
  phones: Reached,
  custom_fields: CustomValues,
});
export type WirePerson = z.infer<typeof WirePerson>;
export const WireOrganization = z.object({
  id: z.number(),
  name: z.string().nullish(),
  custom_fields: CustomValues,
});
export type WireOrganization = z.infer<typeof WireOrganization>;
export const WireDeal = z.object({
  id: z.number(),
  title: z.string().nullish(),
  person_id: z.number().nullish(),
  org_id: z.number().nullish(),
  custom_fields: CustomValues,
});
export const WireActivity = z.object({ id: z.number(), note: z.string().nullish() });
export const WireField = z.object({
  field_name: z.string(),
  field_code: z.string(),
  field_type: z.string(),
  is_custom_field: z.boolean(),
});
export type WireField = z.infer<typeof WireField>;

export const WireMade = z.object({ data: z.object({ id: z.number() }) });
export const pageOf = <T extends z.ZodType>(one: T) =>
  z.object({
    data: z.array(one).nullable(),
    additional_data: z.object({ next_cursor: z.string().nullish() }).nullish(),
  });

export const WireMe = z.object({
  data: z.object({ id: z.number(), company_id: z.number(), company_name: z.string() }),
});
export const WireUsers = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string().nullish(), email: z.string().nullish() })),
});
export const WireRefusal = z.object({ error: z.string().nullish(), message: z.string().nullish() });
export const WireTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});
