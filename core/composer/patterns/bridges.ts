import type { PatternGroup } from '../pattern.ts';

/** From the fact to the offer, without a word on the person's situation that nothing proves. */
export const bridges: PatternGroup[] = [
  {
    role: 'bridge',
    use: 'bridge',
    lines: `
      Il se peut que notre travail {vous|te} soit utile.
      Peut-être notre travail {vous|te} serait-il utile.
      Je travaille [atFrom].
      De mon côté, je travaille [atFrom].
      Pour ma part, je suis [senderRole] [atFrom].
      Je suis [senderRole] [atFrom].
      De mon côté, je suis [senderRole] [atFrom].
      Je ne connais pas {vos|tes} priorités ; {vous jugerez|tu jugeras}.
      Je ne présume de rien sur {vos|tes} priorités.
      Je ne sais pas si notre sujet figure parmi {vos|tes} priorités.
      À {vous|toi} de juger si ce qui suit {vous|te} concerne.
      {Vous verrez|Tu verras} vite si cela {vous|te} concerne.
      {Vous me direz|Tu me diras} si je tombe juste.
      Je {vous|te} laisse juge de la suite.
      > Voici pourquoi je {vous écris|t’écris}.
      > Voici ce qui m’amène.
      > Je {vous dis|te dis} en deux mots ce qui m’amène.
      > Ma raison {de vous écrire|de t’écrire} tient en une phrase.
      > Un mot sur ce que nous faisons [atFrom].
      > Deux mots de notre travail [atFrom].
      > Voici ce que nous faisons [atFrom].`,
  },
  {
    // Says that the fact is why one writes: only after one that has a word of the offer.
    role: 'bridge',
    use: 'bridge_of_cause',
    lines: `
      C’est la raison de ce message.
      D’où ces quelques lignes.
      Cela me donne une raison {de vous écrire|de t’écrire}.
      C’est ce qui m’amène à {vous écrire|t’écrire}.
      J’y ai vu une raison {de vous écrire|de t’écrire}.
      Nos métiers se croisent peut-être.
      Nous avons peut-être un sujet en commun.
      Il y a peut-être là un sujet commun.
      > Si le sujet {vous|te} parle, voici de quoi il s’agit.
      Je travaille [atFrom], d’où mon message.`,
  },
  {
    // Only after words that the offer has too.
    role: 'bridge',
    use: 'bridge_of_kin',
    lines: `
      Cela rejoint peut-être ce que nous faisons [atFrom].
      Cela m’a fait penser à notre travail [atFrom].
      Notre sujet, [atFrom], n’en est pas loin.
      C’est un sujet proche du nôtre.
      C’est proche de ce que nous faisons [atFrom].
      Nous travaillons sur un sujet voisin [atFrom].
      Voilà qui n’est pas loin de notre métier.`,
  },
  {
    // After a fact that has nothing to do with the offer: the subject changes, and says so.
    role: 'bridge',
    use: 'bridge_of_turn',
    lines: `
      Je {vous écris|t’écris} pour un autre sujet.
      Mon message porte sur un autre sujet.
      Mon sujet est autre.
      Mon sujet est différent.
      > J’en viens à mon sujet.
      > J’en viens à mon message.
      > Venons-en à mon sujet.
      > Voici mon sujet.`,
  },
  {
    // Before what one proposes, and not what one does.
    role: 'bridge',
    use: 'bridge_of_proposal',
    lines: `
      > J’ai une idée à {vous soumettre|te soumettre}.
      > Je {vous soumets|te soumets} une idée.
      > Ma proposition est simple.
      > Ma proposition tient en une phrase.
      > J’ai une proposition à {vous faire|te faire}.`,
  },
  {
    role: 'bridge',
    use: 'bridge',
    styles: ['direct'],
    lines: `
      Je vais à l’essentiel.
      Je fais court.
      > Voici l’essentiel.
      > Sans détour, voici ce qui m’amène.
      > Pour faire court, voici ce que nous faisons.
      > Une phrase suffit pour dire ce que nous faisons.`,
  },
  {
    role: 'bridge',
    use: 'bridge',
    styles: ['sober'],
    lines: `
      Je reste à l’essentiel.
      > En clair, voici ce que fait [from].
      > Je présente [from] en une phrase.
      > Ce que fait [from] tient en une phrase.`,
  },
  {
    role: 'bridge',
    use: 'bridge',
    styles: ['warm'],
    lines: `
      J’aimerais {vous en dire|t’en dire} un peu plus sur notre travail.
      J’ai pensé que nous aurions peut-être des choses à nous dire.`,
  },
  {
    role: 'bridge',
    use: 'bridge_of_title',
    lines: `
      C’est à ce titre que je {vous écris|t’écris}.
      C’est à ce titre que je m’adresse à {vous|toi}.
      C’est donc à {vous|toi} que j’écris.
      Je m’adresse donc à {vous|toi} directement.
      Je préfère donc {vous écrire|t’écrire} directement.
      {Vous me semblez|Tu me sembles} la bonne personne à qui en parler.
      Je pense m’adresser à la bonne personne.
      {Vous saurez|Tu sauras} me dire si je m’adresse à la bonne personne.`,
  },
  {
    role: 'bridge',
    use: 'bridge_of_company',
    lines: `
      Le sujet se pose peut-être [atCompany].
      {Vous saurez|Tu sauras} mieux que moi si le sujet se pose [atCompany].
      Je ne sais pas ce qu’il en est [atCompany] ; {vous me direz|tu me diras}.
      Je ne connais pas les priorités [ofCompany] ; {vous jugerez|tu jugeras}.
      Notre travail peut avoir son utilité [atCompany].
      Ce que nous faisons pourrait servir [atCompany].
      Je me demande si notre travail pourrait servir [atCompany].
      Je me demande si le sujet est à l’ordre du jour [atCompany].
      > Voici ce que nous pourrions apporter [atCompany].`,
  },
  {
    role: 'bridge',
    use: 'bridge_of_words',
    lines: `
      Cette phrase est une raison {de vous écrire|de t’écrire}.
      C’est cette phrase qui m’amène.
      Ces mots m’ont fait penser à notre travail.
      J’y ai trouvé une bonne raison {de vous écrire|de t’écrire}.
      Cette phrase m’a fait penser à ce que nous faisons [atFrom].`,
  },
];
