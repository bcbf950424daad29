import type { z } from 'zod';
import type { ImportChange } from '#contract/sourcing/imports.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { getDraft } from './get-import.ts';
import type { LightImport } from './light-import.ts';
import { readAgain } from './rows/read-again.ts';

/** Another reading, or other columns. */
export async function updateImport(
  ctx: MemberCtx,
  id: string,
  change: z.output<typeof ImportChange>,
): Promise<LightImport> {
  const draft = await getDraft(ctx, id);
  const { encoding, separator, sheet, headerLine, columns } = change;
  return readAgain(ctx, draft, { encoding, separator, sheet, headerLine, columns });
}
