import { fieldNames } from '../people/describe-event.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import {
  type FieldOrigin,
  type FieldOrigins,
  type PersonField,
  type PersonFields,
  type PersonSource,
  personFields,
} from '../people/person-fields.ts';
import { capital } from '../words/capital.ts';
import { type DataCategory, dataCategories, dataSources } from './data-words.ts';

export const originNames = {
  search: 'recherche LinkedIn',
  import: 'import',
  relations: 'relations LinkedIn',
  manual: 'saisie',
  profile: 'profil LinkedIn',
  headline: 'titre du profil LinkedIn',
  place: 'lieu du profil LinkedIn',
  edit: 'correction',
} as const satisfies Record<FieldOrigin['from'], string>;

/** Why each kind of data is kept. */
const reasons: Partial<Record<DataCategory, string>> = {
  identity: 'lui écrire à son nom',
  contact: 'la joindre, et la reconnaître dans une liste',
  work: 'savoir si l’offre la concerne, et lui en parler justement',
  names: 'ne pas la confondre avec quelqu’un d’autre',
  exchange: 'suivre la conversation',
  judgement: 'décider de la contacter ou non',
  history: 'ne pas la contacter deux fois, et prouver ce qui a été fait',
};

/** One datum: what, from where, since when, why. `at` is null where only its rows are dated. */
export type DataLine = {
  category: string;
  label: string;
  value: string;
  source: string;
  at: string | null;
  why: string;
};

export type DataFacts = {
  fields: PersonFields;
  origins: FieldOrigins;
  facts: PersonFacts;
  source: PersonSource;
  createdAt: string;
  profileReadAt: string | null;
  publicIdentifier: string | null;
  tags: readonly string[];
  score: number | null;
  /** What every feature keeps, as the file of the person names it. */
  sections: Readonly<Record<string, unknown>>;
};

export const describeData = (facts: DataFacts): DataLine[] => [
  ...fieldLines(facts),
  ...profileLines(facts),
  ...ownLines(facts),
  ...sectionLines(facts),
];

const line = (category: DataCategory, datum: Omit<DataLine, 'category' | 'why'>): DataLine => ({
  category: capital(dataCategories[category]),
  ...datum,
  why: reasons[category] ?? '',
});

const fieldCategories: Partial<Record<PersonField, DataCategory>> = {
  firstName: 'identity',
  lastName: 'identity',
  email: 'contact',
  phone: 'contact',
  website: 'contact',
};

const fieldLines = ({ fields, origins, source, createdAt }: DataFacts): DataLine[] =>
  personFields.flatMap((field) => {
    const value = fields[field];
    const origin = origins[field];
    if (!value) return [];
    return line(fieldCategories[field] ?? 'work', {
      label: capital(fieldNames[field]),
      value,
      source: capital(originNames[origin?.from ?? source]),
      at: origin?.at ?? createdAt,
    });
  });

/** What a whole profile gives besides, with the day it was read; what a list said, with the day it came. */
function profileLines({ facts, source, createdAt, profileReadAt }: DataFacts): DataLine[] {
  const read = {
    source: capital(originNames[profileReadAt ? 'profile' : source]),
    at: profileReadAt ?? createdAt,
  };
  const lists: [string, readonly string[]][] = [
    ['Présentation', facts.about ? [facts.about] : []],
    ['Secteur', facts.industry ? [facts.industry] : []],
    ['Postes', facts.positions.map(({ title, company }) => [title, company].filter(Boolean).join(', '))],
    ['Formation', (facts.education ?? []).map(({ school }) => school)],
    ['Compétences', facts.skills],
    ['Langues', facts.languages],
  ];
  const posts = facts.posts?.length ?? 0;
  return [
    ...lists
      .filter(([, values]) => values.length > 0)
      .map(([label, values]) => line('work', { label, value: values.join('\u00a0; '), ...read })),
    ...(posts > 0
      ? [
          line('work', {
            label: 'Publications',
            value: countOf(posts),
            source: 'Publications visibles sur LinkedIn',
            at: facts.postsReadAt ?? read.at,
          }),
        ]
      : []),
    ...(facts.details ?? []).map(({ name, value, at, messageId }) =>
      line('work', {
        label: name,
        value,
        source: messageId ? 'Réponse reçue' : 'Import',
        at: at ?? createdAt,
      }),
    ),
  ];
}

function ownLines({ publicIdentifier, tags, score, source, createdAt }: DataFacts): DataLine[] {
  const origin = { source: capital(originNames[source]), at: createdAt };
  return [
    ...(publicIdentifier
      ? [line('names', { label: 'Adresse du profil', value: publicIdentifier, ...origin })]
      : []),
    ...(tags.length > 0
      ? [line('judgement', { label: 'Étiquettes', value: tags.join(', '), source: 'Saisie', at: null })]
      : []),
    ...(score !== null
      ? [
          line('judgement', {
            label: 'Score',
            value: String(score),
            source: capital(dataSources.product),
            at: null,
          }),
        ]
      : []),
  ];
}

const ofSection: Record<string, { category: DataCategory; source: string }> = {
  conversation: { category: 'exchange', source: 'La personne et vous, sur LinkedIn' },
  textes: { category: 'exchange', source: dataSources.product },
  envois: { category: 'history', source: dataSources.product },
  notes: { category: 'judgement', source: dataSources.user },
  demandes: { category: 'exchange', source: dataSources.person },
};

/** What is kept elsewhere, by how many lines: the complete file has them one by one, with their dates. */
const sectionLines = ({ sections }: DataFacts): DataLine[] =>
  Object.entries(sections).flatMap(([name, content]) => {
    const count = Array.isArray(content) ? content.length : content && Object.keys(content).length;
    if (typeof count !== 'number' || count === 0) return [];
    const { category, source } = ofSection[name] ?? { category: 'history', source: dataSources.product };
    return line(category, {
      label: capital(name),
      value: countOf(count),
      source: capital(source),
      at: null,
    });
  });

const countOf = (count: number): string => (count > 1 ? `${count}\u00a0lignes` : 'Une ligne');
