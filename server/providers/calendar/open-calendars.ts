import { type CalcomConfig, calcomCalendar } from './calcom.ts';
import type { CalendarProviders } from './calendar.ts';
import { type CalendlyConfig, calendlyCalendar } from './calendly.ts';

type CalendarsConfig = { calcom: CalcomConfig; calendly: CalendlyConfig };

export const realCalendars: CalendarsConfig = {
  calcom: { origin: 'https://api.cal.com', site: 'https://cal.com' },
  calendly: { origin: 'https://api.calendly.com' },
};
/** Those that the demonstration brings. */
export const calendarsAt = (sandbox: string): CalendarsConfig => ({
  calcom: { origin: `${sandbox}/calcom`, site: `${sandbox}/calcom` },
  calendly: { origin: `${sandbox}/calendly` },
});

export const openCalendars = ({ calcom, calendly }: CalendarsConfig): CalendarProviders => ({
  calcom: calcomCalendar(calcom),
  calendly: calendlyCalendar(calendly),
});
