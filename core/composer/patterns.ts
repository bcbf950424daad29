import type { MessageGoal } from '../campaigns/engagement.ts';
import { asking } from './asking-patterns.ts';

/** What a pattern is for: the fact it says, the part of the offer, what it asks. */
export type PatternUse =
  | keyof typeof hooks
  | keyof typeof parts
  | `question_${MessageGoal}`
  | `ask_${MessageGoal}`;

/**
 * One pattern per line: « {vous|tu} » by formality, « [blank] » to be filled with a whole phrase, so that a pattern never
 * has to elide, contract or agree.
 */
const hooks = {
  fact: `
    [fact].
    D’après {votre|ton} profil, [fact].
    Je vois [thatFact].
    {Votre|Ton} profil indique [thatFact].`,
  role: `
    {Vous occupez|Tu occupes} un poste [ofRole].
    {Votre|Ton} profil indique un poste [ofRole].`,
  job: `
    [fact].
    Je vois [thatFact].`,
  since: `
    [fact].
    Depuis [since], [job].
    {Vous êtes|Tu es} en poste [atCompany] depuis [since].`,
  start: `
    {Vous voilà|Te voilà} en poste [atCompany] depuis [since].
    En [since], {vous avez pris|tu as pris} {votre|ton} poste [atCompany].
    {Vous avez pris|Tu as pris} {votre|ton} poste [atCompany] en [since].`,
  moved: `
    Après [pastName], {vous voilà|te voilà} en poste [atCompany] depuis [since].
    Après [pastName], {vous avez pris|tu as pris} {votre|ton} poste [atCompany] en [since].`,
  company: `
    {Vous travaillez|Tu travailles} [atCompany].
    D’après {votre|ton} profil, {vous travaillez|tu travailles} [atCompany].`,
  past: `
    Avant {votre|ton} poste actuel, [fact].
    {Votre|Ton} parcours passe par un poste [ofPast].`,
  headcount: `
    La page [ofCompany] annonce [headcount].
    D’après sa page, l’effectif [ofCompany] est de [headcount].`,
  school: `
    {Votre|Ton} profil mentionne {vos|tes} études [atSchool].
    Je lis dans {votre|ta} formation : [school].
    {Votre|Ton} profil cite {votre|ta} formation : [school].`,
  skill: `
    Parmi {vos|tes} compétences, {vous citez|tu cites} [skill].
    [skill] figure parmi les compétences de {votre|ton} profil.`,
  tool: `
    {Vous utilisez|Tu utilises} [tool].
    Je crois savoir que {vous utilisez|tu utilises} [tool].`,
  recommended: `
    [by] m’a recommandé de m’adresser à {vous|toi}.
    Je m’adresse à {vous|toi} sur la recommandation de [by].`,
  place: `
    {Votre|Ton} profil {vous|te} situe [inPlace].
    D’après {votre|ton} profil, {vous êtes|tu es} [inPlace].`,
  language: `
    {Vous parlez|Tu parles} [language], d’après {votre|ton} profil.
    {Votre|Ton} profil indique que {vous parlez|tu parles} [language].`,
  industry: `
    {Votre|Ton} profil indique un secteur : [industry].
    Je lis le secteur de {votre|ton} profil : [industry].`,
  headline: `
    En tête de {votre|ton} profil, {vous écrivez|tu écris} : [quote].
    {Votre|Ton} profil {vous|te} présente ainsi : [quote].`,
  quoted: `
    {Vous écrivez|Tu écris} : [quote].
    [quote], {écrivez-vous|écris-tu}.
    [quote] : ce sont {vos|tes} mots.`,
  subject: `
    {Vous avez écrit|Tu as écrit} sur ce sujet : [word].
    Dans {vos|tes} mots, je lis [word].`,
  part: `
    J’ai vu que {vous avez|tu as} [part] en charge.
    [atCompany], {vous avez|tu as} [part] en charge.
    [atCompany], {vous assurez|tu assures} [part].`,
  task: `
    [atCompany], {vous avez|tu as} à [part].
    J’ai vu que {vous avez|tu as} à [part].`,
  them: `
    [wording].
    J’ai vu [thatWording].
    Je vois [thatWording].`,
  theirs: `
    [wording].
    J’ai lu [thatWording].`,
  view: `
    Pour {vous|toi}, [wording].
    Selon {vous|toi}, [wording].
    À {vos|tes} yeux, [wording].
    J’ai lu que pour {vous|toi}, [wording].`,
  wrote: `
    {Vous écrivez|Tu écris} [thatWording].
    J’ai lu [thatWording].`,
  before: `
    [in], [wording].
    J’ai lu [thatIn], [wording].`,
} as const;

