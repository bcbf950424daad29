import { and, eq } from 'drizzle-orm';
import { calendarWebhookPath } from '#contract/integrations/calendar.ts';
import { type CalendarService, calendarLabel } from '#core/integrations/calendars.ts';
import { seal, unseal } from '#server/platform/crypto/seal.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound, wrongField } from '#server/platform/errors.ts';
import { CalendarError } from '#server/providers/calendar/calendar.ts';
import { type CalendarConnectionRow, calendarConnections } from './calendar.table.ts';

const placeOf = (id: string, what: 'token' | 'secret') => `calendar_connections|${id}|${what}`;

const ownCalendar = ({ actor }: MemberCtx, service: CalendarService) =>
  and(own(calendarConnections, actor), eq(calendarConnections.service, service));

/** The calendar is asked who it belongs to and for its news, before anything is kept. */
export async function connectCalendar(
  ctx: MemberCtx,
  service: CalendarService,
  token: string,
): Promise<void> {
  const [present] = await ctx.db.select().from(calendarConnections).where(ownCalendar(ctx, service));
  if (present)
    throw new AppError('conflict', `Déconnectez d’abord ${calendarLabel(service)}, ${present.accountName}.`);
  const provider = ctx.calendars[service];
  const id = ctx.random.uuid();
  const secret = ctx.random.bytes(32).toString('hex');
  const url = `${ctx.env.publicUrl}${calendarWebhookPath.replace(':token', id)}`;
  try {
    const account = await provider.readAccount(token);
    const subscription = await provider.subscribe(token, { url, secret });
    const kept = await ctx.db
      .insert(calendarConnections)
      .values({
        ...{ id, workspaceId: ctx.actor.workspaceId, service, subscription },
        accountName: account.name,
        bookingLink: account.bookingLink,
        sealedToken: seal(ctx.keys, ctx.random, token, placeOf(id, 'token')),
        sealedSecret: seal(ctx.keys, ctx.random, secret, placeOf(id, 'secret')),
        connectedAt: ctx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: calendarConnections.id });
    // Connected twice at once: the other one stays.
    if (kept.length === 0) await provider.unsubscribe(token, subscription);
  } catch (error) {
    throw error instanceof CalendarError ? wrongField('token', describeFailure(service, error)) : error;
  }
}

function describeFailure(service: CalendarService, { kind, message }: CalendarError): string {
  const label = calendarLabel(service);
  if (kind === 'token') return `${label} refuse cette clé. Vérifiez qu’elle est entière et toujours active.`;
  if (kind === 'refused') return `${label} refuse\u00a0: ${message}`;
  return `${label} ne répond pas. Réessayez dans un instant.`;
}

/** What was booked stays. False: the service could not be told. */
export async function disconnectCalendar(ctx: MemberCtx, service: CalendarService): Promise<boolean> {
  const [gone] = await ctx.db.delete(calendarConnections).where(ownCalendar(ctx, service)).returning();
  if (!gone) throw notFound('Agenda');
  const token = unseal(ctx.keys, gone.sealedToken, placeOf(gone.id, 'token'));
  try {
    await ctx.calendars[service].unsubscribe(token, gone.subscription);
    return true;
  } catch (error) {
    if (error instanceof CalendarError) return error.kind === 'token';
    throw error;
  }
}

export const secretOf = (ctx: Ctx, { id, sealedSecret }: CalendarConnectionRow): string =>
  unseal(ctx.keys, sealedSecret, placeOf(id, 'secret'));
