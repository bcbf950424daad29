import { and, eq } from 'drizzle-orm';
import type { ProcessingRegister } from '#contract/overview/privacy.ts';
import { type RegisterTexts, registerFields } from '#core/privacy/register.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { readRegister } from './read-register.ts';
import { registerEntries } from './register.table.ts';

/** Only what differs from what is proposed is kept: the rest goes on following the campaign. */
export const writeRegisterEntry = (
  ctx: MemberCtx,
  campaignId: string,
  typed: Partial<RegisterTexts>,
): Promise<ProcessingRegister> =>
  inTransaction(ctx, async (ctx) => {
    const { entries } = await readRegister(ctx);
    const entry = entries.find((one) => one.campaignId === campaignId);
    if (!entry) throw notFound('Campagne');
    const wanted = { ...entry.written, ...typed };
    const written = Object.fromEntries(
      registerFields.flatMap((field) => {
        const text = wanted[field];
        return text && text !== entry.proposed[field] ? [[field, text]] : [];
      }),
    );
    const { workspaceId } = ctx.actor;
    if (Object.keys(written).length === 0)
      await ctx.db
        .delete(registerEntries)
        .where(and(own(registerEntries, workspaceId), eq(registerEntries.campaignId, campaignId)));
    else {
      const row = { written, writtenAt: ctx.clock.now() };
      await ctx.db
        .insert(registerEntries)
        .values({ workspaceId, campaignId, ...row })
        .onConflictDoUpdate({
          target: [registerEntries.workspaceId, registerEntries.campaignId],
          set: row,
        });
    }
    return readRegister(ctx);
  });
