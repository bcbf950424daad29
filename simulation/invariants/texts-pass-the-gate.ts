import { isMessage } from '#core/campaigns/engagement.ts';
import { senderLine, withLine } from '#core/engine/sender-line.ts';
import { checkText } from '#core/text-gate/check-text.ts';
import type { PlantedPerson } from '../plant-scenario.ts';
import { type Delivery, markIn, markOf } from '../read-ledger.ts';
import type { Invariant } from './invariant.ts';

/**
 * (7) No text that fails the gate, or that nobody approved, or that was written for another. Word for word: from the
 * second message of a sequence on, and to whoever was written to before, the engine adds the line of the sender's page,
 * and nothing else.
 */
export const textsPassTheGate: Invariant = ({ deliveries, planted, drafts }) => {
  const bySlug = new Map([...planted.people.values()].map((person) => [person.slug, person]));
  const hasBeenWrittenTo = (one: Delivery) =>
    deliveries.some(
      ({ seq, act, slug, hasEffect }) => seq < one.seq && act === 'message' && slug === one.slug && hasEffect,
    );
  const isLater = ({ campaign: { config } }: PlantedPerson, stepKey: string) =>
    config.steps
      .slice(
        0,
        config.steps.findIndex(({ key }) => key === stepKey),
      )
      .some(isMessage);
  return deliveries.flatMap((one) => {
    if (one.text === null) return [];
    const person = bySlug.get(one.slug);
    const step = markIn(one.text);
    const draft = drafts.find(
      ({ personId, stepKey, campaignId }) =>
        personId === person?.id && campaignId === person.campaign.id && markOf(stepKey) === step,
    );
    if (!draft || !person) return [`${one.slug}: a text of no draft left: ${one.text.slice(0, 60)}`];
    const problems: string[] = [];
    if (draft.state !== 'approved') problems.push(`${one.slug}, ${step}: left, and is ${draft.state}`);
    const expected =
      one.act === 'message' && (isLater(person, draft.stepKey) || hasBeenWrittenTo(one))
        ? withLine(draft.text, senderLine(person.campaign.account.senderLink))
        : draft.text;
    if (one.text !== expected)
      problems.push(`${one.slug}, ${step}: another text than the approved one left: ${one.text.slice(-80)}`);
    const blocking = checkText({ text: draft.text, sentences: draft.sentences }, draft.rules, {
      spell: null,
      recentTexts: [],
    }).filter(({ isBlocking }) => isBlocking);
    if (blocking.length > 0) problems.push(`${one.slug}, ${step}: the gate blocks it (${blocking[0]?.code})`);
    return problems;
  });
};
