/** A guard as it stands in the source, and what the source says without it. */
export type Edit = { file: string; guard: string; without: string };
/** What fails, and with which seed, is named: a run that breaks for another reason proves nothing. */
export type Mutation = {
  edits: readonly Edit[];
  breaks: string;
  /** Short and full of faults, or six weeks: an invitation grows old only in these. */
  runKind?: 'mean' | 'long';
  seed: number;
};

const decide = 'core/engine/decide/decide-for-person.ts';
const engine = 'server/features/engine';
const inbound = 'server/features/engine/inbound';

/** The guards of the engine: without one, the `mean` run of its seed must fail. Where two guard the same thing, both are taken out. */
export const mutations: Record<string, Mutation> = {
  'a lost answer is taken for a failure': {
    edits: [
      {
        file: `${engine}/settle/record-outcome.ts`,
        guard: `if (outcome.is === 'unknown') return noteUnknown(ctx, locked, outcome.cause);`,
        without: '',
      },
    ],
    breaks: 'at most once',
    seed: 1,
  },
  'what a dead worker had called is called again': {
    edits: [
      {
        file: `${engine}/settle/sweep-attempts.ts`,
        guard: `if (attempt.state === 'in_flight') await noteUnknown(ctx, attempt, 'interrupted');\n      else {`,
        without: '{',
      },
    ],
    breaks: 'at most once',
    seed: 5,
  },
  'unknown is sent again': {
    // The plan forgets it, and the ledger lets it be claimed once more.
    edits: [
      {
        file: `${engine}/claim/load-people.ts`,
        guard: `return [{ stepKey, outcome: askedAt ? 'unknown' : 'in_flight', at }];`,
        without: 'return [];',
      },
      {
        file: `${engine}/claim/claim-act.ts`,
        guard: `setWhere: eq(attempts.state, 'planned'),`,
        without: '',
      },
    ],
    breaks: 'at most once',
    seed: 1,
  },
  hours: {
    edits: [
      { file: decide, guard: `if (opens > now && act.kind !== 'task')`, without: 'if (false)' },
      {
        file: `${engine}/claim/serve-account.ts`,
        guard: 'return opens != null && opens <= now;',
        without: 'return true;',
      },
      {
        file: 'core/engine/decide/next-wake.ts',
        guard: 'if (opens && (soonest === null || opens < soonest)) soonest = opens;',
        without: 'soonest ??= new Date(now.getTime() + 3_600_000);',
      },
    ],
    breaks: 'in the hours',
    seed: 1,
  },
  reply: {
    // Their sequence goes on, and nobody remembers that they wrote.
    edits: [
      {
        file: `${inbound}/receive-reply.ts`,
        guard: `await finishPerson(ctx, { workspaceId, personId: person.id, because: 'replied', at })`,
        without: '[]',
      },
    ],
    breaks: 'no claim after the end',
    seed: 1,
  },
  'a reply that is stored and not read': {
    edits: [
      {
        file: `${engine}/claim/serve-account.ts`,
        guard:
          'if (unread) return postponeAccount(ctx, account, new Date(now.getTime() + lookAgainMs(ctx, unread)));',
        without: '',
      },
    ],
    breaks: 'after the reply was stored',
    seed: 1,
  },
  'a reply that nobody could read in time': {
    edits: [{ file: decide, guard: 'if (person.hasUnreadMessage)', without: 'if (false)' }],
    breaks: 'after the reply was stored',
    seed: 1,
  },
  opposition: {
    edits: [
      { file: decide, guard: 'if (person.isOpposed)', without: 'if (false)' },
      {
        file: `${inbound}/oppose.ts`,
        guard: `await finishPerson(ctx, { workspaceId, personId, because: 'opposed', at })`,
        without: '[]',
      },
    ],
    breaks: 'no claim after the end',
    seed: 1,
  },
  exclusion: {
    edits: [{ file: decide, guard: 'if (person.isExcluded)', without: 'if (false)' }],
    breaks: 'although excluded',
    seed: 3,
  },
  'pause of a campaign': {
    edits: [
      { file: decide, guard: `if (campaign.status !== 'active')`, without: 'if (false)' },
      { file: `${engine}/claim/serve-account.ts`, guard: `eq(campaigns.status, 'active'),`, without: '' },
      { file: `${engine}/claim/find-ready.ts`, guard: `and c.status = 'active'`, without: '' },
    ],
    breaks: 'while its campaign does not run',
    seed: 3,
  },
  'pause of a person': {
    edits: [
      {
        file: decide,
        guard: 'if (person.pausedUntil instanceof Date && person.pausedUntil > now)',
        without: 'if (false)',
      },
      { file: decide, guard: `if (person.pausedUntil === 'further_notice')`, without: 'if (false)' },
    ],
    breaks: 'while paused',
    seed: 1,
  },
  approval: {
    edits: [
      { file: decide, guard: `return ask('approval');`, without: 'return null;' },
      {
        file: 'server/features/texts/drafts/approve/judge-approved.ts',
        guard: `eq(drafts.state, 'approved')`,
        without: 'undefined',
      },
    ],
    breaks: 'texts pass the gate',
    seed: 1,
  },
  'text that the gate blocks': {
    edits: [
      {
        file: 'server/features/texts/drafts/approve/judge-approved.ts',
        guard: 'if (verdict.blocking === 0 && verdict.toRead <= draft.toRead) return draft.text;',
        without: 'return draft.text;',
      },
    ],
    breaks: 'the gate blocks it',
    seed: 1,
  },
  quota: {
    edits: [
      {
        file: 'core/engine/decide/pass-account.ts',
        guard: 'if (counted && account.left[counted] <= 0)',
        without: 'if (false)',
      },
      {
        file: 'core/engine/decide/next-wake.ts',
        guard: 'return counted !== null && left[counted] <= 0;',
        without: 'return false;',
      },
    ],
    breaks: 'within the quotas',
    seed: 13,
  },
  'an account that is away': {
    // Its campaigns pause with it: that guard goes too.
    edits: [
      {
        file: `${engine}/claim/serve-account.ts`,
        guard: `if (own.state.health !== 'connected') return postponeAccount(ctx, account, null);`,
        without: '',
      },
      {
        file: 'core/engine/decide/pass-account.ts',
        guard: `if (account.health !== 'connected')`,
        without: 'if (false)',
      },
      { file: decide, guard: `if (campaign.status !== 'active')`, without: 'if (false)' },
      { file: `${engine}/claim/serve-account.ts`, guard: `eq(campaigns.status, 'active'),`, without: '' },
      { file: `${engine}/claim/find-ready.ts`, guard: `and c.status = 'active'`, without: '' },
    ],
    breaks: 'while its account is away',
    seed: 2,
  },
  'colleague of whoever answered': {
    edits: [
      {
        file: `${inbound}/receive-reply.ts`,
        guard: '? await holdColleagues(ctx, { workspaceId, personId: person.id, company: person.company })',
        without: '? 0',
      },
    ],
    breaks: 'after a colleague answered',
    seed: 5,
  },
  'taken in hand': {
    edits: [
      {
        file: `${inbound}/take-over.ts`,
        guard: `await finishPerson(ctx, { workspaceId, personId: person.id, because: 'taken_over', at })`,
        without: '[]',
      },
    ],
    breaks: 'after a message by hand was handled',
    seed: 5,
  },
  'hours of an old invitation': {
    edits: [
      {
        file: 'core/engine/old-invitations.ts',
        guard: 'return nextOpening(schedule, null, calendar, since) ??',
        without: 'return since ??',
      },
    ],
    breaks: 'outside hours',
    runKind: 'long',
    seed: 1002,
  },
};
