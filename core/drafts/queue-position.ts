type QueuedText = {
  campaign: { id: string; createdAt: Date };
  /** Of the person in this campaign, from 0 to 100. */
  score: number;
  personId: string;
  /** 1 for the first text a person receives. */
  number: number;
};

/**
 * A text's position in the queue, as a key that sorts by its letters: campaign by campaign, the best person first, each
 * one's texts in the order they leave.
 */
export const queuePosition = ({ campaign, score, personId, number }: QueuedText): string =>
  [
    campaign.createdAt.toISOString(),
    campaign.id,
    String(100 - score).padStart(3, '0'),
    personId,
    String(number).padStart(2, '0'),
  ].join(' ');
