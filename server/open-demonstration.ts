import type { Deps } from './deps.ts';
import { connectDemoAccount, hasDemoAccountLinked } from './features/overview/demo/connect-demo-account.ts';
import { ensureDemoAccounts } from './features/overview/demo/ensure-demo-accounts.ts';
import { makeCtx } from './platform/ctx.ts';
import type { Sandbox } from './run-sandbox.ts';

/**
 * Its two accounts, and its network on our time. Only the first start waits for the network: it links the account. Others
 * are notified through `networkOpened` when it answers.
 */
export async function openDemonstration(
  deps: Deps,
  sandbox: Sandbox | undefined,
): Promise<{ networkOpened?: Promise<void> }> {
  const ctx = makeCtx(deps, { kind: 'system' });
  await ensureDemoAccounts(ctx);
  if (!sandbox) return {};
  const outOfReach = (err: unknown) => deps.log.error({ err }, 'sandbox out of reach');
  const isFollowed = sandbox.follow(deps.campaignClock, outOfReach);
  if (await hasDemoAccountLinked(ctx)) {
    isFollowed.catch(outOfReach);
    return { networkOpened: isFollowed };
  }
  await isFollowed;
  await connectDemoAccount(ctx);
  return {};
}
