import { handle } from '#server/platform/jobs/jobs.ts';
import { purgeBookingsJob, settleBookingsJob } from './calendar.jobs.ts';
import { purgeBookings } from './purge-bookings.ts';
import { settleBookings } from './settle-bookings.ts';

export const calendarHandlers = [
  handle(settleBookingsJob, (ctx) => settleBookings(ctx)),
  handle(purgeBookingsJob, (ctx) => purgeBookings(ctx)),
];
