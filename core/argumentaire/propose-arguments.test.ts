import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ArgumentaireChange } from '#contract/campaigns/argumentaire.ts';
import type { Argumentaire } from '../offers/argumentaire.ts';
import { emptyOfferData, mergeOfferData } from '../offers/offer-data.ts';
import { straighten } from '../pasted/cut-text.ts';
import { proposeArguments } from './propose-arguments.ts';

const offer = mergeOfferData(emptyOfferData, {
  personalProfile: { personalIntroduction: 'Quinze ans de paie en entreprise industrielle.' },
  companyInfo: {
    companyName: 'Liseré',
    serviceDescription: 'Liseré relit la paie des entreprises industrielles de 50 à 500 salariés.',
    serviceOffer: 'Un diagnostic de douze mois de bulletins, en dix jours, avec la liste des écarts.',
    uniqueSellingPoints: 'Un simple export, sans accès à votre logiciel\nUn prix fixe, connu d’avance',
  },
  targetingInfo: {
    targetMarket: 'Entreprises industrielles de 50 à 500 salariés, sauf les banques.',
    pricing: 'Forfait de 4 800 € hors taxes.',
  },
});

const site = `Une bascule de SIRH recopie les erreurs de l’ancien paramétrage.
Chez un fabricant de meubles de 310 salariés, nous avons trouvé 61 écarts avant la bascule.
Repartez-vous des rubriques actuelles ou d’une page blanche ?
Téléchargez la grille des rubriques à vérifier avant une bascule.

• Avec plusieurs horaires d’équipe, les majorations de nuit sont la première source d’écarts.
Besoin d’en savoir plus ? Contactez-nous.
Vous perdez du temps ? Nous sommes là.
La DSN arrive après la clôture.`;

test('a text of a site gives situations, each with what is said about it', () => {
  const proposed = proposeArguments(offer, site);
  expect(proposed.arguments.slice(0, 2)).toEqual([
    {
      id: 'p1',
      name: 'Bascule de SIRH',
      problem: 'Une bascule de SIRH recopie les erreurs de l’ancien paramétrage.',
      signs: [
        {
          kind: 'words',
          places: ['post', 'about', 'role_detail'],
          words: ['bascule', 'SIRH', 'paramétrage'],
          months: 12,
        },
        { kind: 'sector', words: ['industrielles'] },
        { kind: 'headcount', min: 50, max: 500 },
      ],
      proof: 'Chez un fabricant de meubles de 310 salariés, nous avons trouvé 61 écarts avant la bascule.',
      mayNameCustomer: false,
      question: 'Repartez-vous des rubriques actuelles ou d’une page blanche ?',
      give: 'la grille des rubriques à vérifier avant une bascule',
    },
    expect.objectContaining({
      name: 'Horaires d’équipe',
      problem: 'Avec plusieurs horaires d’équipe, les majorations de nuit sont la première source d’écarts.',
      proof: '',
      question: '',
    }),
  ]);
  expect(proposed.notFor.sectors).toEqual(['banques']);
  expect(proposed.mayPromise).toEqual([
    { kind: 'delay', text: 'en dix jours' },
    { kind: 'scope', text: 'sans accès à votre logiciel' },
  ]);
  expect(proposed.tradeWords).toEqual(['SIRH', 'DSN']);
  expect(proposed.mySide).toBe('Quinze ans de paie en entreprise industrielle.');
});

test('an offer alone gives its methods, and leaves the situation to the user', () => {
  const { arguments: proposed } = proposeArguments(offer, '');
  expect(proposed.map(({ problem, proof }) => [problem, proof])).toEqual([
    ['', 'Un simple export, sans accès à votre logiciel'],
    ['', 'Un prix fixe, connu d’avance'],
  ]);
  expect(proposeArguments(emptyOfferData, '').arguments).toEqual([]);
});

test('until when to order is a rule, and what was seen a result: neither is a promise', () => {
  const { mayPromise } = proposeArguments(
    emptyOfferData,
    'Commande jusqu’à la veille 16 h.\nInscriptions possibles jusqu’à 50 personnes.\n7 livraisons sur 10 arrivent en une heure.\nLivraison en deux heures.',
  );
  expect(mayPromise).toEqual([{ kind: 'delay', text: 'Livraison en deux heures' }]);
});

