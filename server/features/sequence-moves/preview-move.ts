import type { SequenceMovePreview } from '#contract/sequence-moves.ts';
import { type MoveGroup, moveGroups } from '#core/engine/sequence-move.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readTravellers, type Travellers } from './read-travellers.ts';

const shownPeople = 5;

export const previewMove = async (ctx: MemberCtx, campaignId: string): Promise<SequenceMovePreview> =>
  presentMove(await readTravellers(ctx, campaignId));

export const presentMove = ({ version, onIt, behind }: Travellers): SequenceMovePreview => ({
  version,
  onIt,
  groups: moveGroups.flatMap((group) => {
    const some = behind.filter(({ move }) => move.group === group);
    return some.length === 0
      ? []
      : [
          {
            group,
            count: some.length,
            ...texts[group],
            people: some
              .slice(0, shownPeople)
              .map(({ enrolment: { personId }, name }) => ({ personId, name })),
          },
        ];
  }),
});

const texts: Record<MoveGroup, { title: string; detail: string }> = {
  moves: {
    title: 'Passent à la nouvelle version',
    detail: 'Elles continuent là où elles en sont\u00a0; aucune étape déjà faite n’est refaite.',
  },
  passes_over: {
    title: 'Passent, sans les étapes ajoutées plus haut',
    detail:
      'Elles ont déjà dépassé l’endroit où vous avez ajouté une étape\u00a0: elles ne la recevront pas.',
  },
  stays: {
    title: 'Restent sur l’ancienne version',
    detail:
      'Elles ont déjà fait une étape que vous avez retirée\u00a0: elles finissent ce qu’elles ont commencé.',
  },
};
