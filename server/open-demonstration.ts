import type { Deps } from './deps.ts';
import { connectDemoAccount, hasDemoAccountLinked } from './features/overview/demo/connect-demo-account.ts';
import { ensureDemoAccounts } from './features/overview/demo/ensure-demo-accounts.ts';
import { loadPast } from './features/overview/demo/load-past.ts';
import { hasPastAccount } from './features/overview/demo/past-account.ts';
import { makeCtx } from './platform/ctx.ts';
import type { Sandbox } from './run-sandbox.ts';

/**
 * Its accounts, and its network on our time. Only the first start waits for the network: it links the account. Others
 * are notified through `networkOpened` when it answers.
 */
export async function openDemonstration(
  deps: Deps,
  sandbox: Sandbox | undefined,
): Promise<{ networkOpened?: Promise<void>; hasPast: boolean }> {
  const ctx = makeCtx(deps, { kind: 'system' });
  if (sandbox && ctx.env.isDemoLively) await loadPast(ctx);
  await ensureDemoAccounts(ctx);
  const hasPast = await hasPastAccount(ctx);
  if (!sandbox) return { hasPast };
  const outOfReach = (err: unknown) => deps.log.error({ err }, 'sandbox out of reach');
  const isFollowed = sandbox.follow(deps.campaignClock, outOfReach);
  if (await hasDemoAccountLinked(ctx)) {
    isFollowed.catch(outOfReach);
    return { networkOpened: isFollowed, hasPast };
  }
  await isFollowed;
  await connectDemoAccount(ctx);
  return { hasPast };
}
