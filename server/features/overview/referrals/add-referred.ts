import type { ReferralAddition } from '#contract/overview/referrals.ts';
import { personName } from '#core/people/person-name.ts';
import { noteRecommendation } from '#server/features/audience/people/record/note-recommendation.ts';
import { recordPeople } from '#server/features/audience/people/record/record-people.ts';
import { addToCampaign } from '#server/features/campaigns/leads/change/add-to-campaign.ts';
import { keepLeads } from '#server/features/campaigns/leads/change/keep-outside.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FoundPerson } from '#server/providers/social-network/people.ts';
import { findOnNetwork } from './find-on-network.ts';
import { type Referred, readReferred } from './read-referred.ts';

type Asked = { messageId: string; candidate?: string | undefined };

/** One click: whom a reply sends to enters its campaign, with the recommendation. Never twice, never against a no. */
export async function addReferred(
  ctx: MemberCtx,
  conversationId: string,
  { messageId, candidate }: Asked,
): Promise<ReferralAddition> {
  const referred = await readReferred(ctx, conversationId);
  if (!referred) throw new AppError('conflict', 'Aucune réponse ne renvoie vers quelqu’un.');
  const { shown } = referred;
  if (shown.messageId !== messageId)
    throw new AppError('conflict', 'Un autre message est arrivé entre-temps. Relisez-le d’abord.');
  if (!shown.campaign) throw new AppError('conflict', 'Cette conversation n’est liée à aucune campagne.');
  if (shown.added)
    return answer('known', `${shown.added.name} est déjà dans la campagne, par cette réponse.`, shown.added);
  const { sure, perhaps } = await findOnNetwork(ctx, referred);
  const all = sure.length > 0 ? sure : perhaps;
  const found = candidate ? all.filter(({ personId }) => personId === candidate) : all;
  const [first, ...others] = found;
  if (!first) return answer('unknown', describeUnknown(referred));
  if (!candidate && (others.length > 0 || sure.length === 0))
    return {
      ...answer(
        'several',
        others.length > 0
          ? 'LinkedIn montre plusieurs personnes de ce nom. Choisissez la bonne.'
          : 'LinkedIn ne dit pas où cette personne travaille. Est-ce bien elle\u00a0?',
      ),
      candidates: found.map((one) => ({ key: one.personId, name: personName(one), headline: one.headline })),
    };
  return add(ctx, referred, { id: shown.campaign.id, name: shown.campaign.name }, first);
}

const answer = (
  is: ReferralAddition['is'],
  message: string,
  person: ReferralAddition['person'] = null,
): ReferralAddition => ({ is, message, person, candidates: [] });

const add = (
  ctx: MemberCtx,
  { by, shown }: Referred,
  campaign: { id: string; name: string },
  found: FoundPerson,
): Promise<ReferralAddition> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    const { recorded } = await recordPeople(ctx, workspaceId, [found]);
    const person = recorded[0]?.person;
    const name = personName(person ?? found);
    if (!person)
      return answer(
        'refused',
        `${name} a demandé à ne plus être contacté(e), ou sa fiche a été effacée\u00a0: rien n’est ajouté.`,
      );
    const ids = { workspaceId, campaignId: campaign.id, personIds: [person.id] };
    const shownPerson = { id: person.id, name };
    if (person.exclusionId !== null)
      return answer('refused', `Vos exclusions écartent ${name}\u00a0: rien n’est ajouté.`, shownPerson);
    // Before the campaign: whoever is recommended by a colleague does not wait because that colleague answered.
    await noteRecommendation(ctx, { workspaceId, personId: person.id, by, messageId: shown.messageId });
    const { added, excluded } = await addToCampaign(ctx, ids);
    if (excluded > 0)
      return answer(
        'refused',
        `${name} a demandé à ne plus être contacté(e)\u00a0: rien n’est ajouté.`,
        shownPerson,
      );
    // The user chose this person, whatever the target says.
    await keepLeads(ctx, { campaignId: campaign.id, personIds: ids.personIds, isKept: true });
    return added > 0
      ? answer('added', `${name} entre dans la campagne «\u00a0${campaign.name}\u00a0».`, shownPerson)
      : answer(
          'known',
          `${name} était déjà dans la campagne\u00a0: la recommandation est notée sur sa fiche.`,
          shownPerson,
        );
  });

function describeUnknown({ shown: { name, company }, referral }: Referred): string {
  if (referral.publicIdentifier) return 'LinkedIn ne connaît plus le profil que cette réponse indique.';
  if (!name) return 'Cette réponse ne nomme personne.';
  return company
    ? `LinkedIn ne montre aucune personne du nom de ${name} chez ${company}.`
    : `LinkedIn ne montre aucune personne du nom de ${name}.`;
}
