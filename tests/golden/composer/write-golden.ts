import {
  type Angle,
  angles,
  type Formality,
  type MessageGoal,
  messageGoals,
  type SequenceStep,
  type TextLength,
  type WritingStyle,
  writingStyles,
} from '../../../core/campaigns/engagement.ts';
import { compose } from '../../../core/composer/compose.ts';
import type { MessageBrief } from '../../../core/messages/brief.ts';
import { isTextStep, makeBrief } from '../../../core/messages/make-brief.ts';
import { layOut, type Message, type Sentence } from '../../../core/messages/message.ts';
import { goldenArgumentaires } from './argumentaires.ts';
import { goldenOffers } from './offers.ts';
import { trapProfiles } from './profiles.ts';
import type { TrapProfile } from './trap-profile.ts';

export type GoldenText = {
  profile: TrapProfile;
  offer: string;
  seed: string;
  brief: MessageBrief;
  sentences: Sentence[] | null;
  /** null when nothing was written. */
  message: Message | null;
};

export const goldenSeeds = ['un', 'deux', 'trois', 'quatre', 'cinq'] as const;
const offerNames = Object.keys(goldenOffers);

/** Three texts for each of the profiles and each seed: every offer, style, goal, angle and limit gets its share. */
export const writeGolden = (seeds: readonly string[] = goldenSeeds): GoldenText[] =>
  seeds.flatMap((seed, turn) =>
    trapProfiles.flatMap((profile, at) => {
      const mixed = at + turn * 3;
      return writeSequence(profile, offerNames[mixed % offerNames.length] ?? 'payroll', {
        seed: `${seed} ${at}`,
        formality: mixed % 7 === 3 ? 'tu' : 'vous',
        style: writingStyles[mixed % writingStyles.length] ?? 'sober',
        goal: messageGoals[(mixed >> 1) % messageGoals.length] ?? 'short_call',
        angle: angles[turn % angles.length] ?? 'statement',
        noteLength: mixed % 5 === 0 ? 200 : 300,
        hasArguments: mixed % 2 === 0,
      });
    }),
  );

type Manner = {
  seed: string;
  formality: Formality;
  style: WritingStyle;
  goal: MessageGoal;
  angle: Angle;
  noteLength: number;
  /** Whether the offer says what it has to say, where it has. */
  hasArguments: boolean;
  length?: TextLength;
  /** One unless told; the last one lets go. */
  followUps?: number;
};

export const plainManner = {
  formality: 'vous',
  style: 'sober',
  goal: 'short_call',
  angle: 'statement',
  noteLength: 300,
  hasArguments: false,
} as const satisfies Omit<Manner, 'seed'>;

const at = '2026-11-10T09:00:00.000Z';
const base = { delayDays: 2, window: null };

/** A note, a message and follow-ups, each knowing those before it. */
export function writeSequence(profile: TrapProfile, offer: string, manner: Manner): GoldenText[] {
  const { goal, length = 'medium', followUps = 1, hasArguments } = manner;
  const writing = { goal, length, hasVariants: false, instruction: '' } as const;
  const steps: SequenceStep[] = [
    { ...base, key: 'note', kind: 'invitation', hasNote: true, instruction: '' },
    { ...base, key: 'message', kind: 'message', ...writing },
    ...Array.from({ length: followUps }, (_, turn) => ({
      ...base,
      key: `follow${turn || ''}`,
      kind: 'follow_up' as const,
      ...writing,
    })),
  ];
  const formerTexts: string[] = [];
  const formerArguments: string[] = [];
  return steps.filter(isTextStep).map((step) => {
    const brief = makeBrief({
      source: {
        person: profile.person,
        seenAt: at,
        offer: goldenOffers[offer] ?? offerOf(offer),
        offerChangedAt: at,
        argumentaire: hasArguments ? goldenArgumentaires[offer] : undefined,
        today: at.slice(0, 10),
      },
      step,
      engagement: { steps, formality: manner.formality, style: manner.style, calendarLink: '' },
      noteLength: manner.noteLength,
      bannedPhrases: ['je me permets', 'n’hésitez pas', 'j’espère que vous allez bien'],
      voice: [],
      recentTexts: [],
      formerTexts: [...formerTexts],
      formerArguments: [...formerArguments],
      seed: `${manner.seed} ${step.key}`,
      angle: manner.angle,
    });
    const sentences = compose(brief);
    const message = sentences && layOut(sentences, brief.kind);
    if (message) formerTexts.push(message.text);
    if (brief.reason && brief.kind !== 'note') formerArguments.push(brief.reason.argumentId);
    return { profile, offer, seed: manner.seed, brief, sentences, message };
  });
}

function offerOf(name: string): never {
  throw new Error(`no offer ${name}`);
}
