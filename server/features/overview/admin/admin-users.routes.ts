import type { FastifyInstance } from 'fastify';
import { adminUsersApi } from '#contract/overview/admin-users.ts';
import type { Deps } from '#server/deps.ts';
import { requireConfirmed } from '#server/features/identity/auth/confirm-identity.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { listUsers } from './list-users.ts';
import { readUserRecord } from './read-user-record.ts';
import {
  changeLimits,
  changePlan,
  endUserSessions,
  resendUserVerification,
  restoreUser,
  suspendUser,
} from './user-acts.ts';

/** Acts after the administrator's identity was confirmed again, and replies with the updated record. */
async function actThenRead(ctx: MemberCtx, id: string, act: () => Promise<void>) {
  await requireConfirmed(ctx);
  await act();
  return readUserRecord(ctx, id);
}

export function adminUserRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, adminUsersApi.list, 'admin', async ({ ctx, query }) => listUsers(ctx, query));
  serve(app, deps, adminUsersApi.get, 'admin', async ({ ctx, params }) => readUserRecord(ctx, params.id));
  serve(app, deps, adminUsersApi.setPlan, 'admin', async ({ ctx, params: { id }, body }) =>
    actThenRead(ctx, id, () => changePlan(ctx, id, body.plan)),
  );
  serve(app, deps, adminUsersApi.setLimits, 'admin', async ({ ctx, params: { id }, body }) =>
    actThenRead(ctx, id, () => changeLimits(ctx, id, body.limits)),
  );
  serve(app, deps, adminUsersApi.suspend, 'admin', async ({ ctx, params: { id }, body }) =>
    actThenRead(ctx, id, () => suspendUser(ctx, id, body.reason)),
  );
  serve(app, deps, adminUsersApi.restore, 'admin', async ({ ctx, params: { id } }) =>
    actThenRead(ctx, id, () => restoreUser(ctx, id)),
  );
  serve(app, deps, adminUsersApi.endSessions, 'admin', async ({ ctx, params: { id } }) =>
    actThenRead(ctx, id, () => endUserSessions(ctx, id)),
  );
  serve(app, deps, adminUsersApi.resendVerification, 'admin', async ({ ctx, params: { id } }) =>
    actThenRead(ctx, id, () => resendUserVerification(ctx, id)),
  );
}
