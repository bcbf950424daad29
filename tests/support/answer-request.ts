import { officeHours } from '#core/campaigns/engagement.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import type { ReplyReading } from '#core/replies/reply.ts';
import type { AnswerRequest, ThreadLine } from '#core/replies/suggest/answer-request.ts';

/** Monday 16 November 2026, ten o’clock in Paris. */
export const answeredAt = new Date('2026-11-16T09:00:00Z');

type Change = Partial<Omit<AnswerRequest, 'thread' | 'reading'>> & {
  reply?: string;
  /** Our last message. */
  ours?: string;
  thread?: ThreadLine[];
  read?: Partial<ReplyReading>;
};

/** Somebody answered Paul; what is not said is empty. */
export function anAnswerRequest({ reply = 'Bonjour', ours, thread, read, ...change }: Change): AnswerRequest {
  const before: ThreadLine[] =
    ours === undefined ? [] : [{ isOurs: true, text: ours, at: new Date('2026-11-12T09:00:00Z') }];
  return {
    thread: thread ?? [...before, { isOurs: false, text: reply, at: answeredAt }],
    reading: { kind: 'other', isCertain: true, also: [], evidence: [], needsHuman: false, ...read },
    person: { firstName: 'Camille', lastName: 'Moreau', place: null, origin: null },
    sender: { name: 'Paul Durand', firstName: 'Paul' },
    formality: 'vous',
    offer: emptyOfferData,
    argumentaire: emptyArgumentaire,
    calendarLink: '',
    schedule: officeHours,
    bannedPhrases: [],
    now: answeredAt,
    ...change,
  };
}
