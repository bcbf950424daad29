import type { Fact } from '#core/facts/fact.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { messageLimits } from '#core/messages/text-limits.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';

const seen = { seenAt: '2026-11-14T09:00:00.000Z', date: null, url: null };
const facts: Fact[] = [
  { ...seen, id: 'p1', kind: 'role', text: 'Directrice des opérations', source: 'current_position' },
  { ...seen, id: 'p2', kind: 'company', text: 'Ateliers Morvan', source: 'current_position' },
  { ...seen, id: 'p3', kind: 'place', text: 'Rennes', source: 'location' },
  { ...seen, id: 'p5', kind: 'first_name', text: 'Claire', source: 'first_name' },
  { ...seen, id: 'p6', kind: 'last_name', text: 'Guillou', source: 'last_name' },
  { ...seen, id: 'o1', kind: 'sender_name', text: 'Paul Renaud', source: 'offer' },
  { ...seen, id: 'o2', kind: 'sender_company', text: 'Nomatec', source: 'offer' },
  {
    ...seen,
    id: 'o3',
    kind: 'service',
    text: 'suivre la maintenance des machines sur une tablette',
    source: 'offer',
  },
];

/** A first message between two people who do not exist: what a model is tried on. */
export const checkedBrief: MessageBrief = {
  facts,
  person: { firstName: 'Claire', lastName: 'Guillou', gender: 'feminine' },
  sender: { name: 'Paul Renaud', firstName: 'Paul', role: 'Responsable commercial', company: 'Nomatec' },
  kind: 'message',
  number: 1,
  limits: messageLimits,
  formality: 'vous',
  bannedPhrases: ['je me permets de'],
  calendarLink: '',
  argumentaire: emptyArgumentaire,
  reason: null,
  goal: 'short_call',
  length: 'medium',
  style: 'sober',
  angle: 'statement',
  isLast: false,
  instruction: '',
  voice: [],
  recentTexts: [],
  formerTexts: [],
  seed: 'graine',
  change: null,
  today: '2026-11-17',
};
