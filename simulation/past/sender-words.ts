import type { ReplyKind } from '#core/replies/reply.ts';
import type { Chance } from '../chance.ts';

const notes: Partial<Record<ReplyKind, readonly string[]>> = {
  interested: [
    'Très réceptive au téléphone. Veut un exemple de rapport avant le rendez-vous.',
    'Décide seul jusqu’à 5 000 €. Au-delà, passe par la direction générale.',
    'Deux sites, deux équipes de paie. Le vrai sujet, ce sont les primes de nuit.',
    'Bascule de logiciel prévue au premier trimestre. Proposer le diagnostic avant.',
    'A déjà eu un rappel de l’Urssaf : sujet sensible, rester factuel.',
  ],
  question: [
    'Envoyer la fiche « ce que nous demandons, ce que nous rendons ».',
    'Question sur les données : préciser que l’export peut être anonymisé.',
    'Compare avec son expert-comptable. Insister sur les douze mois complets.',
  ],
  later: [
    'Budget de l’an prochain bouclé en décembre. Reprendre à ce moment-là.',
    'Clôture en cours, à rappeler comme convenu. Ne pas relancer avant.',
  ],
  wrong_person: ['Bien noter le nom de la personne recommandée, et dire qui nous envoie.'],
};

export function pickNote(kind: ReplyKind, chance: Chance): string | null {
  const known = notes[kind];
  return known ? chance.oneOf(known) : null;
}
