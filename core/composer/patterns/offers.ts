import type { PatternGroup } from '../pattern.ts';

/** What the sender does and proposes, by the form their own words have. */
export const offers: PatternGroup[] = [
  {
    // « Nous relisons douze mois de bulletins. »
    role: 'offer',
    use: 'offer',
    lines: `
      [we].
      [atFrom], [we].
      Concrètement, [we].
      En pratique, [we].
      De notre côté, [we].
      En deux mots : [we].
      En bref : [we].
      Pour le dire simplement : [we].
      Notre métier tient en une phrase : [we].
      Ce que fait [from] tient en une phrase : [we].
      L’idée est simple : [we].`,
  },
  {
    // A whole sentence with a subject of its own.
    role: 'offer',
    use: 'offer',
    lines: `
      [clause].
      En une phrase : [clause].
      En deux mots : [clause].
      En bref : [clause].
      Pour situer notre travail : [clause].
      Notre métier en une phrase : [clause].
      Ce que nous faisons, en clair : [clause].
      Voici notre travail en une phrase : [clause].
      Le plus simple est de le dire ainsi : [clause].
      Voici ce que nous faisons : [clause].`,
  },
  {
    // « relit la paie des entreprises industrielles »
    role: 'offer',
    use: 'offer',
    lines: `
      [from] [does].
      En une phrase, [from] [does].
      Pour faire simple, [from] [does].
      Concrètement, [from] [does].
      En clair, [from] [does].`,
  },
  {
    // « aider les PME à recruter »
    role: 'offer',
    use: 'offer',
    lines: `
      Notre métier, [atFrom] : [to].
      Notre travail [atFrom] consiste à [to].
      Notre métier consiste à [to].
      Le métier [ofFrom] tient en une phrase : [to].
      Ce que nous faisons : [to].
      Notre objectif [atFrom] : [to].
      Ce que nous proposons : [to].
      Nous proposons ceci : [to].
      Mon travail [atFrom] consiste à [to].`,
  },
  {
    // « un diagnostic de douze mois de bulletins »
    role: 'offer',
    use: 'offer',
    lines: `
      Nous proposons [a].
      [from] propose [a].
      [atFrom], nous proposons [a].
      Je {vous propose|te propose} [a].
      Ma proposition : [a].
      Notre proposition : [a].
      La proposition [ofFrom] : [a].
      Concrètement, nous proposons [a].
      En deux mots : [a].
      L’idée : [a].
      L’idée tient en une ligne : [a].
      Ce que nous proposons [atFrom] : [a].
      Ce que je peux {vous proposer|te proposer} : [a].
      J’ai quelque chose de précis à {vous proposer|te proposer} : [a].
      [a] : voilà ce que propose [from].
      [a] : voilà ce que nous proposons.
      [a] : c’est ce que nous proposons [atFrom].
      Voici, concrètement, ce que propose [from] : [a].`,
  },
  {
    // « l’audit de la paie », « notre méthode »
    role: 'offer',
    use: 'offer',
    lines: `
      Notre métier [atFrom] : [the].
      Notre spécialité : [the].
      Le métier [ofFrom] : [the].
      Notre sujet [atFrom] : [the].
      [the] : voilà notre métier.
      [the], c’est notre métier [atFrom].`,
  },
  {
    // « trois semaines d’essai »
    role: 'offer',
    use: 'offer',
    lines: `
      Nous proposons [figure].
      [atFrom], nous proposons [figure].
      Je {vous propose|te propose} [figure].
      Ma proposition : [figure].
      Notre proposition : [figure].
      La proposition [ofFrom] : [figure].
      Concrètement, nous proposons [figure].
      L’idée : [figure].
      [figure] : voilà ce que nous proposons.
      Ce que nous proposons [atFrom] : [figure].
      En bref : [figure].`,
  },
  {
    // Words whose form nobody can tell: quoted as they are, after a colon.
    role: 'offer',
    use: 'offer',
    lines: `
      En bref : [plain].
      En deux mots : [plain].
      En une ligne : [plain].
      Notre travail [atFrom] : [plain].
      Ce que nous faisons [atFrom] : [plain].
      Ce que nous proposons : [plain].
      Voici notre sujet : [plain].
      L’essentiel : [plain].
      L’idée : [plain].
      L’idée tient en une ligne : [plain].
      En quelques mots : [plain].
      Pour faire court : [plain].
      En résumé : [plain].
      Pour dire les choses simplement : [plain].`,
  },
  {
    // Introduces who writes.
    role: 'offer',
    use: 'offer',
    isFirst: true,
    lines: `
      Je travaille [atFrom], et [we].
      Mon métier [atFrom] est simple : [we].
      Je représente [from] : [we].
      Je travaille [atFrom], qui [does].
      Je représente [from], qui [does].
      J’écris au nom [ofFrom], qui [does].
      Mon entreprise, [from], [does].
      Je {vous écris|t’écris} de la part [ofFrom], qui [does].`,
  },
];
