import { shareOf } from '../analytics/contrast.ts';
import { type Journey, markedAt } from '../analytics/journey.ts';
import { isMessage, nameStep } from '../campaigns/engagement.ts';
import { priors } from '../forecast/priors.ts';
import { dayMs } from '../time/durations.ts';
import type { Evidence } from './evidence.ts';
import { announcedSize, type Experiment, judgeExperiment, type Trial } from './judge-experiment.ts';
import { measuredDays } from './measure-change.ts';
import { countedIn } from './settled.ts';

/** The published share of answers, until the campaign has its own. */
const assumedReplies = priors.reply.share;
const enoughOfOwn = 40;

export type StepExperiment = {
  stepKey: string;
  name: string;
  /** Two texts leave for this step now. */
  isOn: boolean;
  /** How often people answer this step: what the sample was announced from. */
  base: number;
  /** Texts whose angle the user changed by hand: chance did not choose it, they do not count. */
  setAside: readonly string[];
  experiment: Experiment;
};

/** Each message of the sequence: what a comparison of two texts would take, or what it shows. */
export function readExperiments(evidence: Evidence): StepExperiment[] {
  const { sequence, texts, journeys, now } = evidence;
  const journeyOf = new Map<string, Journey>(journeys.map((journey) => [journey.personId, journey]));
  return sequence.steps.filter(isMessage).map((step) => {
    const sent = texts
      .filter(
        ({ stepKey, at }) => stepKey === step.key && now.getTime() - at.getTime() >= measuredDays * dayMs,
      )
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.personId < b.personId ? -1 : 1));
    const isWon = ({ personId, at }: { personId: string; at: Date }) => {
      const journey = journeyOf.get(personId);
      const came = journey ? markedAt(journey, 'replied') : null;
      return came !== null && came >= at && came.getTime() - at.getTime() <= measuredDays * dayMs;
    };
    const drawn = sent.filter((text) => text.drawn !== null);
    const kept = drawn.filter((text) => text.angle === text.drawn);
    // What was known before the comparison began: what it shows does not move its own goal.
    const begun = drawn[0]?.at ?? now;
    const own = countedIn(
      sent.filter(({ at }) => at < begun),
      isWon,
      ({ personId }) => personId,
    );
    const base = own.of >= enoughOfOwn ? shareOf(own) : assumedReplies;
    const trials = kept.map(
      (text): Trial => ({ personId: text.personId, angle: text.drawn ?? 'statement', isWon: isWon(text) }),
    );
    return {
      stepKey: step.key,
      name: nameStep(sequence.steps, step.key),
      isOn: step.hasVariants,
      base,
      setAside: drawn.filter((text) => text.angle !== text.drawn).map(({ personId }) => personId),
      experiment: judgeExperiment(trials, announcedSize(base)),
    };
  });
}
