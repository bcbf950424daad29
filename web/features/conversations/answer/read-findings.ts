import { z } from 'zod';
import type { ApiError } from '#web/lib/api-error.ts';

const RefusalDetails = z.object({
  findings: z.array(
    z.object({ code: z.string(), title: z.string(), explanation: z.string(), isBlocking: z.boolean() }),
  ),
});
type Remark = z.infer<typeof RefusalDetails>['findings'][number];

/** What the checks of a text had against it, in a refusal that says so. */
export const readFindings = (details: ApiError['details']): Remark[] =>
  RefusalDetails.safeParse(details).data?.findings.filter(({ isBlocking }) => isBlocking) ?? [];
