import type { PatternGroup } from '../pattern.ts';

/** What opens a text when no fact of the person does, and what a note says after its hook. */
export const openings: PatternGroup[] = [
  {
    role: 'bridge',
    use: 'reopening',
    lines: `
      Je reviens vers {vous|toi} avec une précision.
      Je reviens vers {vous|toi} en deux mots.
      Un mot pour compléter mon message.
      Je complète mon message d’un mot.
      Je complète mon message précédent.
      Je reprends mon message par un autre bout.
      Je fais suite à mon message.
      Ces lignes font suite à mon message.
      J’ajoute un point à mon message.
      J’ajoute une précision à mon message.
      Un point de plus, après mon message.
      Après mon message, voici une précision.
      Voici un complément à mon message.
      Mon message est peut-être arrivé au mauvais moment.
      Mon premier mot était peut-être trop général.`,
  },
  {
    role: 'bridge',
    use: 'reason',
    kinds: ['note'],
    lines: `
      Je travaille [atFrom] ; j’aimerais que nous entrions en contact.
      Je travaille [atFrom] et j’aimerais échanger avec {vous|toi}.
      Je suis [senderRole] [atFrom] et j’aimerais échanger avec {vous|toi}.
      Je suis [senderRole] [atFrom] : entrons en contact.
      Je travaille [atFrom] et j’aimerais rejoindre {votre|ton} réseau.
      J’aimerais que nous soyons en contact.
      J’aimerais entrer en contact avec {vous|toi}.
      J’aimerais échanger avec {vous|toi}.
      J’aimerais {vous compter|te compter} dans mon réseau.
      Je {vous propose|te propose} d’entrer en contact.
      J’aimerais rejoindre {votre|ton} réseau.
      Je travaille [atFrom] ; au plaisir d’échanger.
      Au plaisir d’échanger avec {vous|toi}.
      Notre sujet [atFrom] : [topic].
      Mon sujet [atFrom] : [topic].
      Je travaille [atFrom], sur un sujet précis : [topic].
      = Nos métiers se croisent peut-être : entrons en contact.
      = Nous avons peut-être des sujets communs : entrons en contact.
      = Je travaille [atFrom] et nos métiers se croisent peut-être.
      = Je suis [senderRole] [atFrom] ; nos sujets se croisent peut-être.
      Je {vous invite|t’invite} à rejoindre mon réseau.`,
  },
  {
    role: 'bridge',
    use: 'reason',
    kinds: ['note'],
    isOfKin: true,
    lines: `
      = D’où mon invitation.
      = C’est la raison de mon invitation.
      = Voilà pourquoi je {vous invite|t’invite} à rejoindre mon réseau.`,
  },
  {
    // Where nothing of the offer can be said as it is written.
    role: 'bridge',
    use: 'introduction',
    lines: `
      Je travaille [atFrom].
      Je suis [senderRole] [atFrom].
      Je représente [from].
      J’écris au nom [ofFrom].
      Je {vous écris|t’écris} de la part [ofFrom].
      J’aimerais {vous présenter|te présenter} notre travail [atFrom].`,
  },
  {
    role: 'bridge',
    use: 'direct_opening',
    lines: `
      Je {vous écris|t’écris} directement, sans détour.
      Je {vous écris|t’écris} pour {vous|te} présenter notre travail [atFrom].
      Je travaille [atFrom] et je {vous écris|t’écris} directement.
      Je suis [senderRole] [atFrom].
      Je {vous contacte|te contacte} de la part [ofFrom].
      Un mot bref de la part [ofFrom].
      Je prends contact avec {vous|toi} au sujet de notre travail [atFrom].
      Je travaille [atFrom] et j’aimerais {votre|ton} avis.
      Je ne {vous connais|te connais} pas encore, et je vais à l’essentiel.
      J’aimerais entrer en contact avec {vous|toi}.`,
  },
];
