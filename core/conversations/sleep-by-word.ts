import type { ReplyKind } from '../replies/reply.ts';

/** Whoever is away, or asked for a later day, is owed nothing before the day they named. */
export const kindsThatSleep = ['absence', 'later'] as const satisfies readonly ReplyKind[];

type Understood<D extends string> = {
  replyKind: ReplyKind | null;
  returnsOn: D | null;
  needsReview: boolean;
};

/** The day that the person named, where their word puts the conversation to sleep; a doubt keeps it awake. */
export const sleepsUntil = <D extends string>({
  replyKind,
  returnsOn,
  needsReview,
}: Understood<D>): D | null =>
  kindsThatSleep.some((kind) => kind === replyKind) && !needsReview ? returnsOn : null;
