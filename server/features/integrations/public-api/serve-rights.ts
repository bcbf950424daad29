import { exclusionCalls, keyCalls, privacyCalls } from '#contract/v1/rights.ts';
import { readExclusions } from '#core/exclusions/read-exclusions.ts';
import { addExclusions } from '#server/features/audience/exclusions/add-exclusions.ts';
import { listExclusions } from '#server/features/audience/exclusions/list-exclusions.ts';
import { removeExclusion } from '#server/features/audience/exclusions/remove-exclusion.ts';
import { eraseAtRequest } from '#server/features/audience/people/forget/erase-person.ts';
import { getPerson } from '#server/features/audience/people/read/get-person.ts';
import { readPersonFile } from '#server/features/audience/people/read/read-person-file.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { type Api, serveCall } from './serve-call.ts';

export function serveKey(api: Api): void {
  serveCall(api, keyCalls.get, async ({ request }) => {
    const { name = '', scopes = [], expiresAt = new Date(0) } = request.keyHolder?.key ?? {};
    return { name, scopes, expiresAt: expiresAt.toISOString() };
  });
}

export function serveExclusions(api: Api): void {
  serveCall(api, exclusionCalls.list, ({ ctx, query }) => listExclusions(ctx, query));
  serveCall(api, exclusionCalls.add, async ({ ctx, body: { kind, entries, note } }) => {
    const added = await addExclusions(ctx, { kind, text: entries.join('\n'), note });
    // By its place: what was sent names people, and the answer is kept to be given again.
    const refused = entries.flatMap((line, entry) =>
      readExclusions(line, kind).refused.map(({ because }) => ({ entry, because })),
    );
    return { ...added, refused };
  });
  serveCall(api, exclusionCalls.remove, async ({ ctx, params }) => ({
    id: params.id,
    included: await removeExclusion(ctx, params.id),
  }));
}

export function servePrivacy(api: Api): void {
  serveCall(api, privacyCalls.file, ({ ctx, params }) => readPersonFile(ctx, params.id));
  serveCall(api, privacyCalls.oppose, async ({ ctx, params: { id } }) => {
    await getPerson(ctx, id);
    await oppose(ctx, { workspaceId: ctx.actor.workspaceId, personId: id, source: 'user' });
    return { id, isOpposed: true as const };
  });
  serveCall(api, privacyCalls.erase, async ({ ctx, params: { id } }) => {
    await eraseAtRequest(ctx, id);
    return { id, isErased: true as const };
  });
}
