import type { Formality } from '../campaigns/engagement.ts';
import type { Fact } from '../facts/fact.ts';
import type { Gender } from '../french/elision.ts';
import type { TextKind } from './message.ts';
import type { TextLimits } from './text-limits.ts';

/** The rules of a text: all that the gate needs to know, in the browser as on the server. */
export type TextRules = {
  /** The person's facts, best first, then the offer's. */
  facts: Fact[];
  person: {
    /** Repaired, as a greeting says it; null when the profile gives none that can be said. */
    firstName: string | null;
    lastName: string | null;
    /** null unless it is known. */
    gender: Gender | null;
  };
  sender: { name: string; firstName: string; role: string; company: string };
  kind: TextKind;
  /** 1 for a note, and for the first message a person receives. */
  number: number;
  /** They wrote, and this answers: thanking them for it is true. Absent: nobody answered yet. */
  isAnswer?: boolean;
  limits: TextLimits;
  formality: Formality;
  bannedPhrases: string[];
  /** Where a meeting can be booked; empty: none. Never in a first message. */
  calendarLink: string;
};
