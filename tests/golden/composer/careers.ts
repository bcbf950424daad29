import { trap } from './trap-profile.ts';

const job = {
  title: 'Directrice des ressources humaines',
  at: 'Ostrea',
  place: 'Lyon, Auvergne-Rhône-Alpes, France',
};
const name = 'Agathe | Meunier';

/** What people tell of their life and work, and what nobody should come back to. */
export const careersThatMislead = [
  trap('a post that offers a job', name, {
    ...job,
    posts: ['2026-11-03 Nous recrutons deux gestionnaires de paie à Lyon ! #recrutement #paie'],
  }),
  trap('a post in English', name, {
    ...job,
    posts: ['2026-11-03 We are hiring two payroll officers in Lyon.'],
  }),
  trap('a post about a salon', name, {
    ...job,
    posts: ['2026-10-20 Ravie d’avoir animé la table ronde du salon Solutions RH sur la paie.'],
  }),
  trap('a post with figures', name, {
    ...job,
    posts: ['2026-10-20 Notre turnover est passé de 18 % à 9 % en deux ans.'],
  }),
  trap('a post of emoji', name, { ...job, posts: ['2026-10-20 🎉🎉🎉 🚀🚀'] }),
  trap('a post of hashtags', name, { ...job, posts: ['2026-10-20 #RH #Paie #Lyon #QVT'] }),
  trap('a post of years ago', name, {
    ...job,
    posts: ['2019-05-02 Bonne rentrée à toutes les équipes de Bordeaux.'],
  }),
  trap('a post of one word', name, { ...job, posts: ['2026-10-20 Bravo'] }),
  trap('an endless post', name, {
    ...job,
    posts: [`2026-10-20 ${'Nous avançons ensemble et nous continuons sans jamais nous arrêter '.repeat(30)}`],
  }),
  trap('a post that quotes', name, {
    ...job,
    posts: ['2026-10-20 Elle m’a dit : « La paie, c’est sacré. Ne la ratez pas. » Je suis d’accord.'],
  }),
  trap('a post that names somebody', name, {
    ...job,
    posts: ['2026-10-20 Merci à Jean-Marc Pottier et à toute l’équipe pour ce séminaire.'],
  }),
  trap('a post shared from others', name, {
    ...job,
    reposts: ['2026-11-03 Zébulon SA recrute à Grenoble.'],
    never: ['zébulon', 'grenoble'],
  }),
  trap('a post with a link', name, {
    ...job,
    posts: ['2026-10-20 À lire sur https://blog.example/zebulon : la paie en 2027.'],
    never: ['blog.example'],
  }),
  trap('mourning', name, {
    ...job,
    posts: ['2026-11-01 Mon père Gédéon nous a quittés. Merci pour vos messages.'],
    never: ['gédéon', 'père'],
  }),
  trap('mourning in other words', name, {
    ...job,
    posts: ['2026-11-01 Hommage à notre collègue Gédéon, disparu trop tôt.'],
    never: ['gédéon', 'hommage'],
  }),
  trap('an illness', name, {
    ...job,
    about: 'Après un cancer en 2022, je suis de retour. Je pilote la paie de 300 personnes.',
    never: ['cancer', '2022'],
  }),
  trap('an illness in a post', name, {
    ...job,
    posts: ['2026-11-01 Cinq ans de rémission aujourd’hui. Merci aux soignants de Villejuif.'],
    never: ['rémission', 'villejuif'],
  }),
  trap('a handicap', name, {
    ...job,
    about: 'Travailleuse reconnue RQTH, sourde de naissance.',
    never: ['rqth', 'sourde'],
  }),
  trap('a burn-out', name, {
    ...job,
    posts: ['2026-11-01 Mon burn-out m’a appris à dire non.'],
    never: ['burn'],
  }),
  trap('a pregnancy', name, {
    ...job,
    posts: ['2026-11-01 De retour de congé maternité lundi !'],
    never: ['maternité'],
  }),
  trap('a birth', name, {
    ...job,
    posts: ['2026-11-01 Bienvenue à notre bébé Anatole, né hier.'],
    never: ['anatole', 'bébé'],
  }),
  trap('a religion', name, {
    ...job,
    about: 'Catholique pratiquante, engagée dans ma paroisse.',
    never: ['catholique', 'paroisse'],
  }),
  trap('politics', name, {
    ...job,
    about: 'Conseillère municipale d’opposition à Écully, militante.',
    never: ['municipale', 'militante'],
  }),
  trap('a union', name, {
    ...job,
    past: ['Déléguée syndicale CFDT | Ostrea | 2020'],
    never: ['syndicale', 'cfdt'],
  }),
  trap('a strike', name, {
    ...job,
    posts: ['2026-11-01 Troisième jour de grève sur le site de Vénissieux.'],
    never: ['grève', 'vénissieux'],
  }),
  trap('origins', name, { ...job, about: 'Fière de mes origines kabyles.', never: ['kabyle', 'origines'] }),
  trap('love', name, {
    ...job,
    about: 'Lesbienne et alliée LGBT+ au travail.',
    never: ['lesbienne', 'lgbt'],
  }),
  trap('a dismissal', name, {
    headline: 'DRH',
    posts: ['2026-11-01 Licenciée vendredi après douze ans chez Zébulon.'],
    never: ['licenci', 'zébulon'],
  }),
  trap('a plan of dismissals', name, {
    ...job,
    posts: ['2026-11-01 Le PSE concerne 120 postes à Roanne.'],
    never: ['pse', 'roanne'],
  }),
  trap('a divorce', name, { ...job, about: 'Divorcée, deux enfants. Je pilote la paie.', never: ['divorc'] }),
  trap('a presentation in verse', name, { ...job, about: 'La paie,\nle soir,\nm’égaie,\nbonsoir.' }),
  trap('a presentation of bullets', name, {
    ...job,
    about: '✅ Paie multi-sites\n✅ 450 bulletins par mois\n➡️ Certification Qualiopi',
  }),
  trap('a presentation on one line', name, {
    ...job,
    about: 'Paie • SIRH • Dialogue social • 12 ans d’expérience',
  }),
  trap('a presentation in English', name, {
    ...job,
    about: 'I build payroll teams across Europe. 12 years in HR.',
  }),
  trap('a presentation in Spanish', name, {
    ...job,
    about: 'Dirijo equipos de nóminas en España desde 2014.',
  }),
  trap('an endless presentation', name, {
    ...job,
    about: `${'Je pilote la paie de nos sites industriels en France. '.repeat(80)}`,
  }),
  trap('a presentation that lies to others', name, {
    ...job,
    about: 'Paul Mercier de Sillage RH est mon meilleur ami et me doit 500 €.',
  }),
  trap('everything at once', name, {
    ...job,
    since: '2025-03',
    size: [201, 500],
    industry: 'Industrie agroalimentaire',
    about: 'Je construis une paie fiable pour 320 personnes. J’anime le club RH de Lyon.',
    detail: 'Paie internalisée sur quatre sites.\nDéploiement du SIRH Lucca.',
    skills: ['Paie', 'SIRH', 'Négociation'],
    languages: ['Français', 'Italien'],
    schools: ['IAE Lyon'],
    past: ['Responsable paie | Mérieux | 2025'],
    posts: ['2026-10-30 Nous ouvrons un cinquième site à Valence en janvier.'],
  }),
  trap('a small company', name, { ...job, size: 1 }),
  trap('a huge company', name, { ...job, size: [10_001, null] }),
  trap('a sector in words', name, { ...job, industry: 'Services et conseil en informatique' }),
];
