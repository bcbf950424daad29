import { and, eq, isNotNull } from 'drizzle-orm';
import { dayMs } from '#core/time/durations.ts';
import type { Deps } from '#server/deps.ts';
import { excludePeople } from '#server/features/audience/exclusions/exclude-people.ts';
import { pauseCampaign, resumeCampaign } from '#server/features/engine/campaign-status/change-status.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { settleAttempt } from '#server/features/engine/ledger/settle-attempt.ts';
import { pausePerson } from '#server/features/engine/person-acts/pause-person.ts';
import { resumePerson } from '#server/features/engine/person-acts/resume-person.ts';
import { asOwnerOf } from '#server/features/identity/users/workspace-owner.ts';
import { inTransaction, type MemberCtx, makeCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Chance } from './chance.ts';
import type { Run } from './open-laboratory.ts';
import type { Session } from './open-session.ts';
import type { Planted } from './plant-scenario.ts';
import type { PlantedCampaign } from './plant-texts.ts';
import { hasReached } from './read-ledger.ts';

export const asMember = (deps: Deps, workspaceId: string): MemberCtx => makeCtx(deps, asOwnerOf(workspaceId));

/** A refusal of the product is no failure of the run; any other error is. */
async function attempt(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

type Context = {
  run: Run;
  deps: Deps;
  planted: Planted;
  chance: Chance;
  /** Share of days on which they do something, until then. */
  activity: number;
  haste: number;
  until: number;
  client: Session;
  wake(): void;
};

/** The people who use the product: they pause, resume, exclude, oppose on somebody's word and settle what nobody knows. */
export function liveAsUsers({
  run,
  deps,
  planted,
  chance,
  activity,
  haste,
  until,
  client,
  wake,
}: Context): void {
  const days = async () => {
    for (;;) {
      await run.timeline.sleep((chance.between(0.3, 1.7) * dayMs) / haste);
      for (const campaign of planted.campaigns) {
        await settleAll(campaign);
        if (chance.isTrue(activity) && run.timeline.now() < until) await doSomething(campaign);
      }
      wake();
    }
  };

  async function doSomething(campaign: PlantedCampaign) {
    const ctx = asMember(deps, campaign.workspaceId);
    const person = chance.oneOf([...planted.people.values()].filter((one) => one.campaign === campaign));
    switch (chance.whole(0, 4)) {
      case 0:
        await attempt(pauseCampaign(ctx, campaign.id));
        run.tally.add('user: campaign paused');
        wake();
        await run.timeline.sleep((chance.between(0.01, 3) * dayMs) / haste);
        return attempt(resumeCampaign(ctx, campaign.id));
      case 1:
        if (chance.isTrue(0.5)) await opposeFor(campaign, person.id);
        return;
      case 2:
        run.tally.add('user: person paused');
        await attempt(
          pausePerson(
            ctx,
            { campaignId: campaign.id, personId: person.id },
            chance.isTrue(0.3) ? null : new Date(run.timeline.now() + chance.between(0.1, 6) * dayMs),
          ),
        );
        return;
      case 3:
        return attempt(resumePerson(ctx, { campaignId: campaign.id, personId: person.id }));
      case 4:
        if (chance.isTrue(0.5)) return;
        run.tally.add('user: person excluded');
        await inTransaction(ctx, (ctx) => excludePeople(ctx, campaign.workspaceId, [person.id]));
        return;
    }
  }

  /** « Parti » or « Pas parti », after looking at the network. */
  async function settleAll({ workspaceId, id }: PlantedCampaign) {
    const asked = await deps.db
      .select()
      .from(attempts)
      .where(
        and(
          eq(attempts.workspaceId, workspaceId),
          eq(attempts.campaignId, id),
          eq(attempts.state, 'unknown'),
          isNotNull(attempts.askedAt),
        ),
      );
    for (const one of asked) {
      const person = planted.people.get(one.personId);
      const isSent = person !== undefined && hasReached(run.sandbox.control.ledger(), one, person);
      run.tally.add('user: undecided settled');
      await attempt(settleAttempt(asMember(deps, workspaceId), one.id, isSent ? 'sent' : 'not_sent'));
    }
  }

  async function opposeFor({ workspaceId }: PlantedCampaign, personId: string) {
    await oppose(asMember(deps, workspaceId), { workspaceId, personId, source: 'user' });
    run.tally.add('user: opposition');
    // The product keeps no name of who opposed: the witness does.
    await run.timeline.during(
      client.query(
        `insert into simulated_commits (at, what, workspace_id, person_id) values ($1, 'person.opposed', $2, $3)`,
        [run.timeline.date().toISOString(), workspaceId, personId],
      ),
    );
  }

  void days();
}
