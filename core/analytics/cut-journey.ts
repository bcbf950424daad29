import type { Journey, Send } from './journey.ts';
import { isOfText, type Segmentation } from './segmentations.ts';
import { segmentOf, segmentOfSend } from './segments.ts';

/** Somebody in a segment, with what counts for them there. */
export type Portion = { segment: string; journey: Journey };

/**
 * The segments of a person. By what they are, one. By what they received, each text that reached them, whether or not
 * another followed: to count somebody with their last text alone would leave to a first message only those who
 * answered it. What came of it all is counted with the text that was answered.
 */
export function cutJourney(journey: Journey, by: Segmentation): Portion[] {
  if (!isOfText(by)) return [{ segment: segmentOf(journey, by), journey }];
  const last = answeredSend(journey);
  const answered = last && segmentOfSend(journey, last, by);
  const received = Map.groupBy(journey.sends, (send) => segmentOfSend(journey, send, by));
  return [...received].flatMap(([segment, sends]) =>
    segment === null
      ? []
      : [{ segment, journey: { ...journey, sends, ...(segment !== answered && nothingCame) } }],
  );
}

const nothingCame = { repliedAt: null, isPositive: false, meetingAt: null } as const;

/** What was answered; of who did not answer, what left last. */
function answeredSend({ sends, repliedAt }: Journey): Send | null {
  const before = repliedAt ? sends.filter(({ at }) => at <= repliedAt) : sends;
  return before.at(-1) ?? sends.at(-1) ?? null;
}
