import { sourceWords } from '../leads/lead-words.ts';
import { basisNames } from '../people/describe-event.ts';
import type { LawfulBasis, PersonSource } from '../people/person-fields.ts';
import { describeProcessors, describeTransfers, type Processor } from '../processors.ts';
import { capital } from '../words/capital.ts';
import { quote } from '../words/quote.ts';
import { dataCategories } from './data-words.ts';
import { inventoryLines } from './personal-data.ts';

/** What article 30 of the GDPR asks the register to say of a processing, in its order. */
export const registerNames = {
  purpose: 'But',
  basis: 'Base légale',
  people: 'Personnes concernées',
  data: 'Données',
  sources: 'Sources',
  recipients: 'Destinataires et sous-traitants',
  retention: 'Conservation',
  transfers: 'Transferts hors de l’Union européenne',
  measures: 'Mesures de sécurité',
} as const;
export type RegisterField = keyof typeof registerNames;
export const registerFields = Object.keys(registerNames) as [RegisterField, ...RegisterField[]];
export type RegisterTexts = Record<RegisterField, string>;

export type RegisterFacts = {
  offer: { name: string; company: string } | null;
  target: string | null;
  people: number;
  bases: readonly { basis: LawfulBasis; count: number }[];
  sources: readonly { source: PersonSource; count: number }[];
  processors: readonly Processor[];
  /** The user's own tools that receive people: a CRM, the hosts of webhooks. */
  tools: readonly string[];
  retention: string;
  /** In force. */
  balancing: { version: number; on: string } | null;
};

/** What the configuration and the campaign say; the user corrects what they do differently. */
export const writeRegister = (facts: RegisterFacts): RegisterTexts => ({
  purpose: purposeOf(facts),
  basis: basisOf(facts),
  people: peopleOf(facts),
  data: `${capital(keptCategories().join(', '))}. Aucune donnée sensible au sens de l’article\u00a09 du RGPD n’est recherchée.`,
  sources: counted(
    facts.sources.map(({ source, count }) => [sourceWords[source], count]),
    'Aucune personne à ce jour.',
  ),
  recipients: recipientsOf(facts),
  retention: facts.retention,
  transfers: describeTransfers(facts.processors, facts.tools),
  measures:
    'Accès par mot de passe et second facteur, données cloisonnées par compte, secrets chiffrés, journal de sécurité scellé, effacement avec empreinte. Détail et limites\u00a0: conditions du service, «\u00a0Mesures de sécurité\u00a0».',
});

function purposeOf({ offer, target }: RegisterFacts): string {
  const what = offer ? `Proposer ${quote(offer.name)}` : 'Proposer une offre';
  const by = offer?.company ? `, pour ${offer.company},` : '';
  const whom = target
    ? `à des professionnels dont le poste correspond (${quote(target)})`
    : 'à des professionnels';
  return `${what}${by} ${whom}, par des messages individuels sur LinkedIn.`;
}

function basisOf({ bases, balancing }: RegisterFacts): string {
  const proof = balancing
    ? `mise en balance, version\u00a0${balancing.version}, confirmée le ${balancing.on}`
    : 'mise en balance à confirmer';
  const main = `Intérêt légitime (article\u00a06.1.f du RGPD)\u00a0: ${proof}.`;
  const others = bases.filter(({ basis }) => basis !== 'legitimate_interest');
  if (others.length === 0) return main;
  return `${main} ${counted(
    others.map(({ basis, count }) => [capital(basisNames[basis]), count]),
    '',
  )}`;
}

const peopleOf = ({ people, target }: RegisterFacts): string =>
  people === 0
    ? 'Professionnels contactés dans leur rôle. Aucun à ce jour.'
    : `Professionnels contactés dans leur rôle${target ? ` (${quote(target)})` : ''}\u00a0: ${formatPeopleCount(people)} à ce jour.`;

function recipientsOf({ processors, tools }: RegisterFacts): string {
  const ours = `L’utilisateur du compte. LinkedIn, par lequel partent les messages. Sous-traitants d’Accroche\u00a0: ${describeProcessors(processors)}.`;
  return tools.length === 0 ? ours : `${ours} Vos outils connectés\u00a0: ${tools.join(', ')}.`;
}

/** The categories that the inventory holds about people who are prospects. */
export function keptCategories(): string[] {
  const ofOthers = ['account', 'mention', 'trace'];
  const kept = inventoryLines()
    .map(({ category }) => category)
    .filter((category) => !ofOthers.includes(category));
  return [...new Set(kept)].map((category) => dataCategories[category]);
}

const formatPeopleCount = (count: number): string =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? 'personnes' : 'personne'}`;
const counted = (lines: readonly [string, number][], none: string): string =>
  lines.length === 0
    ? none
    : `${lines.map(([name, count]) => `${name}\u00a0: ${formatPeopleCount(count)}`).join('\u00a0; ')}.`;
