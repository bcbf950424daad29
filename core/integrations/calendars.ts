/** Services where somebody books a meeting with the user. */
export const calendarServices = ['calcom', 'calendly'] as const;
export type CalendarService = (typeof calendarServices)[number];

const labels: Record<CalendarService, string> = { calcom: 'Cal.com', calendly: 'Calendly' };
export const calendarLabel = (service: CalendarService): string => labels[service];

export const bookingStates = ['booked', 'moved', 'cancelled'] as const;

/** What a service says of a meeting. */
export type Booking = {
  id: string;
  state: 'booked' | 'cancelled';
  /** The booking that this one takes the place of. */
  replaces: string | null;
  startsAt: Date;
  guest: { name: string; email: string };
};

/** A name as the lists are sorted by, whichever of its words are the family name: « jeanne le goff » is « le goff jeanne ». */
export function sortKeysOf(words: readonly string[]): string[] {
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
}
