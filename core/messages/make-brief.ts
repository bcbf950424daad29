import { chooseReason } from '../argumentaire/choose-reason.ts';
import {
  type Angle,
  type EngagementConfig,
  isMessage,
  type SequenceStep,
  type Writing,
} from '../campaigns/engagement.ts';
import { collectFacts } from '../facts/collect-facts.ts';
import type { Fact, FactKind } from '../facts/fact.ts';
import type { FactInput } from '../facts/fact-input.ts';
import { isLeftAlone } from '../facts/person-facts.ts';
import type { Gender } from '../french/elision.ts';
import { genderOfFirstName, repairLastName, salutationName } from '../french/people/first-name.ts';
import { genderOfTitle } from '../french/people/role.ts';
import { emptyArgumentaire } from '../offers/argumentaire.ts';
import { splitName } from '../words/repair-name.ts';
import { inRegister } from '../writing/in-register.ts';
import type { VoiceRule } from '../writing/voice-rule.ts';
import type { Change, MessageBrief } from './brief.ts';
import type { TextKind } from './message.ts';
import { limitsOf } from './text-limits.ts';
import type { TextRules } from './text-rules.ts';

/** A step that sends words. */
export type TextStep = Extract<SequenceStep, Writing> | Extract<SequenceStep, { kind: 'invitation' }>;
export const isTextStep = (step: SequenceStep): step is TextStep =>
  isMessage(step) || (step.kind === 'invitation' && step.hasNote);

type Engagement = Pick<EngagementConfig, 'steps' | 'formality' | 'style' | 'calendarLink'>;

export type RulesRequest = {
  source: FactInput;
  step: TextStep;
  engagement: Engagement;
  /** Of the account's kind: `tierLimits[tier].noteLength`. */
  noteLength: number;
  bannedPhrases: readonly string[];
};

export type BriefRequest = RulesRequest & {
  voice: readonly VoiceRule[];
  recentTexts: readonly string[];
  formerTexts: readonly string[];
  seed: string;
  angle: Angle;
  /** Arguments that this person was written with before, in order. */
  formerArguments?: readonly string[];
  /** How often each argument was used of late. */
  argumentUses?: Readonly<Record<string, number>>;
  change?: Change | null;
};

/** All that a writer may know for one text of one person. */
export function makeBrief(request: BriefRequest): MessageBrief {
  const { step, engagement, voice, recentTexts, formerTexts, seed, angle, change = null } = request;
  const { goal, length } = isMessage(step) ? step : noteWriting;
  const rules = makeRules(request);
  const argumentaire = request.source.argumentaire ?? emptyArgumentaire;
  return {
    ...rules,
    argumentaire,
    reason: chooseReason(argumentaire, rules.facts, {
      today: request.source.today ?? null,
      former: request.formerArguments ?? [],
      uses: request.argumentUses ?? {},
    }),
    goal,
    length,
    style: engagement.style,
    angle,
    isLast: isLastText(step, engagement.steps),
    instruction: step.instruction.trim(),
    voice: inRegister(
      voice.filter(({ isOn }) => isOn),
      engagement.formality,
    ),
    recentTexts: [...recentTexts],
    formerTexts: [...formerTexts],
    seed,
    isLeftAlone: isLeftAlone(request.source.person, request.source.seenAt),
    change,
    today: request.source.today ?? null,
  };
}

/** A note only opens the door: it asks for little, in few words. */
const noteWriting = { goal: 'short_call', length: 'short' } as const;

/** The rules of a text, whoever writes it. */
export function makeRules({ source, step, engagement, noteLength, bannedPhrases }: RulesRequest): TextRules {
  const facts = collectFacts(source);
  const kind: TextKind = step.kind === 'invitation' ? 'note' : step.kind;
  return {
    facts,
    person: whoIs(facts, source),
    sender: senderOf(facts),
    kind,
    number: numberOf(step, engagement.steps),
    limits: limitsOf(kind, noteLength),
    formality: engagement.formality,
    bannedPhrases: [...bannedPhrases],
    calendarLink: engagement.calendarLink.trim(),
  };
}

/** 1 for a note, and for the first message: who answered neither has said nothing yet. */
function numberOf(step: TextStep, steps: readonly SequenceStep[]): number {
  if (!isMessage(step)) return 1;
  const at = steps.findIndex(({ key }) => key === step.key);
  return steps.slice(0, Math.max(at, 0)).filter(isMessage).length + 1;
}

/** A message on its own is no « dernier message »: there was none before it. */
function isLastText(step: TextStep, steps: readonly SequenceStep[]): boolean {
  const after = steps.slice(steps.findIndex(({ key }) => key === step.key) + 1);
  return step.kind === 'follow_up' && numberOf(step, steps) > 1 && !after.some(isTextStep);
}

const textOf = (facts: readonly Fact[], wanted: FactKind): string | null =>
  facts.find(({ kind }) => kind === wanted)?.text ?? null;

function whoIs(facts: readonly Fact[], { person }: FactInput): TextRules['person'] {
  const given = textOf(facts, 'first_name');
  const family = textOf(facts, 'last_name');
  const firstName = given && salutationName(given);
  return {
    firstName,
    lastName: family && repairLastName(family),
    gender:
      ownGender(
        facts,
        person.positions.map(({ title }) => title),
      ) ?? genderOfFirstName(given ?? ''),
  };
}

/** Somebody's own word for what they do tells more than their first name. */
function ownGender(facts: readonly Fact[], titles: readonly string[]): Gender | null {
  const own = [textOf(facts, 'role'), textOf(facts, 'headline'), ...titles];
  return own.some((title) => title && genderOfTitle(title) === 'feminine') ? 'feminine' : null;
}

function senderOf(facts: readonly Fact[]): TextRules['sender'] {
  const name = textOf(facts, 'sender_name') ?? '';
  return {
    name,
    firstName: salutationName(splitName(name).firstName ?? '') ?? name,
    role: textOf(facts, 'sender_role') ?? '',
    company: textOf(facts, 'sender_company') ?? '',
  };
}
