/** What people type with a thumb, and what they mean. */
const shortForms: Readonly<Record<string, string>> = {
  pa: 'pas',
  pr: 'pour',
  ds: 'dans',
  qd: 'quand',
  ms: 'mais',
  vs: 'vous',
  ns: 'nous',
  c: "c'est",
  g: "j'ai",
  jsuis: 'je suis',
  jsui: 'je suis',
  chui: 'je suis',
  chuis: 'je suis',
  jveux: 'je veux',
  jpeux: 'je peux',
  jai: "j'ai",
  minteresse: "m'interesse",
  minteressent: "m'interessent",
  minterresse: "m'interesse",
  mecrire: "m'ecrire",
  mecrivez: "m'ecrivez",
  menvoyer: "m'envoyer",
  cest: "c'est",
  mtn: 'maintenant',
  mnt: 'maintenant',
  tjs: 'toujours',
  tjrs: 'toujours',
  jms: 'jamais',
  dsl: 'desole',
  bcp: 'beaucoup',
  rdv: 'rendez-vous',
  msg: 'message',
  msgs: 'messages',
  mess: 'message',
  mp: 'message',
  pk: 'pourquoi',
  pq: 'pourquoi',
  pkoi: 'pourquoi',
  qqn: "quelqu'un",
  qqch: 'quelque chose',
  stp: 'svp',
  plz: 'please',
  pls: 'please',
  thx: 'thanks',
  ty: 'thanks',
  sem: 'semaine',
  janv: 'janvier',
  fev: 'fevrier',
  fevr: 'fevrier',
  avr: 'avril',
  juil: 'juillet',
  oct: 'octobre',
  nov: 'novembre',
  dec: 'decembre',
  donot: 'do not',
  dont: "don't",
  im: "i'm",
};

const keyWords = (
  'contacter contactez recontacter recontactez desabonner desabonnez desinscrire desinscrivez supprimer ' +
  'supprimez arretez arreter relancer relancez demarchage prospection sollicitation sollicitations harcelement ' +
  'interesse interessee interesser interessant interesses messages tranquille unsubscribe message coordonnees ' +
  'janvier fevrier avril juillet septembre octobre novembre decembre semaine prochaine vacances collegue ' +
  'prestataire personne interlocuteur disponible moment creneau volontiers donnees absente signaler'
).split(' ');
const known = new Set(keyWords);

/** One slip away from a key word, and words of their own. */
const ownWords = new Set(
  'contracter contractez contacte contactes contacted relance relances arrete arretes supprime supprimes interessa personnel personnes moments semaines prochain prochaines absent absents absence donner donnes donnee collegues signale signaled signaled creneaux contact contacts interested interest message january february avoir december november october september desinscrite vacance vacancies disponibles prestataires interessants interessante'.split(
    ' ',
  ),
);

export function readPhoneWord(word: string): string {
  const meant = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (meant !== undefined) return meant;
  if (word.length < 6 || known.has(word) || ownWords.has(word)) return word;
  return keyWords.find((key) => key[0] === word[0] && isOneSlipAway(word, key)) ?? word;
}

/** One letter missing, added, wrong, or two of them exchanged. */
function isOneSlipAway(word: string, key: string): boolean {
  const difference = word.length - key.length;
  if (difference < -1 || difference > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === key[start]) start++;
  const rest = (text: string, count: number) => text.slice(start + count);
  if (difference === 1) return rest(word, 1) === rest(key, 0);
  if (difference === -1) return rest(word, 0) === rest(key, 1);
  if (rest(word, 1) === rest(key, 1)) return true;
  return word[start] === key[start + 1] && word[start + 1] === key[start] && rest(word, 2) === rest(key, 2);
}
