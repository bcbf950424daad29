import { carryEvidence } from '#core/drafts/carry-evidence.ts';
import { isTextStep, type TextStep } from '#core/messages/make-brief.ts';
import type { SentenceSpan } from '#core/messages/message.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { keyOfBrief, makeDraftBrief, rulesOf } from '../brief/make-draft-brief.ts';
import { type Ground, readGround } from '../brief/read-ground.ts';
import type { DraftView } from './draft-view.ts';

/** A draft checked against what is known now: its facts, its offer, its step as they are and not as they were. */
export type Fresh = {
  /** null once the step sends no text, or the campaign has no offer: then the text is checked against what was. */
  step: TextStep | null;
  ground: Ground | null;
  rules: TextRules;
  sentences: SentenceSpan[];
  isStale: boolean;
};

export const recheckDraft = async (ctx: Ctx, view: DraftView): Promise<Fresh> =>
  freshenOn(view, await readGround(ctx, view.draft.workspaceId, view.draft.campaignId));

export function freshenOn(view: DraftView, current: Ground | null): Fresh {
  const { draft, person } = view;
  const ground = asFollowed(view, current);
  const step = ground?.steps.find(({ key }) => key === draft.stepKey) ?? null;
  if (!ground || !step) {
    const { rules, sentences } = draft;
    return { step: null, ground, rules, sentences, isStale: true };
  }
  const brief = makeDraftBrief(ground, person, step, { angle: draft.angle, seed: '' });
  return {
    step,
    ground,
    rules: rulesOf(brief),
    sentences: carryEvidence(draft.sentences, draft.rules.facts, brief.facts),
    isStale: keyOfBrief(brief) !== draft.briefKey,
  };
}

/** The person may follow an older version of the sequence. */
const asFollowed = ({ config }: DraftView, ground: Ground | null): Ground | null =>
  ground && config ? { ...ground, config, steps: config.steps.filter(isTextStep) } : ground;
