import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { IncidentFile, IncidentStep, incidentsApi } from '#contract/overview/incidents.ts';
import { notifyBefore } from '#core/privacy/incident.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound, wrongField } from '#server/platform/errors.ts';
import { addAccounts } from './declare-incident.ts';
import { type IncidentRow, incidents } from './incidents.table.ts';
import { readIncident } from './read-incidents.ts';

/** One at a time, and none once it is closed: the register says what was true then. */
const onIncident = (
  ctx: MemberCtx,
  id: string,
  act: (ctx: MemberCtx, incident: IncidentRow) => Promise<void>,
): Promise<IncidentFile> =>
  inTransaction(ctx, async (ctx) => {
    const [incident] = await ctx.db.select().from(incidents).where(eq(incidents.id, id)).for('update');
    if (!incident) throw notFound('Incident');
    if (incident.closedAt) throw new AppError('conflict', 'Cet incident est clos.');
    await act(ctx, incident);
    return readIncident(ctx, id);
  });

type Change = z.output<typeof incidentsApi.change.body>;

export const changeIncident = (ctx: MemberCtx, id: string, { emails, ...given }: Change) =>
  onIncident(ctx, id, async (ctx) => {
    if (Object.keys(given).length > 0) await ctx.db.update(incidents).set(given).where(eq(incidents.id, id));
    const count = emails ? await addAccounts(ctx, id, emails) : 0;
    await recordAdminAct(ctx, null, 'incident_completed', count > 0 ? { count } : undefined);
  });

export const takeStep = (ctx: MemberCtx, id: string, step: IncidentStep) =>
  onIncident(ctx, id, async (ctx, incident) => {
    await ctx.db
      .update(incidents)
      .set(changeOf(step, incident, ctx.clock.now()))
      .where(eq(incidents.id, id));
    await recordAdminAct(ctx, null, actOf[step.step]);
  });

const actOf = {
  notified: 'incident_notified',
  not_needed: 'incident_not_notified',
  informed: 'incident_people_informed',
  closed: 'incident_closed',
} as const;

function changeOf(step: IncidentStep, incident: IncidentRow, now: Date): Partial<IncidentRow> {
  if (step.step === 'closed') {
    if (!incident.notifiedAt && incident.notNeededBecause === null)
      throw new AppError(
        'conflict',
        'Notifiez la CNIL, ou dites pourquoi ce n’est pas nécessaire, avant de clore.',
      );
    return { closedAt: now };
  }
  if (step.step === 'not_needed') {
    if (incident.notifiedAt) throw new AppError('conflict', 'La CNIL est déjà notifiée.');
    return { notNeededBecause: step.because };
  }
  const at = new Date(step.at);
  if (at > now) throw wrongField('at', 'Ce moment est à venir.');
  if (at < incident.discoveredAt) throw wrongField('at', 'Ce moment précède la découverte.');
  if (step.step === 'informed') return { informedAt: at };
  const isLate = at > notifyBefore(incident.discoveredAt);
  if (isLate && step.lateBecause === null)
    throw wrongField('lateBecause', 'Après 72\u00a0heures, la CNIL demande les motifs du retard.');
  return { notifiedAt: at, notNeededBecause: null, lateBecause: isLate ? step.lateBecause : null };
}
