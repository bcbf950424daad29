import { type PersonRow, peopleOfSecurity } from './people-of-security.ts';
import { type TrapProfile, trap } from './trap-profile.ts';

const people = (offer: string, rows: readonly PersonRow[]) =>
  rows.map(([name, title, at, more = {}]) => ({
    offer,
    profile: trap(name.replace(' | ', ' '), name, { title, at, ...more }),
  }));

/** Sixty people as a search finds them, twenty per offer: with much to say, with little, with nothing. */
export const goldenPeople: readonly { offer: string; profile: TrapProfile }[] = [
  ...people('payroll', [
    [
      'Claire | Huet',
      'Directrice des ressources humaines',
      'Ébénisterie Huet',
      {
        since: '2026-09',
        detail: 'Déploiement du SIRH, dialogue social, recrutement.',
        size: 315,
        industry: 'Fabrication de meubles',
      },
    ],
    [
      'Nicolas | Berthier',
      'Responsable paie',
      'Fonderies du Vimeu',
      {
        since: '2019',
        posts: ['2026-11-03 Nous recrutons deux gestionnaires de paie à Abbeville.'],
        size: 240,
        industry: 'Métallurgie',
      },
    ],
    [
      'Sophie | Lambert',
      'DRH',
      'Laiterie des Monts',
      {
        since: '2021-03',
        posts: [
          '2026-10-12 Nous changeons de logiciel de paie au premier janvier, et les équipes sont déjà au travail.',
        ],
        size: 180,
        industry: 'Agroalimentaire',
      },
    ],
    [
      'Marc | Delattre',
      'Directeur administratif et financier',
      'Delattre Cartonnages',
      { since: '2016', about: 'Je suis la trésorerie et la paie de 120 personnes.', size: 120 },
    ],
    [
      'Amandine | Roche',
      'Responsable ressources humaines',
      'Cuirs Peyrat',
      { since: '2026-10', past: ['Chargée de recrutement | Maroquineries Thiers | 2026'], size: 88 },
    ],
    [
      'Yann | Le Goff',
      'Directeur général',
      'Conserveries Le Goff',
      {
        since: '2012',
        posts: ['2026-09-20 Chaque été, 140 saisonniers rejoignent la conserverie : merci à eux.'],
        size: 210,
        industry: 'Agroalimentaire',
      },
    ],
    [
      'Isabelle | Caron',
      'Gestionnaire de paie',
      'Textiles Caron',
      { since: '2018', size: 65, industry: 'Textile' },
    ],
    [
      'Thomas | Vidal',
      'DRH Groupe',
      'Vidal Emballages',
      {
        since: '2024-01',
        about:
          'Quinze ans de relations sociales dans l’industrie. Une paie juste est la première marque de respect.',
        size: [201, 500],
      },
    ],
    [
      'Fatou | Ndiaye',
      'Responsable administration du personnel',
      'Sté Normande d’Usinage',
      { since: '2026-06', size: 130, industry: 'Mécanique industrielle' },
    ],
    ['Laurent | Pichon', 'Président', 'Pichon Frères', { since: '2008' }],
    [
      'Émilie | Garnier',
      'Directrice des ressources humaines',
      'Banque Atlantia',
      { since: '2020', size: 2400, industry: 'Banque' },
    ],
    [
      'Julien | Moreau',
      'Responsable paie et administration',
      'Plastiques Moreau',
      { since: '2022-05', detail: 'Je pilote la migration du SIRH vers une solution hébergée.', size: 160 },
    ],
    ['Camille | Perrin', 'Chargée de mission RH', 'Atelier Perrin', { since: '2025' }],
    [
      'Hervé | Tanguy',
      'DAF',
      'Chantiers Tanguy',
      { since: '2015', posts: ['2026-11-01 Hommage à notre collègue Bernard, disparu trop tôt.'], size: 95 },
    ],
    [
      'Nadia | Benali',
      'Directrice des ressources humaines',
      'Groupe Sorel',
      {
        since: '2026-08',
        posts: ['2026-10-28 Très heureuse d’ouvrir notre nouveau site de Valence en janvier.'],
        size: 420,
        industry: 'Industrie',
      },
    ],
    [
      'Pierre | Fabre',
      'Responsable RH',
      'Fabre Outillage',
      { since: '2017', about: 'Le droit social m’occupe plus que la paie.', size: 75 },
    ],
    [
      'Lucie | Renaud',
      'Responsable ressources humaines',
      'Biscuiterie Renaud',
      { since: '2023-02', detail: 'Recrutement, formation, gestion des intérimaires.', size: 190 },
    ],
    [
      'Antoine | Girard',
      'Directeur financier',
      'Girard Matériaux',
      { posts: ['2026-11-05 Nous avons fait 12 embauches depuis janvier.'], size: 68 },
    ],
    ['Sylvie | Colin', 'Comptable unique', 'Colin Menuiserie', { since: '2010', size: 22 }],
    [
      'Mehdi | Karim',
      'HR Business Partner',
      'Ostrea',
      { since: '2024', headline: 'HR Business Partner | Ostrea' },
    ],
  ]),
  ...people('software', [
    [
      'Bruno | Masson',
      'Directeur industriel',
      'Masson Tôlerie',
      {
        since: '2020',
        posts: ['2026-11-04 Nos délais ont doublé en un an : il faut revoir toute la chaîne.'],
        size: 140,
        industry: 'Métallurgie',
      },
    ],
    [
      'Hélène | Dubreuil',
      'Responsable planification',
      'Dubreuil Plasturgie',
      {
        since: '2022',
        detail: 'Ordonnancement de six presses.\nSuivi des indicateurs.',
        size: 85,
        industry: 'Plasturgie',
      },
    ],
    [
      'Olivier | Marchand',
      'Directeur de production',
      'Marchand Décolletage',
      { since: '2026-09', size: 110, industry: 'Mécanique' },
    ],
    [
      'Sandrine | Noël',
      'Responsable supply chain',
      'Verreries Noël',
      {
        since: '2019',
        posts: ['2026-10-02 Une nouvelle ligne de trempe arrive au printemps, un beau projet pour l’équipe.'],
        size: 320,
      },
    ],
    [
      'Gilles | Aubert',
      'Gérant',
      'Aubert Mécanique',
      { since: '2005', size: 45, industry: 'Mécanique de précision' },
    ],
    [
      'Karine | Leroux',
      'Directrice d’usine',
      'Papeteries Leroux',
      { since: '2021', about: 'Je défends un planning que l’atelier peut tenir.', size: 260 },
    ],
    [
      'Stéphane | Blin',
      'Chef d’atelier',
      'Blin Chaudronnerie',
      { since: '2014', detail: 'Répartir les urgences entre trois équipes.', size: 60 },
    ],
    [
      'Aurélie | Simon',
      'Responsable méthodes',
      'Aéro Simon',
      {
        since: '2026-07',
        past: ['Ingénieure méthodes | Turbomeca | 2026'],
        size: 480,
        industry: 'Aéronautique',
      },
    ],
    [
      'Didier | Prévost',
      'Directeur des opérations',
      'Prévost Emballage',
      { since: '2018', posts: ['2026-08-30 L’extension de notre site de Troyes est lancée.'], size: 230 },
    ],
    [
      'Mélanie | Guérin',
      'Planificatrice',
      'Fonderie Guérin',
      { since: '2023', size: 150, industry: 'Métallurgie' },
    ],
    [
      'Jean-Luc | Barbier',
      'PDG',
      'Barbier Bois',
      { since: '1998', about: 'Une scierie fondée en 1952, reprise en famille.', size: 70 },
    ],
    [
      'Patricia | Roussel',
      'Responsable logistique',
      'Roussel Distribution',
      { since: '2020', industry: 'Commerce de gros', size: 35 },
    ],
    [
      'Romain | Chevalier',
      'Responsable production',
      'Chevalier Cosmétiques',
      {
        since: '2024-11',
        posts: [
          '2026-10-25 On passe de 40 à 65 personnes cette année, et le planning ne tient plus sur un tableur.',
        ],
        size: 65,
      },
    ],
    [
      'Valérie | Meunier',
      'Directrice générale',
      'Meunier Moules',
      { since: '2011', size: 52, industry: 'Plasturgie' },
    ],
    ['Fabien | Lacroix', 'Responsable ordonnancement', 'Lacroix Ressorts', { since: '2016', size: 98 }],
    [
      'Céline | Adam',
      'Responsable amélioration continue',
      'Adam Agro',
      { since: '2022', detail: 'Réduire les retards de livraison.', size: 400, industry: 'Agroalimentaire' },
    ],
    ['Xavier | Poulain', 'Directeur technique', 'Poulain Automatismes', { since: '2017' }],
    [
      'Laure | Tessier',
      'Acheteuse',
      'Tessier Industrie',
      { since: '2021', size: 125, industry: 'Industrie' },
    ],
    [
      'Denis | Maillard',
      'Directeur industriel',
      'Maillard Robinetterie',
      {
        since: '2015',
        posts: [
          '2026-09-14 C’est avec une grande tristesse que nous annonçons la fermeture de l’atelier de Vierzon.',
        ],
        size: 210,
        industry: 'Mécanique',
      },
    ],
    ['Élodie | Faure', 'Production Manager', 'Faure Optique', { headline: 'Production Manager' }],
  ]),
  ...people('security', peopleOfSecurity),
];
