import type { ReplyKind } from '../replies/reply.ts';

/** Replies that ask for nothing before the day they name. */
export const snoozingKinds = ['absence', 'later'] as const satisfies readonly ReplyKind[];

type Understood<D extends string> = {
  replyKind: ReplyKind | null;
  returnsOn: D | null;
  needsReview: boolean;
};

/** The day until which a reply snoozes the conversation; a doubtful reading snoozes nothing. */
export const snoozeDay = <D extends string>({
  replyKind,
  returnsOn,
  needsReview,
}: Understood<D>): D | null =>
  snoozingKinds.some((kind) => kind === replyKind) && !needsReview ? returnsOn : null;
