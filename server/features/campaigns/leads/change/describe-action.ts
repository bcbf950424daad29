import type { LeadAct } from '#contract/campaigns/lead-actions.ts';
import { plural } from '#core/words/plural.ts';
import type { LeadActionRow } from '../lead-actions.table.ts';

const numbers = new Intl.NumberFormat('fr-FR');
const people = (count: number) => `${numbers.format(count)} ${count > 1 ? 'personnes' : 'personne'}`;

const done: Record<LeadAct['is'], (count: number) => string> = {
  add_to_campaign: (count) => `${people(count)} ${plural(count, 'ajoutée', 'ajoutées')} à la campagne.`,
  tag: (count) => `${people(count)} ${plural(count, 'étiquetée', 'étiquetées')}.`,
  untag: (count) => `Étiquette retirée à ${people(count)}.`,
  exclude: (count) => `${people(count)} ${plural(count, 'exclue', 'exclues')} de toutes les campagnes.`,
  delete: (count) => `${people(count)} ${plural(count, 'supprimée', 'supprimées')}.`,
};

const unchanged: Record<LeadAct['is'], (count: number) => string> = {
  add_to_campaign: (count) => `${people(count)} y ${plural(count, 'était', 'étaient')} déjà.`,
  tag: (count) => `${people(count)} ${plural(count, 'avait', 'avaient')} déjà cette étiquette.`,
  untag: (count) => `${people(count)} ne l’${plural(count, 'avait', 'avaient')} pas.`,
  exclude: (count) => `${people(count)} l’${plural(count, 'était', 'étaient')} déjà.`,
  delete: (count) => `${people(count)} ${plural(count, 'n’existait', 'n’existaient')} plus.`,
};

const excluded: Partial<Record<LeadAct['is'], (count: number) => string>> = {
  add_to_campaign: (count) =>
    `${people(count)} ${plural(count, 'exclue n’entre', 'exclues n’entrent')} dans aucune campagne.`,
  delete: (count) =>
    `${people(count)} ${plural(count, 'exclue reste', 'exclues restent')}\u00a0: ${plural(count, 'supprimée, elle pourrait', 'supprimées, elles pourraient')} revenir par une recherche.`,
};

/** What an action did so far: how many changed, how many did not, and why. */
export function describeAction(
  action: Pick<LeadActionRow, 'act' | 'state' | 'done' | 'unchanged' | 'excluded'>,
) {
  const { act, state } = action;
  return [
    done[act.is](action.done),
    action.unchanged > 0 && unchanged[act.is](action.unchanged),
    action.excluded > 0 && excluded[act.is]?.(action.excluded),
    state === 'running' && 'Le reste suit.',
    state === 'failed' && 'Le reste n’a pas pu être traité.',
  ]
    .filter(Boolean)
    .join(' ');
}
