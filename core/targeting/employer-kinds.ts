import { phraseKey } from '../words/normalise-words.ts';

/** For whom somebody works, as sellers tell people apart: it is read from the profile, whatever its words. */
export type EmployerKind =
  | 'ownAccount'
  | 'ownHouse'
  | 'independentHouse'
  | 'public'
  | 'private'
  | 'association'
  | 'franchise'
  | 'agents'
  | 'cooperative'
  | 'listed'
  | 'seeking';

const names: Readonly<Record<EmployerKind, string>> = {
  ownAccount:
    'à son compte,à leur compte,indépendant,travailleur indépendant,travailleurs indépendants,freelance,free-lance,libéral,libérale,en libéral,profession libérale,professions libérales,exercice libéral,auto-entrepreneur,autoentrepreneur,micro-entrepreneur',
  ownHouse: 'associé ou fondateur,associé ou gérant',
  independentHouse: 'entreprise indépendante,maison indépendante',
  public:
    'public,publique,secteur public,fonction publique,établissement public,service public,structure publique',
  private: 'privé,privée,secteur privé,établissement privé,structure privée',
  association:
    'associatif,associative,secteur associatif,association,monde associatif,structure associative,à but non lucratif',
  franchise:
    'franchise,franchisé,franchisée,en franchise,sous franchise,réseau franchisé,réseau de franchise,enseigne franchisée,magasin franchisé,agence franchisée,réseau,réseau national,chaîne,enseigne nationale',
  agents: 'mandataire,mandataire immobilier,réseau de mandataires,agent mandataire',
  cooperative: 'coopérative,coopératif,cave coopérative,coopérateur,coopérative agricole',
  seeking:
    'en recherche d’emploi,en recherche de poste,sans emploi,demandeur d’emploi,en transition,open to work',
  listed: 'coté,cotée,coté en bourse,cotée en bourse,société cotée,entreprise cotée,groupe coté',
};

const byKey = new Map(
  Object.entries(names).flatMap(([kind, list]) =>
    list.split(',').map((name) => [phraseKey(name), kind as EmployerKind] as const),
  ),
);

/** The kind that a word to meet or to avoid names, if it names one. */
export const employerKindOf = (label: string): EmployerKind | null => byKey.get(phraseKey(label)) ?? null;
