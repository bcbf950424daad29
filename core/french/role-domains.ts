/** A field of work, as one says who directs it and who works in it without saying who they are. */
type Domain = readonly [asked: RegExp, direction: string, field: string];

/** The first that fits counts. Tried on a folded title. */
const domains: readonly Domain[] = [
  [
    /administrati\w+ et financi/,
    'la direction administrative et financière',
    'l’administration et les finances',
  ],
  [
    /controle de gestion|contr\w+ de gestion/,
    'la direction du contrôle de gestion',
    'le contrôle de gestion',
  ],
  [/tresor/, 'la direction de la trésorerie', 'la trésorerie'],
  [/comptab/, 'la direction comptable', 'la comptabilité'],
  [/recouvrement/, 'la direction du recouvrement', 'le recouvrement'],
  [/approvisionne/, 'la direction des approvisionnements', 'les approvisionnements'],
  [/fiscal/, 'la direction fiscale', 'la fiscalité'],
  [/financ/, 'la direction financière', 'la finance'],
  [/audit/, 'la direction de l’audit', 'l’audit'],
  [/risque/, 'la direction des risques', 'la gestion des risques'],
  [/conformite/, 'la direction de la conformité', 'la conformité'],
  [/juridi/, 'la direction juridique', 'le domaine juridique'],
  [/recrut/, 'la direction du recrutement', 'le recrutement'],
  [/\bformation/, 'la direction de la formation', 'la formation'],
  [/\bpaie\b/, 'la direction de la paie', 'la paie'],
  [/ressources humaines|\brh\b/, 'la direction des ressources humaines', 'les ressources humaines'],
  [
    /commercial\w* et (?:du )?marketing|marketing et commercial/,
    'la direction commerciale et marketing',
    'le commerce et le marketing',
  ],
  [
    /marketing et (?:de la )?communication|communication et (?:du )?marketing/,
    'la direction marketing et communication',
    'le marketing et la communication',
  ],
  [/marketing/, 'la direction marketing', 'le marketing'],
  [/communication/, 'la direction de la communication', 'la communication'],
  [/developpement durable|\brse\b/, 'la direction du développement durable', 'le développement durable'],
  [/developpement commercial/, 'la direction du développement commercial', 'le développement commercial'],
  [
    /relation client|service client|reussite client|experience client/,
    'la direction de la relation client',
    'la relation client',
  ],
  [/clientele/, 'la direction de clientèle', 'la relation client'],
  [/export/, 'la direction export', 'l’export'],
  [/commercial|vente/, 'la direction commerciale', 'la fonction commerciale'],
  [/achat/, 'la direction des achats', 'les achats'],
  [/chaine logistique|supply chain/, 'la direction de la chaîne logistique', 'la chaîne logistique'],
  [/logisti/, 'la direction logistique', 'la logistique'],
  [/transport/, 'la direction des transports', 'le transport'],
  [/systemes? d’information/, 'la direction des systèmes d’information', 'les systèmes d’information'],
  [/informatique/, 'la direction informatique', 'l’informatique'],
  [/cybersecurite/, 'la direction de la cybersécurité', 'la cybersécurité'],
  [/donnees|\bdata\b/, 'la direction des données', 'le domaine des données'],
  [/numerique|digital/, 'la direction du numérique', 'le numérique'],
  [
    /recherche et (?:du |le )?developpement|r&d/,
    'la direction de la recherche et du développement',
    'la recherche et le développement',
  ],
  [/innovation/, 'la direction de l’innovation', 'l’innovation'],
  [/produit/, 'la direction produit', 'la gestion de produit'],
  [/artisti/, 'la direction artistique', 'la création'],
  [/qualite/, 'la direction de la qualité', 'la qualité'],
  [/maintenance/, 'la direction de la maintenance', 'la maintenance'],
  [/travaux/, 'la direction des travaux', 'la conduite de travaux'],
  [/immobili/, 'la direction immobilière', 'l’immobilier'],
  [/strateg/, 'la direction de la stratégie', 'la stratégie'],
  [/transformation/, 'la direction de la transformation', 'la transformation'],
  [/partenariat/, 'la direction des partenariats', 'les partenariats'],
  [/ingenierie/, 'la direction de l’ingénierie', 'l’ingénierie'],
  [/exploitation/, 'la direction de l’exploitation', 'l’exploitation'],
  [/operation/, 'la direction des opérations', 'les opérations'],
  [/production/, 'la direction de la production', 'la production'],
  [/industriel/, 'la direction industrielle', 'l’industrie'],
  [/usine/, 'la direction de l’usine', 'l’usine'],
  [/\bsite\b/, 'la direction du site', 'le site'],
  [/agence/, 'la direction de l’agence', 'l’agence'],
  [/magasin/, 'la direction du magasin', 'le magasin'],
  [/filiale/, 'la direction de la filiale', 'la filiale'],
  [/cabinet/, 'la direction du cabinet', 'le cabinet'],
  [/e-commerce/, 'la direction e-commerce', 'l’e-commerce'],
  [/affaires|\bsecteur\b|grands comptes/, 'la direction commerciale', 'la fonction commerciale'],
  [/presse/, 'la direction des relations presse', 'les relations presse'],
  [/etablissement/, 'la direction de l’établissement', 'l’établissement'],
  [/\bprojets?\b/, 'la direction de projet', 'la gestion de projet'],
  [/administrati/, 'la direction administrative', 'l’administration'],
  [/regional/, 'la direction régionale', 'la région'],
  [/techni/, 'la direction technique', 'le domaine technique'],
  [/developpement/, 'la direction du développement', 'le développement'],
  [/general/, 'la direction générale', 'la direction générale'],
];

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
export function sayNeutrally(title: string): RolePhrase | null {
  const short = shortNames[title];
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
