import type { SequenceMovePreview } from '#contract/engine/sequence-moves.ts';
import { type EngagementConfig, nameStep, type SequenceStep } from '#core/campaigns/engagement.ts';
import { type MoveGroup, moveGroups } from '#core/engine/sequence-move.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type MovingPeople, type MovingPerson, readMovingPeople } from './read-moving-people.ts';

const shownPeople = 100;

export const previewMove = async (ctx: MemberCtx, campaignId: string): Promise<SequenceMovePreview> =>
  presentMove(await readMovingPeople(ctx, campaignId));

export const proposeMove = async (
  ctx: MemberCtx,
  campaignId: string,
  proposed: EngagementConfig,
): Promise<SequenceMovePreview> => presentMove(await readMovingPeople(ctx, campaignId, { proposed }));

export const presentMove = ({ version, config, onIt, behind }: MovingPeople): SequenceMovePreview => ({
  version,
  onIt,
  groups: moveGroups.flatMap((group) => {
    const some = behind.filter(({ move }) => move.group === group);
    const steps = config?.steps ?? [];
    const nameOf = (key: string | null) => (key ? nameStep(steps, key) : 'Séquence terminée');
    return some.length === 0
      ? []
      : [
          {
            group,
            count: some.length,
            ...texts[group],
            from: countSteps(steps, some).map(({ key, count }) => ({ step: nameOf(key), count })),
            people: some.slice(0, shownPeople).map((person) => ({
              personId: person.enrolment.personId,
              name: person.name,
              nextStep: group === 'stays' ? null : nameOf(person.move.next),
            })),
          },
        ];
  }),
});

/** How many go on from each step, in the order of the sequence; those who are through it last. */
const countSteps = (steps: readonly SequenceStep[], some: readonly MovingPerson[]) =>
  [...steps.map(({ key }) => key), null].flatMap((key) => {
    const count = some.filter(({ move }) => move.group !== 'stays' && move.next === key).length;
    return count > 0 ? [{ key, count }] : [];
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
