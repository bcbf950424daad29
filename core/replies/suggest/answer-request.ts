import type { Formality, Schedule } from '../../campaigns/engagement.ts';
import type { Argumentaire } from '../../offers/argumentaire.ts';
import type { OfferData } from '../../offers/offer-data.ts';
import type { PersonSource } from '../../people/person-fields.ts';
import type { ReplyReading } from '../reply.ts';

/** What an answer to a reply is suggested from. */
export type AnswerRequest = {
  /** What was said on both sides, the oldest first. */
  thread: readonly ThreadLine[];
  reading: ReplyReading;
  person: {
    firstName: string | null;
    lastName: string | null;
    /** Where they say to live: their holidays are no day for a meeting. */
    place: string | null;
    /** null: nobody knows any more. */
    origin: PersonOrigin | null;
  };
  sender: { name: string; firstName: string };
  /** How the campaign speaks, where nothing in the thread says it. */
  formality: Formality;
  offer: OfferData;
  argumentaire: Argumentaire;
  /** Where a meeting can be booked; empty: none. */
  calendarLink: string;
  /** The days and hours on which the sender works. */
  schedule: Schedule;
  bannedPhrases: readonly string[];
  now: Date;
};

export type ThreadLine = { isOurs: boolean; text: string; at: Date };

/** Where a person's name comes from; `detail` is the name of a file. */
export type PersonOrigin = {
  source: PersonSource;
  detail: string | null;
  at: Date;
  hasEmail: boolean;
  hasPhone: boolean;
};