test('what the text says of a delay and of what is not billed is proposed as a promise', () => {
  const text = 'Un technicien arrive en moins de 4 heures, sinon le déplacement n’est pas facturé';
  expect(proposeArguments(emptyOfferData, `${text}.`).mayPromise).toEqual([
    { kind: 'free', text },
    { kind: 'delay', text },
  ]);
});

test.each([
  ['Un technicien arrive chez 140 clients en moins de 4 heures.', 'Technicien'],
  ['Douarnenez compte 12 clients équipés en 2025.', 'Douarnenez'],
])('« %s » is not named %s', (text, name) => {
  const [argument] = proposeArguments(emptyOfferData, text).arguments;
  expect(argument).toMatchObject({ proof: text });
  expect(argument?.name).not.toContain(name);
});

const partsOf = (proposed: Argumentaire): string[] => [
  ...proposed.arguments.flatMap(({ problem, proof, question, give, signs }) => [
    problem,
    proof,
    question,
    give,
    ...signs.flatMap((sign) => ('words' in sign ? sign.words : [])),
  ]),
  ...proposed.notFor.sectors,
  ...proposed.notFor.titles,
  ...proposed.mayPromise.map(({ text }) => text),
  ...proposed.tradeWords,
  proposed.mySide,
];

const pieces = fc.constantFrom(
  ...site.split('\n'),
  'Sur 14 diagnostics menés en 2026, 9 ont trouvé des majorations mal payées.',
  'Les erreurs coûtent cher aux responsables paie du transport',
  '✓ Certifié Qualiopi, remboursé sous 30 jours',
  'Pas pour les cabinets de moins de 20 salariés.',
  'Plus de 1 000 salariés, DRH et directeurs de site logistique !',
  'Le guide des écarts : gratuit',
  '– ',
  '\t« Trop de retard »',
);
const words = fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 80 }));
const text = fc.array(words, { maxLength: 8 }).map((lines) => lines.join('\n'));

test('nothing is invented: every proposed text stands in what was given, within the limits', () => {
  fc.assert(
    fc.property(text, text, text, text, (pasted, serviceDescription, uniqueSellingPoints, targetMarket) => {
      const given = mergeOfferData(emptyOfferData, {
        companyInfo: { serviceDescription, uniqueSellingPoints },
        targetingInfo: { targetMarket },
      });
      // As texts are read: typographic apostrophes, single blanks.
      const all = straighten([pasted, serviceDescription, uniqueSellingPoints, targetMarket].join('\n'));
      const proposed = proposeArguments(given, pasted);
      for (const part of partsOf(proposed)) expect(all).toContain(part);
      for (const { name } of proposed.arguments) expect(all.toLowerCase()).toContain(name.toLowerCase());
      expect(ArgumentaireChange.safeParse(proposed).error).toBeUndefined();
    }),
  );
});

test('a sign is a word that names something: never « autant », nor what is done to a thing, nor a label', () => {
  const { arguments: found } = proposeArguments(
    emptyOfferData,
    `Sur un chantier d’attente, un échafaudage loué au mois coûte autant qu’un échafaudage qui sert.
Un échafaudage monté par le couvreur lui-même prend deux jours à deux compagnons.
Références : 140 chantiers en 2025, dont 38 églises et bâtiments classés.`,
  );
  const words = found.flatMap(({ signs }) =>
    signs.flatMap((sign) => (sign.kind === 'words' ? sign.words : [])),
  );
  expect(new Set(words)).toEqual(new Set(['attente', 'échafaudage', 'couvreur']));
  expect(found.map(({ problem }) => problem)).toContain(
    'Un échafaudage monté par le couvreur lui-même prend deux jours à deux compagnons.',
  );
  expect(found.some(({ proof }) => proof.startsWith('140 chantiers en 2025'))).toBe(true);
});

test('whom a company serves is no argument; what happened to one of them is, and what is missing at an inspection', () => {
  const pasted = `Nos clients sont des plateformes logistiques et des centrales d’achat de 80 à 600 salariés.
Un groupe de 12 cliniques a levé 214 observations en six mois.
En commission de sécurité, un rapport introuvable vaut un avis défavorable.`;
  const proposed = proposeArguments(emptyOfferData, pasted).arguments;
  expect(proposed.flatMap(({ problem, proof }) => [problem, proof]).filter(Boolean)).toEqual([
    'En commission de sécurité, un rapport introuvable vaut un avis défavorable.',
    'Un groupe de 12 cliniques a levé 214 observations en six mois.',
  ]);
});
