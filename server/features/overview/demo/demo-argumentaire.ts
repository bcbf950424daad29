import { type Argumentaire, wordSources } from '#core/offers/argumentaire.ts';

const places = [...wordSources];

/** What the demonstration's user has to say, with signs that people of its network show; every figure is invented. */
export const demoArgumentaire: Argumentaire = {
  arguments: [
    {
      id: 'sirh',
      name: 'Bascule de SIRH',
      problem: 'Une bascule de SIRH recopie les erreurs de l’ancien paramétrage.',
      signs: [
        { kind: 'words', places, words: ['SIRH', 'logiciel de paie', 'transformation RH'], months: 24 },
      ],
      proof: 'Chez un fabricant de meubles de 310 salariés, nous avons trouvé 61 écarts avant la bascule.',
      mayNameCustomer: false,
      question: 'Repartez-vous des rubriques actuelles ou d’une page blanche ?',
      give: 'la grille des rubriques à vérifier avant une bascule',
    },
    {
      id: 'sites',
      name: 'Plusieurs sites',
      problem: 'D’un site à l’autre, une même prime finit par être calculée de deux façons.',
      signs: [
        { kind: 'words', places, words: ['plusieurs sites', 'multisite', 'usines', 'ateliers'], months: 24 },
        {
          kind: 'words',
          places,
          words: ['rémunération', 'négociations annuelles', 'dialogue social', 'égalité professionnelle'],
          months: 12,
        },
        {
          kind: 'sector',
          words: [
            'industrie',
            'fabrication',
            'plasturgie',
            'agroalimentaire',
            'ameublement',
            'aéronautique',
            'transport',
            'équipements médicaux',
          ],
        },
      ],
      proof: 'Sur 14 diagnostics menés en 2026, 9 ont trouvé une prime payée différemment selon le site.',
      mayNameCustomer: false,
      question: 'Qui compare les primes d’un site à l’autre, la paie ou les chefs d’équipe ?',
      give: 'les six contrôles à faire entre deux sites, sur une page',
    },
    {
      id: 'embauches',
      name: 'Vague d’embauches',
      problem: 'Chaque vague d’embauches ajoute des cas que le paramétrage n’avait pas prévus.',
      signs: [
        { kind: 'words', places: ['post'], words: ['candidatures', 'recrutement', 'annonce'], months: 12 },
        { kind: 'words', places: ['about', 'role_detail'], words: ['recruter', 'recrutement'], months: null },
        { kind: 'hires' },
      ],
      proof: 'Dans une fonderie de 180 salariés, 11 primes d’arrivée sur 40 manquaient au bulletin.',
      mayNameCustomer: false,
      question: 'Qui relit le premier bulletin d’une personne qui arrive ?',
      give: 'les sept points à relire sur un premier bulletin',
    },
    {
      id: 'poste',
      name: 'Prise de poste',
      problem: 'En arrivant sur une paie, on hérite des réglages de son prédécesseur.',
      signs: [
        { kind: 'recent_start', months: 18 },
        { kind: 'moved', months: 24 },
      ],
      proof: 'Chez un plasturgiste de 240 salariés, le plus ancien écart avait quatre ans.',
      mayNameCustomer: false,
      question: 'Les réglages de paie étaient-ils documentés à votre arrivée ?',
      give: 'la liste des vingt réglages à relire en prenant une paie',
    },
  ],
  notFor: {
    sectors: ['Banques', 'Assurances', 'Services financiers', 'Comptabilité', 'Administration publique'],
    titles: ['Consultant', 'Consultante'],
    under: 20,
    over: null,
  },
  mayPromise: [
    { kind: 'delay', text: 'dix jours après réception de l’export' },
    { kind: 'scope', text: 'douze mois de bulletins, toutes les rubriques' },
  ],
  mySide: 'Quinze ans de paie en entreprise industrielle, du côté des gestionnaires.',
  tradeWords: ['rubrique', 'majoration', 'DSN', 'SIRH', 'bascule', 'paramétrage', 'plasturgiste'],
};
