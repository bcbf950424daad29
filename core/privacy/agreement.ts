import { describeProcessors, describeTransfers, type Processor } from '../processors.ts';
import { measures, missingMeasures } from './measures.ts';

type Clause = { title: string; text: string };

/** Article 28 of the GDPR, as the terms of service have it; `web/site/legal/terms.md` says the same. */
export const clauses: readonly Clause[] = [
  {
    title: 'Objet et durée',
    text: 'rechercher, qualifier et contacter des professionnels, tant que votre compte existe.',
  },
  {
    title: 'Données et personnes',
    text: 'informations professionnelles des personnes ciblées (identité, fonction, entreprise, parcours, publications) et vos échanges avec elles. Aucune donnée sensible.',
  },
  {
    title: 'Instructions',
    text: 'nous traitons ces données sur vos seules instructions, c’est-à-dire vos réglages et vos actions dans le service. Si l’une d’elles nous paraît contraire au droit, nous vous le disons.',
  },
  {
    title: 'Confidentialité et sécurité',
    text: 'les personnes autorisées sont tenues au secret\u00a0; les mesures de sécurité sont décrites plus bas.',
  },
  {
    title: 'Transferts',
    text: 'aucune donnée ne sort de l’Union européenne sans votre instruction, et seulement avec les garanties du RGPD\u00a0: une décision d’adéquation ou les clauses contractuelles types.',
  },
  {
    title: 'Assistance',
    text: 'le service vous permet de répondre aux demandes d’accès, d’effacement et d’opposition. Nous vous aidons aussi pour vos analyses d’impact et vos échanges avec l’autorité.',
  },
  {
    title: 'Violation de données',
    text: 'nous vous prévenons dans les meilleurs délais après l’avoir constatée, avec ce que nous savons.',
  },
  { title: 'Fin du contrat', text: 'les données sont restituées par export, puis effacées.' },
];

export type AgreementFacts = {
  publisher: {
    name: string | null;
    legalForm: string | null;
    address: string | null;
    registration: string | null;
  };
  contact: string;
  processors: readonly Processor[];
};

export type AgreementPart = { title: string; clauses: Clause[] };

/** The contract of article 28 between a user and the publisher, from the configuration. */
export function writeAgreement({ publisher, contact, processors }: AgreementFacts): AgreementPart[] {
  const { name, legalForm, address, registration } = publisher;
  const identity = [name, legalForm, address, registration].filter(Boolean).join(', ');
  return [
    {
      title: 'Parties',
      clauses: [
        {
          title: 'Responsable du traitement',
          text: 'le titulaire du compte, pour les personnes qu’il inscrit et contacte.',
        },
        {
          title: 'Sous-traitant',
          text: `${identity || 'l’éditeur de cette installation, dont le nom n’est pas renseigné'}. Contact\u00a0: ${contact}.`,
        },
      ],
    },
    {
      title: 'Clauses',
      clauses: [
        ...clauses,
        {
          title: 'Contrôle',
          text: `nous tenons à votre disposition ce qui démontre le respect de ces clauses. Vous pouvez aussi les faire auditer, par vous-même ou par un auditeur tenu au secret, sur préavis raisonnable\u00a0; nous y contribuons. Écrivez à ${contact}.`,
        },
      ],
    },
    {
      title: 'Autres sous-traitants',
      clauses: [
        { title: 'À ce jour', text: `${describeProcessors(processors)}.` },
        { title: 'Lieux', text: describeTransfers(processors, []) },
        {
          title: 'Changements',
          text: 'nous vous annonçons tout nouveau sous-traitant au moins trente jours avant\u00a0; vous pouvez vous y opposer, et mettre fin au contrat.',
        },
      ],
    },
    {
      title: 'Mesures de sécurité',
      clauses: [...measures, missingMeasures].map(({ title, text }) => ({ title, text })),
    },
  ];
}
