import { count } from 'drizzle-orm';
import type { Dashboard, WaitingItem } from '#contract/overview/dashboard.ts';
import { campaignPath, paths, wizardPath } from '#contract/paths.ts';
import { pausedReasonLabels } from '#core/campaigns/campaign-status.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import { reportSteps } from '#core/campaigns/wizard-steps.ts';
import { ofName } from '#core/french/of-name.ts';
import { limitsOf } from '#core/identity/custom-limits.ts';
import { quote } from '#core/words/quote.ts';
import type { CampaignRow } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { readFormerAccounts } from '#server/features/campaigns/campaigns/former-account.ts';
import { type CampaignRecord, listCampaigns } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { countOutsideByCampaign } from '#server/features/campaigns/leads/change/keep-outside.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { checkRecord, preparationOf } from '#server/features/engine/campaign-status/read-launch-checks.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { UserRow } from '#server/features/identity/users/users.table.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { readPending } from '#server/features/network/social-accounts/read-pending.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { describeOutlook } from './describe-outlook.ts';
import { readOnHold } from './read-on-hold.ts';
import { readRunning } from './read-running.ts';

/** The user's day at a glance: what waits for them, and what each campaign does next. */
export async function readDashboard(ctx: MemberCtx): Promise<Dashboard> {
  const user = await getOwnUser(ctx);
  const account = await findLinkedAccount(ctx, user.id);
  const records = await listCampaigns(ctx);
  const now = ctx.campaignClock.now();
  const limits = limitsOf(user);
  const all = records.map(({ campaign }) => campaign);
  const formerOf = await readFormerAccounts(ctx, account, all);
  const launched = await readRunning(ctx, { records, account, formerOf, plan: user.subscription });
  const pending = account && (await readPending(ctx, account));
  const outsideOf = await countOutsideByCampaign(ctx);
  return {
    now: now.toISOString(),
    waiting: [
      ...(account ? waitingForAccount(account) : waitingForLink(all)),
      ...records.flatMap(({ campaign }) => waitingForOtherAccount(campaign, formerOf(campaign))),
      ...records.flatMap((record) =>
        waitingForCampaign(record, launched.runningOf(record)?.guardrail ?? null),
      ),
      ...(await readOnHold(ctx, records)),
      ...records.flatMap((record) =>
        waitingForLaunch(record, outsideOf(record.campaign.id), { user, account, pending, now }),
      ),
    ],
    outlooks: records.map((record) =>
      describeOutlook(record, {
        now,
        figures: launched.figuresOf(record.campaign.id),
        running: launched.runningOf(record),
        formerAccount: formerOf(record.campaign),
        outside: outsideOf(record.campaign.id),
      }),
    ),
    day: launched.day,
    offers: { used: await countOwn(ctx, offers), limit: limits.offers },
    icps: { used: await countOwn(ctx, icps), limit: limits.icps },
  };
}

async function countOwn(ctx: MemberCtx, table: typeof offers | typeof icps): Promise<number> {
  const [counted] = await ctx.db.select({ count: count() }).from(table).where(own(table, ctx.actor));
  return counted?.count ?? 0;
}

function waitingForAccount(account: SocialAccountRow): WaitingItem[] {
  if (account.state === 'connected') return [];
  const isRestricted = account.state === 'restricted';
  return [
    {
      kind: 'account',
      title: isRestricted ? 'Compte LinkedIn restreint' : 'Compte LinkedIn déconnecté',
      detail: account.stateReason ?? 'Vos campagnes sont en pause.',
      since: account.stateChangedAt.toISOString(),
      action: { label: isRestricted ? 'Voir le compte' : 'Reconnecter', href: paths.socialAccounts },
    },
  ];
}

const followsAccount = ({ status, pausedReason }: CampaignRow) =>
  status === 'active' || pausedReason === 'account_disconnected' || pausedReason === 'account_restricted';

/** Its owner took the account out: the campaigns that left from it wait. */
function waitingForLink(all: readonly CampaignRow[]): WaitingItem[] {
  const waiting = all.filter(followsAccount);
  const since = waiting.map(({ statusChangedAt }) => statusChangedAt.toISOString()).sort()[0];
  if (!since) return [];
  const which = waiting.length === 1 ? 'Une campagne attend' : `${waiting.length} campagnes attendent`;
  return [
    {
      kind: 'account',
      title: 'Compte LinkedIn déconnecté',
      detail: `Vous l’avez déconnecté. ${which} son retour.`,
      since,
      action: { label: 'Connecter le compte', href: paths.socialAccounts },
    },
  ];
}

/** What the user paused asks for nothing. */
function waitingForOtherAccount(campaign: CampaignRow, former: string | null): WaitingItem[] {
  if (!former || !followsAccount(campaign)) return [];
  return [
    {
      kind: 'paused_campaign',
      title: `${quote(campaign.name)} en pause`,
      detail: `Elle partait du compte ${ofName(former)}, qui n’est plus connecté.`,
      since: campaign.statusChangedAt.toISOString(),
      action: { label: 'Choisir le compte', href: campaignPath(campaign.id) },
    },
  ];
}

/** Paused by a rule, not by the user nor by the account, which has its own line. */
function waitingForCampaign({ campaign }: CampaignRecord, guardrail: string | null): WaitingItem[] {
  const { status, pausedReason } = campaign;
  if (status !== 'paused' || (pausedReason !== 'guardrail' && pausedReason !== 'plan')) return [];
  return [
    {
      kind: 'paused_campaign',
      title: `${quote(campaign.name)} en pause`,
      detail: guardrail ? `${guardrail}.` : `Raison : ${pausedReasonLabels[pausedReason]}.`,
      since: campaign.statusChangedAt.toISOString(),
      action: { label: 'Voir la campagne', href: campaignPath(campaign.id) },
    },
  ];
}

/** A campaign whose steps are all complete, and that something still keeps from being launched. */
function waitingForLaunch(
  record: CampaignRecord,
  outside: number,
  surroundings: { user: UserRow; account: SocialAccountRow | null; pending: number | null; now: Date },
): WaitingItem[] {
  const { campaign } = record;
  if (shownStatus(campaign) !== 'inactive') return [];
  if (Object.values(reportSteps(preparationOf(record, outside))).some(({ isComplete }) => !isComplete))
    return [];
  const refused = checkRecord(record, surroundings).filter(({ isPassed }) => !isPassed);
  if (refused.length === 0) return [];
  return [
    {
      kind: 'refused_check',
      title: `${quote(campaign.name)} ne peut pas encore partir`,
      detail: refused.map(({ title }) => title).join(', '),
      since: campaign.updatedAt.toISOString(),
      action: { label: 'Voir la liste', href: wizardPath(campaign.id, 'review') },
    },
  ];
}
