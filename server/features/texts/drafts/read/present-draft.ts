import type { Draft, DraftRow } from '#contract/texts/drafts.ts';
import { nameStep } from '#core/campaigns/engagement.ts';
import { whyUnwritten } from '#core/composer/why-unwritten.ts';
import { hasVariants } from '#core/drafts/default-angle.ts';
import { redone, undone } from '#core/drafts/version-tree.ts';
import { isTextStep } from '#core/messages/make-brief.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import { partOf } from '#server/features/texts/drafts/read/needs-approval.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { judgeText } from '../brief/judge-text.ts';
import { makeDraftBrief } from '../brief/make-draft-brief.ts';
import type { DraftView } from './draft-view.ts';
import { readDepartureLine } from './read-departure-line.ts';
import { readVersionTree } from './read-versions.ts';
import { type Fresh, recheckDraft } from './recheck-draft.ts';
import { presentDeparture } from './text-departure.ts';

export function presentRow(view: DraftView, now: Date): DraftRow {
  const { draft, campaign, config, person, needsApproval, isLater, way } = view;
  const departure = presentDeparture({ status: campaign.status, config, stepKey: draft.stepKey, way }, now);
  const { id, stepKey, state, blocking, toRead, advice, isStale, version } = draft;
  return {
    id,
    campaign,
    person: {
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      headline: person.headline,
      company: person.company,
      location: person.location,
      pictureUrl: person.pictureUrl,
    },
    stepKey,
    stepName: nameStep(config?.steps ?? [], stepKey),
    state,
    part: partOf({ state, needsApproval, isLater }),
    departure: { basis: departure.basis, at: departure.at?.toISOString() ?? null },
    blocking,
    toRead,
    advice,
    isStale,
    isUnwritten: draft.text === '',
    version,
  };
}

/** What was approved is shown as it was judged then; anything else as it would be judged now. */
export async function presentDraft(ctx: MemberCtx, view: DraftView): Promise<Draft> {
  const { draft, config } = view;
  const step = config?.steps.find(({ key }) => key === draft.stepKey);
  const versions = await readVersionTree(ctx, draft);
  return {
    ...presentRow(view, ctx.campaignClock.now()),
    ...(draft.state === 'approved' ? asApproved(view) : await asOfNow(ctx, view)),
    text: draft.text,
    departureLine: config ? await readDepartureLine(ctx, draft, config) : null,
    angle: draft.angle,
    hasVariants: step !== undefined && isTextStep(step) && hasVariants(step),
    author: draft.author,
    canUndo: undone(versions, draft.number) !== null,
    canRedo: redone(versions, draft.number) !== null,
    approvedAt: draft.approvedAt?.toISOString() ?? null,
    updatedAt: draft.updatedAt.toISOString(),
  };
}

const asApproved = ({ draft: { rules, sentences, findings } }: DraftView) => ({ rules, sentences, findings });

async function asOfNow(ctx: MemberCtx, view: DraftView) {
  const { text, author, updatedAt } = view.draft;
  const fresh = await recheckDraft(ctx, view);
  const { rules, sentences, isStale } = fresh;
  const { findings, blocking, toRead, advice } = await judgeText(
    ctx,
    view.draft,
    { text, sentences },
    rules,
    updatedAt,
  );
  const shown = text === '' && author !== 'user' ? explainEmpty(view, fresh, findings) : findings;
  return { rules, sentences, findings: shown, blocking, toRead, advice, isStale };
}

/** Nobody left it empty: why nothing could be written is said in its place. */
function explainEmpty(view: DraftView, { step, ground }: Fresh, findings: readonly Finding[]): Finding[] {
  const { draft, person } = view;
  const why =
    draft.author === 'model'
      ? modelWroteNothing
      : step &&
        ground &&
        whyUnwritten(
          makeDraftBrief(ground, person, step, { angle: draft.angle, seed: `${person.id}:${step.key}` }),
        );
  return findings.map((finding) => (finding.code === 'empty' && why ? { ...finding, ...why } : finding));
}

const modelWroteNothing = {
  title: 'Le modèle n’a pas trouvé de raison d’écrire',
  explanation:
    'Accroche n’écrit que ce qu’un fait prouve. Complétez la fiche ou l’offre, écrivez ce message vous-même, ou passez-le.',
};
