import type { MessageGoal } from '../campaigns/engagement.ts';
import { asking } from './asking-patterns.ts';

/** What a pattern is for: the fact it tells, the part of the offer it says, what it asks. */
export type PatternUse =
  | keyof typeof hooks
  | keyof typeof parts
  | `question_${MessageGoal}`
  | `ask_${MessageGoal}`;

/**
 * One pattern per line: « {vous|tu} » by formality, « [slot] » to be filled with a whole phrase, so that a pattern never
 * has to elide, contract or agree.
 */
const hooks = {
  fact: `
    [fact].
    D’après {votre|ton} profil, [fact].
    Je lis sur {votre|ton} profil [thatFact].
    {Votre|Ton} profil indique [thatFact].
    Je vois [thatFact].`,
  role: `
    {Votre|Ton} profil indique un poste [ofRole].
    {Vous occupez|Tu occupes} un poste [ofRole].`,
  since: `
    [fact].
    Depuis [since], [job].
    {Vous êtes|Tu es} en poste [atCompany] depuis [since].`,
  start: `
    {Vous avez pris|Tu as pris} {votre|ton} poste [atCompany] en [since].
    {Votre|Ta} prise de poste [atCompany] date [ofSince].
    En [since], {vous avez pris|tu as pris} {votre|ton} poste actuel [atCompany].`,
  moved: `
    Après [pastName], [fact].
    Après [pastName], {vous avez pris|tu as pris} {votre|ton} poste [atCompany] en [since].`,
  framed: `
    Vous êtes [count] [atCompany].
    [atCompany], vous êtes [count].
    Vous êtes aujourd’hui [count] [atCompany].`,
  framed_total: `
    Vous êtes [count] [atCompany], soit [total].
    [atCompany], vous êtes [count] : cela fait [total].`,
  company: `
    {Vous travaillez|Tu travailles} [atCompany].
    D’après {votre|ton} profil, {vous travaillez|tu travailles} [atCompany].
    Je vois que {vous travaillez|tu travailles} [atCompany].`,
  past: `
    Avant {votre|ton} poste actuel, [fact].
    {Votre|Ton} parcours passe par un poste [ofPast].
    Je vois dans {votre|ton} parcours un poste [ofPast].`,
  headcount: `
    La page [ofCompany] annonce [headcount].
    D’après sa page, l’effectif [ofCompany] est de [headcount].
    Je lis [headcount] sur la page [ofCompany].`,
  place: `
    {Votre|Ton} profil {vous|te} situe [inPlace].
    D’après {votre|ton} profil, {vous êtes|tu es} [inPlace].`,
  school: `
    {Votre|Ton} profil mentionne {vos|tes} études [atSchool].
    Je vois dans {votre|ton} parcours des études [atSchool].
    Je lis dans {votre|ta} formation : [school].
    {Votre|Ton} profil cite {votre|ta} formation : [school].`,
  skill: `
    Parmi {vos|tes} compétences, {vous citez|tu cites} [skill].
    Je lis [skill] parmi {vos|tes} compétences.
    [skill] figure parmi les compétences de {votre|ton} profil.`,
  tool: `
    {Vous utilisez|Tu utilises} [tool].
    Je crois savoir que {vous utilisez|tu utilises} [tool].`,
  recommended: `
    [by] m’a recommandé de m’adresser à {vous|toi}.
    Je m’adresse à {vous|toi} sur la recommandation de [by].`,
  language: `
    {Vous parlez|Tu parles} [language], d’après {votre|ton} profil.
    {Votre|Ton} profil indique que {vous parlez|tu parles} [language].`,
  industry: `
    {Votre|Ton} profil indique un secteur : [industry].
    Je lis le secteur de {votre|ton} profil : [industry].`,
  headline: `
    En tête de {votre|ton} profil, {vous écrivez|tu écris} : [quote].
    {Votre|Ton} profil {vous|te} présente ainsi : [quote].
    Le titre de {votre|ton} profil dit : [quote].`,
  about: `
    {Vous écrivez|Tu écris} dans {votre|ta} présentation : [quote].
    [quote], {écrivez-vous|écris-tu} dans {votre|ta} présentation.
    {Votre|Ta} présentation le dit : [quote].
    Dans {votre|ta} présentation, {vous écrivez|tu écris} : [quote].`,
  detail: `
    {Vous décrivez|Tu décris} ainsi {votre|ton} poste : [quote].
    À propos de {votre|ton} poste, {vous écrivez|tu écris} : [quote].
    [quote] : c’est ainsi que {vous décrivez|tu décris} {votre|ton} poste.`,
  detail_part: `
    [part] fait partie de {votre|ton} poste [atCompany].
    {Votre|Ton} poste [atCompany] comprend [smallPart].
    [atCompany], {vous suivez|tu suis} [smallPart].`,
  detail_task: `
    [part] fait partie de {votre|ton} poste [atCompany].
    {Votre|Ton} poste [atCompany] consiste entre autres à [smallPart].`,
  about_said: `
    [said], {dites-vous|dis-tu} dans {votre|ta} présentation.
    {Vous le dites|Tu le dis} dans {votre|ta} présentation : [said].
    {Votre|Ta} présentation le dit : [said].`,
  detail_said: `
    [said], d’après {votre|ton} profil.
    Dans {votre|ton} poste, [said].
    D’après {votre|ton} profil, [said].`,
  post: `
    {Vous écriviez|Tu écrivais} [on] : [quote].
    [quote], {écriviez-vous|écrivais-tu} [on].
    Dans {votre|ta} publication [ofDay], {vous écriviez|tu écrivais} : [quote].
    J’ai lu {votre|ta} publication [ofDay] : [quote].`,
  post_undated: `
    {Vous écriviez|Tu écrivais} il y a peu : [quote].
    Dans une publication, {vous écriviez|tu écrivais} : [quote].
    [quote], {écriviez-vous|écrivais-tu} dans une publication.`,
  post_said: `
    [said], {disiez-vous|disais-tu} [on].
    {Vous l’annonciez|Tu l’annonçais} [on] : [said].
    [on], {vous l’écriviez|tu l’écrivais} : [said].
    {Vous l’avez écrit|Tu l’as écrit} [on] : [said].`,
  subject_post: `
    {Votre|Ta} publication [ofDay] parle de [word].
    {Vous parliez|Tu parlais} de [word] dans {votre|ta} publication [ofDay].`,
  subject_about: `
    {Votre|Ta} présentation parle de [word].
    {Vous parlez|Tu parles} de [word] dans {votre|ta} présentation.`,
} as const;

