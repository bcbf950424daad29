/** What a message may rely on: one thing that a profile or the offer says, word for word, and where it says it. */
export type Fact = {
  /** Short and stable within its ledger: `p3` for the person, `o2` for the offer. */
  id: string;
  kind: FactKind;
  /** Verbatim, less what is not meant to be read (control, zero-width and bidirectional characters). */
  text: string;
  /** The field it was read from, as `factSources` names it. */
  source: FactSource;
  /** When we read it, as an ISO instant. */
  seenAt: string;
  /** When it occurred, as `2026`, `2026-11` or `2026-11-09`; null when nobody says. */
  date: string | null;
  /** Where it can be read; null when there is no address of its own. */
  url: string | null;
  /** Of a file of the user's: the column that says it. */
  column?: string | undefined;
  /** The argument of the offer that says it; absent: none does. */
  argumentId?: string | undefined;
  /** The facts that it is computed from, by their ids; absent: it is said as it is. */
  follows?: string[] | undefined;
};

/**
 * Of the person, then of the sender's offer. A few are put together from fields that hold no sentence: `role_since` says
 * « Depuis mars 2023 », `past_role` « DRH chez Nomatec », `headcount` « 51 à 200 salariés »; `about`, `role_detail` and
 * `post` are one sentence each, and `role` may be a whole headline when no position gives it. `detail` is a column of the
 * user's file, « Logiciel de paie : Silae ». `computed` follows from others: « depuis 2 mois ». From `problem` on, they are the offer's argumentaire.
 */
export const factKinds = [
  'first_name',
  'last_name',
  'role',
  'company',
  'role_since',
  'past_role',
  'place',
  'industry',
  'headcount',
  'headline',
  'about',
  'role_detail',
  'skill',
  'language',
  'school',
  'post',
  'detail',
  'computed',
  'sender_name',
  'sender_role',
  'sender_company',
  'sender_about',
  'service',
  'proposal',
  'selling_point',
  'market',
  'pricing',
  'problem',
  'proof',
  'question',
  'give',
  'promise',
  'my_side',
  'trade_words',
] as const;
export type FactKind = (typeof factKinds)[number];

export const factSources = {
  first_name: 'Prénom du profil',
  last_name: 'Nom du profil',
  headline: 'Titre du profil',
  about: 'Présentation du profil',
  current_position: 'Profil, poste actuel',
  past_position: 'Profil, poste passé',
  location: 'Profil, lieu',
  industry: 'Profil, secteur',
  company_page: 'Page de l’entreprise',
  skills: 'Profil, compétences',
  languages: 'Profil, langues',
  education: 'Profil, formation',
  post: 'Publication',
  edit: 'Fiche, saisie à la main',
  import: 'Fichier importé',
  reply: 'Réponse reçue',
  computed: 'Calculé d’après le profil',
  offer: 'Votre offre',
  argumentaire: 'Votre argumentaire',
} as const;
export type FactSource = keyof typeof factSources;

/** Whether it is said by the sender's offer, and not by the person's profile. */
export const isOfOffer = (fact: Pick<Fact, 'id'>): boolean => fact.id.startsWith('o');
