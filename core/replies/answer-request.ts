import type { Formality } from '../campaigns/engagement.ts';
import type { OfferData } from '../offers/offer-data.ts';
import type { Day } from '../time/calendar-day.ts';
import type { ReplyReading } from './reply.ts';

/** What an answer to a reply is suggested from. */
export type AnswerRequest = {
  reply: string;
  reading: ReplyReading;
  person: { firstName: string | null };
  sender: { name: string; firstName: string };
  formality: Formality;
  offer: OfferData;
  /** Where a meeting can be booked; empty: none. */
  calendarLink: string;
  today: Day;
};