const parts = {
  opening: `
    Que changerait [a] [atCompany] ?
    [atCompany], à quoi servirait [a] ?
    [atCompany], qui aurait l’usage [ofA] ?
    [the], qui s’en occupe [atCompany] ?
    [to], est-ce un sujet [atCompany] ?
    [atCompany], qui s’occupe de ce sujet : [figure] ?
    [atCompany], que {feriez-vous|ferais-tu} [ofFigure] ?`,
  opening_plain: `
    {Avez-vous|As-tu} une minute pour un sujet qui concerne peut-être {votre|ton} travail [atCompany] ?`,
  who: `
    [weAlone].
    [atFrom], [we].
    [theFrom] [does].
    Je travaille [atFrom], qui [does].`,
  sender: `
    [weAlone].
    [atFrom], [we].
    [theFrom] [does].
    Mon entreprise, [from], [does].
    Je travaille [atFrom], qui [does].
    [clause].
    Notre métier [atFrom] consiste à [to].
    [atFrom], notre travail est de [to].
    [theFrom] propose [a].
    [atFrom], nous proposons [a].
    [the], c’est notre métier [atFrom].
    [atFrom], nous proposons [figure].
    Je {vous propose|te propose} [figure].
    Je travaille [atFrom] : [plain].
    Je {vous écris|t’écris} de la part [ofFrom] : [plain].`,
  more: `
    [weAlone].
    Concrètement, nous proposons [a].
    Je peux {vous proposer|te proposer} [a].
    Pour commencer, nous proposons [a].
    Concrètement, nous proposons [figure].
    Je peux {vous proposer|te proposer} [figure].
    Pour commencer, nous proposons [figure].
    [atFrom], [we].
    Concrètement, [clause].
    [theFrom] [does].
    [atFrom], notre travail est de [to].
    [the], c’est notre métier [atFrom].`,
  point: `
    [point].
    {Vous pouvez|Tu peux} compter sur [counted].
    [atFrom], {vous pouvez|tu peux} compter sur [counted].`,
  asked: `
    [atFrom], {vous trouverez|tu trouveras} ceci : [plain].
    Ce que {vous trouverez|tu trouveras} [atFrom] : [plain].
    Un point à savoir : [plain].`,
  introduction: `
    Je travaille [atFrom].
    Je suis [senderRole] [atFrom].
    Je {vous écris|t’écris} de la part [ofFrom].`,
  note_end: `
    Au plaisir d’en parler avec {vous|toi}.
    Au plaisir d’échanger.
    J’aimerais en parler avec {vous|toi}.
    Échangeons si {vous le souhaitez|tu le souhaites}.`,
  note_who: `
    Je travaille [atFrom] ; au plaisir d’échanger.
    Je travaille [atFrom] sur ces questions ; échangeons si {vous le souhaitez|tu le souhaites}.
    Je suis [senderRole] [atFrom], et j’aimerais en parler avec {vous|toi}.`,
  because: `
    Je {vous|te} le demande, car [problem].
    Je pose la question, car [problem].`,
  neutral_question: `
    Comment cela se passe-t-il [atCompany] ?
    Comment est-ce traité aujourd’hui [atCompany] ?
    Est-ce un sujet [atCompany] en ce moment ?
    Qui suit ce sujet [atCompany] ?
    Comment {faites-vous|fais-tu} aujourd’hui ?
    Comment {procédez-vous|procèdes-tu} pour l’instant ?
    Est-ce un sujet pour {vous|toi} en ce moment ?
    Est-ce fait en interne, ou confié à quelqu’un ?`,
  give: `
    Je peux {vous envoyer|t’envoyer} [give].
    Si cela {vous|te} sert, je {vous envoie|t’envoie} [give].
    Un mot de {votre|ta} part, et je {vous envoie|t’envoie} [give].`,
  give_question: `
    {Voulez-vous|Veux-tu} que je {vous envoie|t’envoie} [give] ?
    Puis-je {vous envoyer|t’envoyer} [give] ?`,
  booking: `
    Si c’est plus simple, {vous pouvez|tu peux} choisir un moment ici : [link]
    Pour choisir un moment : [link]
    Mes disponibilités sont ici : [link]`,
  way_out: `
    Si ce n’est pas le moment, {dites-le-moi|dis-le-moi} simplement.
    Un simple non me va aussi.
    Si le sujet est déjà réglé, {dites-le-moi|dis-le-moi} en un mot.
    Si le sujet n’est pas pour {vous|toi}, {dites-le-moi|dis-le-moi} en un mot.
    Si ce n’est pas une priorité, {dites-le-moi|dis-le-moi} simplement.
    {Vous pouvez|Tu peux} aussi me dire non, sans autre explication.`,
  last_word: `
    C’est mon dernier message à ce sujet.
    Ce message est le dernier sur ce sujet.
    C’est mon dernier message : sans réponse de {votre|ta} part, je n’insisterai pas.
    C’est mon dernier message, et un non me va très bien aussi.
    Sans réponse de {votre|ta} part, ce message sera le dernier.
    C’est la dernière fois que je {vous écris|t’écris} à ce sujet.
    Après ce dernier message, je n’insisterai pas.
    Après ce dernier message, je referme le sujet.
    Je ne {vous relancerai|te relancerai} plus : ce message est le dernier.
    Je m’arrête là : c’était mon dernier message.`,
  warm_end: `
    Belle journée à {vous|toi} !
    Très bonne journée !
    Bonne journée à {vous|toi} !`,
} as const;

/** The patterns of every use, one text each. */
export const patternTexts: Readonly<Record<PatternUse, string>> = {
  ...hooks,
  ...parts,
  ...(Object.fromEntries(
    Object.entries(asking).flatMap(([goal, { question, ask }]) => [
      [`question_${goal}`, question],
      [`ask_${goal}`, ask],
    ]),
  ) as Record<`question_${MessageGoal}` | `ask_${MessageGoal}`, string>),
};

export const isHookUse = (use: PatternUse): use is keyof typeof hooks => use in hooks;
