import type { FastifyInstance } from 'fastify';
import { peopleApi } from '#contract/audience/people.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { editPerson } from './edit-person.ts';
import { eraseAtRequest } from './forget/erase-person.ts';
import { previewPurge, purgePeople, setAutomaticPurge } from './forget/purge-people.ts';
import { chooseRetention } from './forget/retention-choice.ts';
import { listMerges } from './merge/list-merges.ts';
import { undoMerge } from './merge/undo-merge.ts';
import { findPeople, getRecord, listHistory } from './read/get-person.ts';
import { readPersonData } from './read/read-person-data.ts';
import { readPersonFile } from './read/read-person-file.ts';

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, peopleApi.find, 'member', async ({ ctx, query }) => findPeople(ctx, query.q));
  serve(app, deps, peopleApi.record, 'member', async ({ ctx, params }) => getRecord(ctx, params.id));
  serve(app, deps, peopleApi.edit, 'member', async ({ ctx, params, body }) => {
    await editPerson(ctx, params.id, body);
    return getRecord(ctx, params.id);
  });
  serve(app, deps, peopleApi.history, 'member', async ({ ctx, params }) => listHistory(ctx, params.id));
  serve(app, deps, peopleApi.data, 'member', async ({ ctx, params }) => readPersonData(ctx, params.id));
  serve(app, deps, peopleApi.file, 'member', async ({ ctx, params, reply }) => {
    const file = await readPersonFile(ctx, params.id);
    reply.header('content-disposition', `attachment; filename="dossier-${params.id}.json"`);
    return file;
  });
  serve(app, deps, peopleApi.erase, 'member', async ({ ctx, params }) => {
    await eraseAtRequest(ctx, params.id);
    return {
      message: 'La fiche est effacée. Cette personne ne reviendra ni par une recherche ni par un import.',
    };
  });
  serve(app, deps, peopleApi.merges, 'member', async ({ ctx, query }) => listMerges(ctx, query.personId));
  serve(app, deps, peopleApi.undoMerge, 'member', async ({ ctx, params }) => undoMerge(ctx, params.id));
  serve(app, deps, peopleApi.purgePreview, 'member', async ({ ctx }) => previewPurge(ctx));
  serve(app, deps, peopleApi.purge, 'member', async ({ ctx }) => ({
    deleted: await purgePeople(ctx, ctx.actor.workspaceId, { isAutomatic: false }),
  }));
  serve(app, deps, peopleApi.chooseRetention, 'member', async ({ ctx, body }) => {
    await chooseRetention(ctx, body);
    return previewPurge(ctx);
  });
  serve(app, deps, peopleApi.setAutomaticPurge, 'member', async ({ ctx, body }) => {
    await setAutomaticPurge(ctx, body.isAutomatic);
    return body;
  });
}
