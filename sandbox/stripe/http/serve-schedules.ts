import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { priceOf } from '../billing/invoices.ts';
import { presentSchedule } from '../present.ts';
import type { StripeAccount } from '../state.ts';
import { newId, type Schedule } from '../state.ts';
import { badRequest } from '../stripe-error.ts';
import { expand, int, metadata } from './params.ts';
import { found, serveCall } from './serve-call.ts';

/** What a subscription becomes at the end of its period. */
export function serveSchedules(app: FastifyInstance, account: StripeAccount): void {
  const { state } = account;

  const CreateParams = z.strictObject({
    from_subscription: z.string(),
    metadata: metadata.optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/subscription_schedules', CreateParams, ({ params }) => {
    const subscription = found(state.subscriptions, params.from_subscription, 'subscription');
    if (subscription.status === 'canceled')
      throw badRequest('You cannot migrate a subscription that is canceled.');
    if (subscription.schedule)
      throw badRequest(
        `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}`,
      );
    if (subscription.cancel_at_period_end)
      throw badRequest('You cannot migrate a subscription that is set to cancel at period end.');
    const { current_period_start, current_period_end, price } = subscription.item;
    const schedule: Schedule = {
      id: newId('sub_sched'),
      object: 'subscription_schedule',
      created: account.now(),
      customer: subscription.customer,
      status: 'active',
      subscription: subscription.id,
      end_behavior: 'release',
      phases: [{ start_date: current_period_start, end_date: current_period_end, price }],
    };
    state.schedules[schedule.id] = schedule;
    subscription.schedule = schedule.id;
    return presentSchedule(schedule);
  });

  const UpdateParams = z.strictObject({
    end_behavior: z.enum(['release', 'cancel']).optional(),
    proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
    phases: z.array(
      z.strictObject({
        items: z.array(z.strictObject({ price: z.string(), quantity: int.optional() })).length(1),
        start_date: int.optional(),
        end_date: int.optional(),
        proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
      }),
    ),
    metadata: metadata.optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/subscription_schedules/:id', UpdateParams, ({ id, params }) => {
    const schedule = active(found(state.schedules, id, 'subscription schedule'));
    let start = schedule.phases[0]?.start_date ?? account.now();
    if ((params.phases[0]?.start_date ?? start) !== start)
      throw badRequest(
        'You can not modify the start date of the current phase.',
        undefined,
        'phases[0][start_date]',
      );
    schedule.phases = params.phases.map(({ items, end_date }) => {
      const price = priceOf(state, items[0]?.price ?? '').id;
      const phase = { start_date: start, end_date: end_date ?? null, price };
      if (end_date !== undefined && end_date <= start)
        throw badRequest('The end date of a phase is before its start.', undefined, 'phases');
      start = end_date ?? Number.MAX_SAFE_INTEGER;
      return phase;
    });
    if (params.end_behavior) schedule.end_behavior = params.end_behavior;
    const subscription = state.subscriptions[schedule.subscription ?? ''];
    if (subscription) account.emit('customer.subscription.updated', subscription);
    return presentSchedule(schedule);
  });

  const Release = z.strictObject({ expand });
  serveCall(app, account, 'POST', '/v1/subscription_schedules/:id/release', Release, ({ id }) => {
    const schedule = active(found(state.schedules, id, 'subscription schedule'));
    schedule.status = 'released';
    const subscription = state.subscriptions[schedule.subscription ?? ''];
    if (subscription) {
      subscription.schedule = null;
      account.emit('customer.subscription.updated', subscription);
    }
    return presentSchedule(schedule);
  });
}

function active(schedule: Schedule): Schedule {
  if (schedule.status === 'active') return schedule;
  throw badRequest(
    `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  );
}
