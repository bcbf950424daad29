import type { FastifyInstance } from 'fastify';
import { personActsApi } from '#contract/engine/person-acts.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Whom } from './lock-enrolment.ts';
import { pausePerson } from './pause-person.ts';
import { readEnrolment } from './read-enrolment.ts';
import { releasePerson } from './release-person.ts';
import { removePerson } from './remove-person.ts';
import { resumePerson } from './resume-person.ts';
import { sendNow } from './send-now.ts';
import { skipStep } from './skip-step.ts';

const whomOf = ({ id, personId }: { id: string; personId: string }): Whom => ({ campaignId: id, personId });

export function personActRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, personActsApi.place, 'member', async ({ ctx, params }) =>
    readEnrolment(ctx, whomOf(params)),
  );
  serve(app, deps, personActsApi.pause, 'member', async ({ ctx, params, body }) => {
    await pausePerson(ctx, whomOf(params), body.until === null ? null : new Date(body.until));
    return readEnrolment(ctx, whomOf(params));
  });
  serve(app, deps, personActsApi.skip, 'member', async ({ ctx, params, body }) => {
    await skipStep(ctx, whomOf(params), body.stepKey);
    return readEnrolment(ctx, whomOf(params));
  });
  for (const [name, act] of [
    ['resume', resumePerson],
    ['release', releasePerson],
    ['sendNow', sendNow],
    ['remove', removePerson],
  ] as const) {
    serve(app, deps, personActsApi[name], 'member', async ({ ctx, params }) => {
      await act(ctx, whomOf(params));
      return readEnrolment(ctx, whomOf(params));
    });
  }
}
