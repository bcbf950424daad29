import { and, desc, eq } from 'drizzle-orm';
import type { AdviceApplication, AdviceReview } from '#contract/overview/intelligence.ts';
import type { RuleResult } from '#core/intelligence/advice.ts';
import { type Calibration, calibrateScore } from '#core/intelligence/calibrate-score.ts';
import type { AdviceChange } from '#core/intelligence/change.ts';
import { type Measure, measureChange } from '#core/intelligence/measure-change.ts';
import { readExperiments, type StepExperiment } from '#core/intelligence/read-experiments.ts';
import { reviewCampaign } from '#core/intelligence/review-campaign.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type AdviceApplicationRow, adviceApplications } from './advice-applications.table.ts';
import { type IgnoredAdviceRow, ignoredAdvice } from './ignored-advice.table.ts';
import { type CampaignEvidence, readEvidence } from './read-evidence.ts';

/** What the rules, the changes made and the comparisons say of a campaign, with everybody whom they count. */
export type Review = CampaignEvidence & {
  findings: RuleResult[];
  applied: { row: AdviceApplicationRow; measure: Measure | null }[];
  experiments: StepExperiment[];
  calibration: Calibration;
};

export async function reviewAdvice(ctx: MemberCtx, campaignId: string): Promise<Review> {
  const read = await readEvidence(ctx, campaignId);
  const { evidence, scores } = read;
  const rows = await ctx.db
    .select()
    .from(adviceApplications)
    .where(and(own(adviceApplications, ctx.actor), eq(adviceApplications.campaignId, campaignId)))
    .orderBy(desc(adviceApplications.appliedAt), desc(adviceApplications.id));
  const ignored = await ctx.db
    .select()
    .from(ignoredAdvice)
    .where(and(own(ignoredAdvice, ctx.actor), eq(ignoredAdvice.campaignId, campaignId)));
  return {
    ...read,
    findings: reviewCampaign(evidence)
      .map((finding) => silenceApplied(finding, rows))
      .map((finding) => markIgnored(finding, ignored)),
    applied: rows.map((row) => ({
      row,
      measure:
        row.measured &&
        measureChange(evidence.journeys, {
          measured: row.measured,
          from: row.appliedAt,
          until: row.undoneAt,
          now: evidence.now,
        }),
    })),
    experiments: readExperiments(evidence),
    calibration: calibrateScore(evidence.journeys, scores, evidence.now),
  };
}

/** What was applied is not advised again: its measure says what came of it. */
function silenceApplied(finding: RuleResult, rows: readonly AdviceApplicationRow[]): RuleResult {
  const { rule, advice } = finding;
  const isApplied = rows.some(
    (row) => row.rule === rule && row.subject === advice?.subject && row.undoneAt === null,
  );
  return isApplied
    ? { ...finding, verdict: 'early', missing: 'la mesure du changement appliqué', advice: null }
    : finding;
}

/** What the user ignores stays readable among the rules, and can be taken up again. */
const markIgnored = (finding: RuleResult, ignored: readonly IgnoredAdviceRow[]): RuleResult =>
  ignored.some(({ rule, subject }) => rule === finding.rule && subject === finding.advice?.subject)
    ? { ...finding, verdict: 'ignored' }
    : finding;

const shareOnly = ({ count, of }: { count: number; of: number }) => ({ count, of });

export function presentReview({
  record,
  evidence,
  findings,
  applied,
  experiments,
  calibration,
}: Review): AdviceReview {
  return {
    now: evidence.now.toISOString(),
    version: record.campaign.version,
    findings: findings.map(({ advice, people, ...finding }) => ({
      ...finding,
      people: new Set(people).size,
      advice: advice && {
        ...advice,
        isApplicable: advice.edit !== null,
        isForeseeable: evidence.isRunning && (advice.effect !== null || changesPace(advice.edit)),
        lines: advice.lines.map(({ label, count, of }) => ({ label, count, of })),
      },
    })),
    applications: applied.map(presentApplied),
    experiments: experiments.map(({ experiment, setAside, ...one }) => ({
      ...one,
      setAside: setAside.length,
      perSide: experiment.perSide,
      sides: {
        statement: shareOnly(experiment.sides.statement),
        question: shareOnly(experiment.sides.question),
      },
      taken: [...experiment.taken],
      verdict: experiment.verdict,
    })),
    calibration: {
      ...calibration,
      bands: calibration.bands.map(({ accepted, replied, ...band }) => ({
        ...band,
        accepted: shareOnly(accepted),
        replied: shareOnly(replied),
      })),
    },
  };
}

/** What a forecast can follow: who gets which step, and when. How a text reads is not among it. */
const paceFields = ['hasNote', 'maxDays', 'delayDays'];
const changesPace = (edit: AdviceChange | null): boolean =>
  edit?.part === 'step_removed' ||
  edit?.part === 'schedule' ||
  (edit?.part === 'step' && paceFields.some((field) => field in edit.after));

function presentApplied({ row, measure }: Review['applied'][number]): AdviceApplication {
  return {
    id: row.id,
    rule: row.rule,
    title: row.title,
    change: row.change,
    appliedAt: row.appliedAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    verdict: measure?.verdict ?? 'unmeasured',
    measure: measure &&
      row.measured && {
        mark: row.measured.mark,
        before: shareOnly(measure.before),
        after: shareOnly(measure.after),
        needed: measure.needed,
        difference: measure.difference,
      },
  };
}
