import type { CalendarService } from '#core/integrations/calendars.ts';
import { type CalcomConfig, calcomCalendar } from './calcom.ts';
import type { CalendarProviders } from './calendar.ts';
import { type CalendlyConfig, calendlyCalendar } from './calendly.ts';

/** `trialKeys`: what opens an account that anybody may try. */
type CalendarsConfig = {
  calcom: CalcomConfig;
  calendly: CalendlyConfig;
  trialKeys?: Record<CalendarService, string>;
};

export const realCalendars: CalendarsConfig = {
  calcom: { origin: 'https://api.cal.com', site: 'https://cal.com' },
  calendly: { origin: 'https://api.calendly.com' },
};
/** Those that the demonstration brings. */
export const calendarsAt = (sandbox: string): CalendarsConfig => ({
  calcom: { origin: `${sandbox}/calcom`, site: `${sandbox}/calcom` },
  calendly: { origin: `${sandbox}/calendly` },
  trialKeys: { calcom: 'cal_sandbox', calendly: 'calendly-sandbox' },
});

export const openCalendars = ({ calcom, calendly, trialKeys }: CalendarsConfig): CalendarProviders => ({
  calcom: { ...calcomCalendar(calcom), trialKey: trialKeys?.calcom ?? null },
  calendly: { ...calendlyCalendar(calendly), trialKey: trialKeys?.calendly ?? null },
});