const parts = {
  opening: `
    Que changerait [a] [atCompany] ?
    [atCompany], à quoi servirait [a] ?
    [atCompany], qui aurait l’usage [ofA] ?
    [the], qui s’en occupe [atCompany] ?
    [atCompany], qui suit [the] ?
    [to], est-ce un sujet [atCompany] ?
    [atCompany], qui s’occupe de ce sujet : [figure] ?
    [atCompany], que {feriez-vous|ferais-tu} [ofFigure] ?`,
  opening_plain: `
    {Avez-vous|As-tu} une minute pour un sujet qui concerne peut-être {votre|ton} travail [atCompany] ?`,
  sender: `
    [atFrom], [we].
    [we].
    Je travaille [atFrom] : [we].
    [from] [does].
    Je travaille [atFrom], qui [does].
    Mon entreprise, [from], [does].
    [clause].
    Notre travail [atFrom] consiste à [to].
    Notre métier consiste à [to].
    [atFrom], notre travail est de [to].
    [from] propose [a].
    [atFrom], nous proposons [a].
    Nous proposons [a].
    Je {vous propose|te propose} [a].
    [the], c’est notre métier [atFrom].
    [atFrom], notre métier est [the].
    Nous proposons [figure].
    [atFrom], nous proposons [figure].
    Je {vous propose|te propose} [figure].
    Je travaille [atFrom] : [plain].
    Je {vous écris|t’écris} de la part [ofFrom] : [plain].`,
  sender_after: `
    De notre côté, [atFrom], [we].`,
  more: `
    Concrètement, nous proposons [a].
    Je peux {vous proposer|te proposer} [a].
    [from] propose aussi [a].
    Pour commencer, nous proposons [a].
    Concrètement, nous proposons [figure].
    Je peux {vous proposer|te proposer} [figure].
    Pour commencer, nous proposons [figure].
    Concrètement, [we].
    [atFrom], [we].
    Concrètement, [clause].
    [from] [does].
    [atFrom], notre travail est de [to].
    Nous aidons aussi à [to].
    [the], c’est notre métier [atFrom].
    Concrètement : [plain].`,
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
    Échangeons si {vous le souhaitez|tu le souhaites}.
    Le sujet {vous|te} parle peut-être : entrons en contact.`,
  note_who: `
    Je travaille [atFrom] ; au plaisir d’échanger.
    Je travaille [atFrom] sur ces questions ; échangeons si {vous le souhaitez|tu le souhaites}.
    Je suis [senderRole] [atFrom] ; au plaisir d’échanger.
    Je suis [senderRole] [atFrom], et j’aimerais en parler avec {vous|toi}.`,
  neutral_question: `
    Comment cela se passe-t-il [atCompany] ?
    Comment est-ce traité aujourd’hui [atCompany] ?
    Est-ce un sujet [atCompany] en ce moment ?
    Qui suit ce sujet [atCompany] ?
    Le sujet se pose-t-il [atCompany] ?
    Comment {faites-vous|fais-tu} aujourd’hui ?
    Comment {procédez-vous|procèdes-tu} pour l’instant ?
    Est-ce un sujet pour {vous|toi} en ce moment ?
    Est-ce fait en interne, ou confié à quelqu’un ?`,
  give: `
    Je peux {vous envoyer|t’envoyer} [give].
    Si cela {vous|te} sert, je {vous envoie|t’envoie} [give].
    J’ai sous la main [give] : un mot, et je {vous l’envoie|te l’envoie}.`,
  give_question: `
    {Voulez-vous|Veux-tu} que je {vous envoie|t’envoie} [give] ?
    Puis-je {vous envoyer|t’envoyer} [give] ?`,
  booking: `
    Si c’est plus simple, {vous pouvez|tu peux} choisir un moment ici : [link]
    Pour choisir un moment : [link]
    Mes disponibilités sont ici : [link]
    Le plus simple est de choisir un moment ici : [link]`,
  way_out: `
    Si ce n’est pas le moment, {dites-le-moi|dis-le-moi} simplement.
    Un simple non me va aussi.
    Un non me va très bien aussi.
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
