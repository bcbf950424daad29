import { trap } from './trap-profile.ts';

const name = 'Nadia | Belkacem';
const unknown = 'Camille | Perrin';

/** Titles that translate badly, or tell what they should not. */
export const titlesThatMislead = [
  trap('an English title', name, { title: 'Head of People', at: 'Kaldéo' }),
  trap('an English title of sales', name, { title: 'VP Sales EMEA', at: 'Kaldéo' }),
  trap('an English title, gender unknown', unknown, { title: 'Chief Financial Officer', at: 'Kaldéo' }),
  trap('an English title that nobody translates', name, { title: 'Growth Hacker Ninja', at: 'Kaldéo' }),
  trap('a very long title', name, {
    title:
      'Directrice Générale Adjointe en charge du développement commercial, du marketing stratégique et des relations institutionnelles pour la zone Europe du Sud et Afrique du Nord',
    at: 'Kaldéo',
  }),
  trap('a very long English title', unknown, {
    title:
      'Senior Global Vice President, Strategic Human Capital Transformation & Organizational Effectiveness, Europe, Middle East and Africa',
    at: 'Kaldéo',
  }),
  trap('a slogan for a title', name, {
    headline: 'J’aide les dirigeants à dormir la nuit 💤 | +500 clients accompagnés',
  }),
  trap('a title in capitals', name, { title: 'DIRECTRICE DES SYSTÈMES D’INFORMATION', at: 'OSTREA' }),
  trap('a title with its two forms', unknown, { title: 'Directeur·rice des opérations', at: 'Ostrea' }),
  trap('a title with brackets', unknown, { title: 'Chargé(e) de recrutement', at: 'Ostrea' }),
  trap('a masculine title of a woman', 'Sophie | Garcia', { title: 'Directeur financier', at: 'Ostrea' }),
  trap('a feminine title', 'Sophie | Garcia', { title: 'Cheffe d’entreprise', at: 'Garcia Énergie' }),
  trap('a man in a trade with a feminine name', 'Thomas | Leroux', {
    title: 'Sage-femme coordinateur',
    at: 'CHU de Rennes',
  }),
  trap('a feminine title on a man’s name', 'Pascal | Dubois', {
    title: 'Assistante de direction',
    at: 'Ostrea',
  }),
  trap('a title of an acronym', unknown, { title: 'RAF', at: 'Ostrea' }),
  trap('two acronyms', unknown, { title: 'DG & DAF', at: 'Ostrea' }),
  trap('several trades in a headline', name, {
    headline: 'CEO @ Kaldéo | Speaker | Auteure | Maman de 3 | Investisseuse',
    never: ['maman'],
  }),
  trap('several jobs at once', name, {
    title: 'Présidente',
    at: 'Kaldéo',
    also: ['Administratrice | Ostrea | 2020', 'Enseignante | ESSEC | 2021'],
  }),
  trap('a first job without a company', name, {
    title: 'Consultante indépendante',
    also: ['Administratrice | Ostrea | 2020'],
  }),
  trap('the same job twice', name, { title: 'DRH', at: 'Ostrea', also: ['DRH | Ostrea | 2020'] }),
  trap('jobs of the past only', name, {
    headline: 'Ex-DRH chez Ostrea',
    past: ['DRH | Ostrea | 2024', 'RRH | Kaldéo | 2019'],
  }),
  trap('a former employer in the headline', name, {
    headline: 'DRH chez Kaldéo, ex-Ostrea, ex-Danone',
    title: 'DRH',
    at: 'Kaldéo',
  }),
  trap('a title with a place', name, {
    title: 'Directrice régionale Grand Ouest',
    at: 'Ostrea',
    place: 'Nantes, Pays de la Loire, France',
  }),
  trap('a title with a figure', name, { title: 'Directrice d’un site de 350 personnes', at: 'Ostrea' }),
  trap('a title with a number of order', name, { title: 'N°2 des ventes', at: 'Ostrea' }),
  trap('a title of one letter', name, { title: 'X', at: 'Ostrea' }),
  trap('a title with a bar', unknown, { title: 'Acheteur / Acheteuse', at: 'Ostrea' }),
  trap('a trainee', 'Léo | Martin', { title: 'Stagiaire RH', at: 'Ostrea', since: '2026-09' }),
  trap('an apprentice', 'Léa | Simon', {
    title: 'Alternante en comptabilité',
    at: 'Ostrea',
    since: '2026-09',
  }),
  trap('a student', 'Hugo | Masson', {
    headline: 'Étudiant en M2 RH à l’IGS, recherche alternance',
    schools: ['IGS-RH Paris'],
  }),
  trap('somebody who looks for a job', name, {
    headline: 'DRH en recherche active | #OpenToWork',
    never: ['opentowork', 'recherche active'],
  }),
  trap('somebody who looks for a job, in English', name, {
    headline: 'Open to work - Senior Recruiter',
    never: ['open to work'],
  }),
  trap('a pensioner', 'Gérard | Petit', {
    headline: 'Retraité, ancien directeur industriel',
    past: ['Directeur industriel | Michelin | 2019'],
  }),
  trap('a pensioner with a job', 'Gérard | Petit', { title: 'Retraité', at: 'Retraité' }),
  trap('a freelance', unknown, { title: 'Consultant paie', at: 'Freelance' }),
  trap('a self-employed woman', name, { title: 'Formatrice', at: 'Auto-entrepreneur' }),
  trap('a company kept secret', name, { title: 'CEO', at: 'Stealth Startup' }),
  trap('an elected person', 'Marc | Blondel', {
    title: 'Maire',
    at: 'Ville de Saint-Malo',
    place: 'Saint-Malo, Bretagne, France',
  }),
  trap('a civil servant', 'Marc | Blondel', {
    title: 'Directeur général des services',
    at: 'Métropole de Lyon',
  }),
  trap('a job without a date nor a company', name, { title: 'Comptable' }),
  trap('a new job', name, {
    title: 'Responsable paie',
    at: 'Kaldéo',
    since: '2026-10',
    detail: 'Paie de 450 salariés sur deux conventions collectives.',
  }),
  trap('the same job for thirty years', name, { title: 'Comptable', at: 'Ostrea', since: '1996' }),
  trap('past companies of three letters', name, {
    headline: 'Consultante',
    past: ['Automaticienne | EDF | 2022', 'Auditrice | EY | 2019', 'Auditrice | PwC | 2017'],
  }),
  trap('skills of letters', unknown, { headline: 'Acheteur', skills: ['SAP MM', 'SAP FI/CO', '5S', 'C++'] }),
  trap('a security officer', unknown, { title: 'Chief Information Security Officer', at: 'Kaldéo' }),
];
