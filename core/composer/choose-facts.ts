import { isOfOffer } from '../ledger/fact.ts';
import type { Desk } from './desk.ts';
import type { HookUse } from './pattern.ts';
import type { OfferUnit } from './say-offer.ts';
import type { HookFact } from './teller.ts';

/** A fact loses this much for each one that the ledger ranks before it. */
const decay = 0.82;

/** How well a question can be tied to each. */
const askable: Partial<Record<HookUse, number>> = {
  role: 1,
  company: 4,
  since: 0.3,
  past: 0.5,
  skill: 0.5,
  about: 1,
  post: 1,
};

/** What somebody does is always a fair opening, however far down the ledger. */
const ofJob = new Set<HookUse>(['role', 'since']);
/** Say too little of somebody to open with, as long as anything else can be said. */
const lastResorts = new Set<HookUse>(['place', 'language', 'industry']);
const isLastResort = ({ use, isKin }: HookFact) => lastResorts.has(use) && !isKin;
const ofPresent = new Set<HookUse>(['role', 'since', 'company', 'headcount', 'detail']);

/** Whether a sentence can be made of this fact, wherever it stands in a text. */
export const canSay = ({ hooks, units }: Pick<Desk, 'hooks' | 'units'>, factId: string): boolean =>
  [...hooks, ...units].some(({ fact }) => fact.id === factId);

/** A skill foreign to the offer opens nothing; nor does a former employer, as long as the present job can be said. */
function isWorthSaying({ hooks, brief }: Desk): (hook: HookFact) => boolean {
  const isFirst = brief.number === 1;
  const hasPresent = hooks.some(({ use }) => ofPresent.has(use));
  return ({ use, isKin }) => isKin || (use !== 'skill' && !(use === 'past' && isFirst && hasPresent));
}

const comparable = (text: string) => text.replace(/\u00a0/g, ' ').toLocaleLowerCase('fr');

/** Whether a text says it already, in any of its phrases. */
export function isTold(text: string, { slots }: HookFact): boolean {
  const said = comparable(text);
  return Object.values(slots).some(({ text }) => text.length > 3 && said.includes(comparable(text)));
}

/** The facts to open with, the best and the least said first; chance decides between near equals. */
export function chooseHooks(desk: Desk): HookFact[] {
  const { hooks, random, brief, before } = desk;
  const { change } = brief;
  const asked = change?.factId ? hooks.filter(({ fact }) => fact.id === change.factId) : [];
  if (asked.length > 0) return asked;
  const kept = new Set(
    change && change.manner !== 'again'
      ? change.former.filter(({ role }) => role === 'hook').flatMap(({ evidence }) => evidence)
      : [],
  );
  // A note said in a few words what a first message may say again in its own.
  const isFirst = brief.kind === 'message' && brief.number === 1 && !change;
  return hooks
    .filter(isWorthSaying(desk))
    .map((hook, rank) => {
      const isSaid = isTold(before, hook);
      const bonus = kept.has(hook.fact.id) ? 50 : isSaid ? (isFirst && ofJob.has(hook.use) ? 0.3 : 0.05) : 1;
      // What has nothing to do with the offer is small talk: a follow-up may afford it, an opening seldom.
      const reason = hook.isOfTrade ? 1 : brief.kind === 'follow_up' ? 0.4 : 0.12;
      const asks = brief.angle === 'question' && brief.kind !== 'note';
      const fit = asks ? (hook.isReason ? (askable[hook.use] ?? 0.02) : 0.02) : 1;
      const late = Math.max(decay ** rank, ofJob.has(hook.use) ? 0.6 : 0);
      const weight = hook.weight * late * bonus * fit * reason;
      return { hook, key: -Math.log(1 - random()) / weight };
    })
    .sort((a, b) => Number(isLastResort(a.hook)) - Number(isLastResort(b.hook)) || a.key - b.key)
    .map(({ hook }) => hook);
}

/** What of the offer to say, first what it is, then what sets it apart; what was said before comes last. */
export function chooseUnits(desk: Desk): OfferUnit[] {
  const { units, random, brief, before } = desk;
  const isFollowUp = brief.kind === 'follow_up';
  const asked = brief.change?.factId && isOfOffer({ id: brief.change.factId }) ? brief.change.factId : null;
  return units
    .filter(({ use, fact }) => use !== 'price' || fact.id === asked || (isFollowUp && brief.number > 2))
    .map((unit) => {
      const isSaid = Object.values(unit.slots).some(({ text }) => before.includes(text));
      const rank = unit.use === 'offer' ? 0 : isFollowUp ? 0 : 1;
      const wordy = unit.length > 170 ? 2 : 0;
      const first = unit.fact.id === asked ? -10 : 0;
      return { unit, key: first + rank + wordy + (isSaid ? 3 : 0) + random() * 0.9 };
    })
    .sort((a, b) => a.key - b.key)
    .map(({ unit }) => unit);
}
