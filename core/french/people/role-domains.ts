import table from '#datasets/french/role-domains.json' with { type: 'json' };
import { lookUp } from '../../words/look-up.ts';

/** A field of work, as one says who directs it and who works in it without saying who they are. */
type Domain = readonly [asked: RegExp, direction: string, field: string];

/** The first that fits counts. Tried on a folded title. */
const domains: readonly Domain[] = table.map(({ asked, direction, field }) => [
  new RegExp(asked),
  direction,
  field,
]);

const trades: readonly (readonly [RegExp, string])[] = [
  [/^developpeu|^programmeu/, 'le développement logiciel'],
  [/^(?:co-?)?fonda|^creat(?:eur|rice)\b/, 'la création de l’entreprise'],
  [/^avocat/, 'le droit'],
  [/^format/, 'la formation'],
  [/^recruteu/, 'le recrutement'],
  [/^acheteu/, 'les achats'],
  [/^vendeu|^commercial|^technico-commercial/, 'la fonction commerciale'],
  [/^enseign|^professeu/, 'l’enseignement'],
  [/^infirmi|^pharmacien|^chirurgien/, 'la santé'],
  [/^consultant/, 'le conseil'],
  [/^chercheu/, 'la recherche'],
  [/^redact|^concepteur-redact/, 'la rédaction'],
];

/** Short names that are the same for everybody. */
const shortNames: Readonly<Record<string, string>> = {
  'directeur des ressources humaines': 'DRH',
  'directeur ressources humaines': 'DRH',
  'directeur rh': 'DRH',
  'directeur administratif et financier': 'DAF',
  'directeur des systemes d’information': 'DSI',
  'directeur general': 'DG',
  'directeur general adjoint': 'DGA',
  'directeur general des services': 'DGS',
  'president-directeur general': 'PDG',
  'president directeur general': 'PDG',
  'responsable administratif et financier': 'RAF',
};

export type RolePhrase = {
  /** « directrice financière », « la direction financière », « les achats ». */
  kind: 'title' | 'direction' | 'field';
  text: string;
};

/** What can be said of a job without the gender of who has it; takes a masculine title, folded. */
export function phraseNeutrally(title: string): RolePhrase | null {
  const short = lookUp(shortNames, title);
  if (short) return { kind: 'title', text: short };
  if (
    /^(?:(?:president|gerant|cogerant|dirigeant|chef d’entreprise)(?: (?:et )?(?:co-?)?(?:fondateur|associe|actionnaire))?|associe gerant)$/.test(
      title,
    )
  )
    return { kind: 'direction', text: 'la tête de l’entreprise' };
  const [headed] = /\b(?:pdg|ceo)\b/.exec(title) ?? [];
  if (headed) return { kind: 'title', text: headed.toUpperCase() };
  if (/^directeur(?: adjoint| delegue)?$/.test(title)) return { kind: 'direction', text: 'la direction' };
  // An assistant works with the direction and does not direct.
  if (/^(?:assistant|apprenti|alternant|etudiant|agent|employe|adjoint|vice-)/.test(title)) return null;
  const known = domains.find(([asked]) => asked.test(title));
  if (known && /^directeur/.test(title)) return { kind: 'direction', text: known[1] };
  const trade = trades.find(([asked]) => asked.test(title));
  const field = /^(?:responsable|chef|charge|manager|coordin)/.test(title)
    ? known?.[2]
    : (trade?.[1] ?? known?.[2] ?? (/^ingenieur/.test(title) ? 'l’ingénierie' : null));
  return field && !/^directeur|^delegue|^conseiller d/.test(title) ? { kind: 'field', text: field } : null;
}
