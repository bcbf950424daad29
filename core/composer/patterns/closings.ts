import type { PatternGroup } from '../pattern.ts';

/** How one takes leave: before the name, and with an easy way out. */
export const closings: PatternGroup[] = [
  {
    role: 'closing',
    use: 'farewell',
    lines: `
      Bonne journée,
      Belle journée,
      Bien à {vous|toi},
      Bonne journée à {vous|toi},
      Belle journée à {vous|toi},
      Merci de {votre|ta} lecture,
      Merci de {votre|ton} attention,
      Merci et bonne journée,
      Merci et belle journée,
      Excellente journée,
      Excellente journée à {vous|toi},`,
  },
  {
    // What looks forward to an answer has no place under a last word.
    role: 'closing',
    use: 'farewell',
    isLast: false,
    lines: `
      À bientôt,
      Au plaisir d’échanger,
      Au plaisir de {vous lire|te lire},
      Merci d’avance,
      Bonne journée et à bientôt,
      À {vous lire|te lire},`,
  },
  {
    role: 'closing',
    use: 'farewell',
    styles: ['sober'],
    lines: `
      Cordialement,
      Bien cordialement,
      Sincères salutations,
      Avec mes salutations,
      Salutations cordiales,`,
  },
  {
    role: 'closing',
    use: 'farewell',
    styles: ['warm'],
    lines: `
      Très bonne journée à {vous|toi} !
      Belle journée à {vous|toi} !
      Très belle journée,
      Chaleureusement,
      Très bonne journée,`,
  },
  {
    role: 'closing',
    use: 'thanks',
    lines: `
      Merci d’avoir lu jusqu’ici.
      Merci pour {votre|ta} lecture.
      Merci du temps que {vous prendrez|tu prendras} pour me lire.
      Une réponse d’un mot me va très bien.
      Une ligne de réponse me suffit.
      Même une réponse d’un mot m’aidera.
      Je m’adapte à {votre|ton} agenda.
      Je m’adapte à {vos|tes} disponibilités.
      Je réponds volontiers à {vos|tes} questions.
      Je {vous|te} lirai avec plaisir.
      Je {vous laisse|te laisse} y réfléchir.
      Je réponds à toute question par écrit.
      Deux mots de réponse me suffisent.
      Je lirai {votre|ta} réponse, quelle qu’elle soit.`,
  },
  {
    role: 'closing',
    use: 'way_out',
    lines: `
      Si ce n’est pas le moment, {dites-le-moi|dis-le-moi} simplement.
      Si le sujet ne {vous|te} concerne pas, un simple non me suffit.
      Un simple non me suffit.
      Un non me va très bien aussi.
      Si la réponse est non, {dites-le-moi|dis-le-moi} en un mot.
      Si le moment est mal choisi, {dites-le-moi|dis-le-moi}.
      Si le sujet est déjà réglé, {dites-le-moi|dis-le-moi} en un mot.
      Aucune obligation de répondre.
      {Vous pouvez|Tu peux} aussi me dire non, sans autre explication.
      Si {vous préférez|tu préfères} que je n’écrive plus, un mot suffit.
      Si le sujet n’est pas pour {vous|toi}, {dites-le-moi|dis-le-moi} en un mot.
      Un mot suffit pour me dire non.
      Si ce n’est pas une priorité, {dites-le-moi|dis-le-moi} simplement.`,
  },
  {
    role: 'closing',
    use: 'way_out',
    kinds: ['follow_up'],
    lines: `
      {Dites-moi|Dis-moi} non, et je referme le sujet.
      Je m’arrête là si {vous me dites|tu me dis} non.
      Un mot suffit pour que je m’arrête là.
      Si {vous n’êtes pas|tu n’es pas} la bonne personne, un mot suffit.`,
  },
  {
    // Promises to write no more: kept only where nothing follows.
    role: 'closing',
    use: 'last_word',
    isLast: true,
    lines: `
      C’est mon dernier message.
      C’est mon dernier message à ce sujet.
      Ce message est le dernier.
      Ce message est le dernier sur ce sujet.
      Ceci est mon dernier message.
      C’est mon dernier message : sans réponse de {votre|ta} part, je n’insisterai pas.
      C’est mon dernier message ; si la réponse est non, je comprendrai.
      Sans réponse de {votre|ta} part, ce message sera le dernier.
      Ce message est mon dernier : sans nouvelles, je referme le sujet.
      Après ce dernier message, je n’insisterai pas.
      Après ce dernier message, je referme le sujet.
      Je m’arrête là : c’était mon dernier message.
      C’est mon dernier message, et un non me va très bien aussi.
      C’est la dernière fois que je {vous écris|t’écris} à ce sujet.
      Je ne {vous relancerai|te relancerai} plus : ce message est le dernier.`,
  },
];
