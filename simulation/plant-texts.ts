import { isMessage, type SequenceStep } from '#core/campaigns/engagement.ts';
import { limitsOf } from '#core/messages/text-limits.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import { tierLimits } from '#core/network/account-quotas.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { Chance } from './chance.ts';
import type { AccountScenario, CampaignScenario } from './draw-scenario.ts';
import { markOf } from './read-ledger.ts';

export type PlantedCampaign = CampaignScenario & { id: string; workspaceId: string; account: PlantedAccount };

export type PlantedAccount = AccountScenario & {
  id: string;
  workspaceId: string;
  providerAccountId: string;
  rampStartedOn: string | null;
  senderLink: string;
};

const carriesText = (step: SequenceStep) => isMessage(step) || (step.kind === 'invitation' && step.hasNote);

/** Each text says to whom and at which step: the sandbox's ledger then shows which one left. */
export async function plantTexts(
  ctx: Ctx,
  { workspaceId, id: campaignId, config, texts, account }: PlantedCampaign,
  planted: { id: string; fields: { firstName: string; lastName: string } }[],
  chance: Chance,
): Promise<void> {
  const now = ctx.clock.now();
  const steps = config.steps.filter(carriesText);
  const rows = planted.flatMap(({ id: personId, fields }) =>
    steps.flatMap((step, index) => {
      if (chance.isTrue(texts.missing)) return [];
      const state = chance.isTrue(texts.waiting)
        ? ('waiting' as const)
        : chance.isTrue(texts.skipped)
          ? ('skipped' as const)
          : ('approved' as const);
      const name = state === 'approved' && chance.isTrue(texts.blocked) ? '[prénom]' : fields.firstName;
      const text = `Bonjour ${name},\n\nEst-ce un sujet pour vous (étape ${markOf(step.key)}) ?\n\nAna Dupont`;
      const kind = isMessage(step) ? step.kind : ('note' as const);
      return [
        {
          id: ctx.random.uuid(),
          workspaceId,
          campaignId,
          personId,
          stepKey: step.key,
          state,
          angle: 'statement' as const,
          text,
          sentences: [],
          findings: [],
          blocking: 0,
          advice: 0,
          rules: rulesFor(fields, kind, index + 1, account),
          briefKey: 'planted',
          author: 'user' as const,
          textNumber: index + 1,
          position: `${String(index).padStart(6, '0')}`,
          approvedAt: state === 'approved' ? now : null,
          createdAt: now,
          updatedAt: now,
        },
      ];
    }),
  );
  for (let from = 0; from < rows.length; from += 100)
    await ctx.db.insert(drafts).values(rows.slice(from, from + 100));
}

const rulesFor = (
  { firstName, lastName }: { firstName: string; lastName: string },
  kind: TextRules['kind'],
  number: number,
  account: PlantedAccount,
): TextRules => ({
  facts: [],
  person: { firstName, lastName, gender: null },
  sender: { name: 'Ana Dupont', firstName: 'Ana', role: 'Directrice commerciale', company: 'Liseré' },
  kind,
  number,
  limits: limitsOf(kind, tierLimits[account.tier].noteLength),
  formality: 'vous',
  bannedPhrases: [],
  calendarLink: '',
});
