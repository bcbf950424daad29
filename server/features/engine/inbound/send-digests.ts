import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import { prospectsPath } from '#contract/paths.ts';
import { describeAcceptances, endOfDigest, lastDigestDay } from '#core/activity/digest-window.ts';
import { quietUntil } from '#core/identity/quiet-hours.ts';
import { personName } from '#core/people/person-name.ts';
import { addDays, type Day } from '#core/time/calendar-day.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { claimDigest } from '#server/features/identity/notifications/claim-digest.ts';
import { notificationSettings } from '#server/features/identity/notifications/notification-settings.table.ts';
import { readNotificationSettings } from '#server/features/identity/notifications/notification-settings.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { isOwner, ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { digestEmail } from '#server/features/shared/emails/digest.email.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { mailDigestJob } from './inbound.jobs.ts';

const mostNamed = 5;
/** After a long stop, what is older is not news any more. */
const mostDays = 7;
const acceptedPath = prospectsPath({ mark: 'accepted' });

/** Notifies each user, once a day and by mail too, of the invitations that were accepted. */
export async function sendDigests(ctx: Ctx): Promise<void> {
  const day = lastDigestDay(ctx.campaignClock.now());
  const accepted = await ctx.db
    .selectDistinct({ workspaceId: activity.workspaceId })
    .from(activity)
    .innerJoin(users, isOwner(activity))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        eq(activity.kind, 'invitation_accepted'),
        gt(activity.at, endOfDigest(addDays(day, -mostDays))),
        lte(activity.at, endOfDigest(day)),
        or(isNull(notificationSettings.digestSentFor), lt(notificationSettings.digestSentFor, day)),
      ),
    );
  for (const { workspaceId } of accepted) await sendDigest(ctx, workspaceId, day);
}

const sendDigest = (ctx: Ctx, workspaceId: string, day: Day): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const claimed = await claimDigest(ctx, ownerOf(workspaceId), day);
    if (!claimed) return;
    const from = claimed.after ?? addDays(day, -mostDays);
    const acceptances = await readAcceptances(ctx, workspaceId, { from, to: day });
    if (acceptances.length === 0) return;
    const { title, lines } = describeAcceptances(acceptances);
    await notify(ctx, ownerOf(workspaceId), {
      title,
      message: lines.join(' '),
      type: 'success',
      link: acceptedPath,
    });
    await enqueue(ctx, mailDigestJob, { workspaceId, title, lines });
  });

async function readAcceptances(ctx: Ctx, workspaceId: string, { from, to }: { from: Day; to: Day }) {
  const rows = await ctx.db
    .select({ name: campaigns.name, person: people })
    .from(activity)
    .innerJoin(campaigns, and(own(campaigns, activity), eq(campaigns.id, activity.campaignId)))
    .innerJoin(people, and(own(people, activity), eq(people.id, activity.personId)))
    .where(
      and(
        own(activity, workspaceId),
        eq(activity.kind, 'invitation_accepted'),
        gt(activity.at, endOfDigest(from)),
        lte(activity.at, endOfDigest(to)),
      ),
    )
    .orderBy(asc(activity.id));
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, ofCampaign]) => ({
    name,
    accepted: ofCampaign.length,
    people: ofCampaign.slice(0, mostNamed).map(({ person }) => personName(person)),
  }));
}

type Digest = { workspaceId: string; title: string; lines: string[] };

export async function mailDigest(ctx: Ctx, digest: Digest): Promise<void> {
  const { workspaceId, title, lines } = digest;
  const { mailsDigest, quiet } = await readNotificationSettings(ctx, ownerOf(workspaceId));
  const user = await getUser(ctx, ownerOf(workspaceId));
  if (!mailsDigest || !user.emailVerifiedAt) return;
  const startAfter = quietUntil(quiet, ctx.clock.now());
  if (startAfter) return enqueue(ctx, mailDigestJob, digest, { startAfter });
  const { email: to, firstName } = user;
  const url = `${ctx.env.publicUrl}${acceptedPath}`;
  await ctx.mailer.send(digestEmail({ to, firstName, title, lines, url }));
}
