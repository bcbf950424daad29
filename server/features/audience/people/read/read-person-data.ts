import type { PersonData } from '#contract/audience/people.ts';
import { basisNames } from '#core/people/describe-event.ts';
import { keptUntil } from '#core/people/retention.ts';
import { describeData } from '#core/privacy/data-lines.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readLastSent, readRetention } from '../forget/retention-choice.ts';
import { knownFieldsOf } from '../person-columns.ts';
import { getPerson } from './get-person.ts';
import { listRecords } from './read-person-file.ts';

/** Each datum of one person: where it comes from, since when, why it is kept, until when. */
export async function readPersonData(ctx: MemberCtx, id: string): Promise<PersonData> {
  const person = await getPerson(ctx, id);
  const choice = await readRetention(ctx, ctx.actor.workspaceId);
  const lastSentAt = await readLastSent(ctx, id);
  const { until, since, months, after } = keptUntil({ ...person, lastSentAt }, choice);
  const sections = await listRecords(ctx, id);
  return {
    basis: basisNames[person.lawfulBasis],
    until: until.toISOString(),
    since: since.toISOString(),
    ...{ months, after },
    lines: describeData({
      ...knownFieldsOf(person),
      facts: person.facts,
      source: person.source,
      createdAt: person.createdAt.toISOString(),
      profileReadAt: person.profileReadAt?.toISOString() ?? null,
      publicIdentifier: person.publicIdentifier,
      tags: person.tags,
      score: person.score,
      sections,
    }),
  };
}
