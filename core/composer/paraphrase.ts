import type { Formality } from '../campaigns/engagement.ts';
import { smallInitial } from '../french/sentences/prose.ts';
import { isHarmless } from './quotable.ts';

/** Somebody's own sentence as one would say it to them: what they do, what is so with them, or how they see things. */
export type Paraphrase = { text: string; about: 'them' | 'theirs' | 'view' };

type Wish = {
  formality: Formality;
  /** What it has to hold; null: its beginning. */
  holds: ((text: string) => boolean) | null;
  /** It may be over by now. */
  isOld?: boolean;
};

const bounds = { shortest: 14, longest: 110 };
const parts = /\s*[:;–—]\s+|,\s+(?=(?:et|mais|un|une|pour|avec|ce|car|merci)\s)/u;
const day = /\s(?:lundi|mardi|mercredi|jeudi|vendredi)(?: (?:prochain|dernier))?(?=[\s,]|$)/giu;
const soonOver =
  /(?<!\p{L})(?:hier|demain|aujourd’hui|ce (?:matin|soir|mois)|cette semaine|la semaine|samedi|dimanche|week-end)(?!\p{L})/iu;

/** null when it cannot surely be turned: nothing is said then that its words do not say. */
export function paraphrase(raw: string, { formality, holds, isOld = false }: Wish): Paraphrase | null {
  const text = raw
    .trim()
    .replaceAll("'", '’')
    .replace(/[.!…]+$/u, '');
  if (/[?«»#@]/u.test(text) || !isHarmless(text)) return null;
  const clauses = text.split(parts);
  const at = holds ? clauses.findIndex(holds) : 0;
  const clause = (clauses[at] ?? text).replace(/^(?:et|mais|car) /u, '').replace(day, '');
  if (clause.length < bounds.shortest || clause.length > bounds.longest || soonOver.test(clause)) return null;
  const them = whatTheyDo(clause, formality, isOld);
  if (them) return { text: them, about: 'them' };
  return isOld ? null : whatIsSo(clause, formality);
}

const subject =
  /^(?:(?<we>Nous) (?<plural>\p{L}+)ons|(?:On|Je) (?<single>\p{L}+)e|J’(?<elided>\p{L}+)e|(?<have>J’ai|On a)|Je (?<third>\p{L}+d)s)(?<rest> .+)$/u;
/** Verbs whose stem or ending changes with the person. */
const irregular = /^(?:somm|fais|dis)$|è\p{L}+$|[oua]i$|(?:ell|ett)$|^(?:com|ap|re|sur)?prend$/u;
const gladly =
  /^(?:(?:Très|Si|Tellement) )?(?:heureu(?:x|se)s?|ravie?s?|fi(?:er|ère)s?|contente?s?) (?:de |d’)(?<does>\p{L}+(?:er|ir|re)) (?<what>.+)$/iu;
const notDone = /^(?:annoncer|partager|avoir|être|vous|participer|compter|rejoindre|voir|revenir)$/u;
const toCome =
  /(?<!\p{L})(?:en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|bientôt|prochaine?s?|prochainement|dès|à partir|d’ici|au printemps|à la rentrée)(?!\p{L})/u;

/** « Nous recrutons deux soudeurs » is « vous recrutez deux soudeurs », and of long ago « vous recrutiez ». */
function whatTheyDo(text: string, formality: Formality, isOld: boolean): string | null {
  const isVous = formality === 'vous';
  const { does = '', what = '' } = gladly.exec(text)?.groups ?? {};
  if (does && !notDone.test(does) && toCome.test(what) && !isOld)
    return withRest(`${isVous ? 'vous allez' : 'tu vas'} ${does}`, ` ${what}`, formality);
  const care =
    /^Je suis(?<rest> (?:la |le |les |l’)\p{L}+(?:erie|tion|ment|age|paie|ance|dossiers?|projets?)(?= |$).*)$/u;
  const followed = care.exec(text)?.groups?.rest;
  if (followed) return withRest(isVous ? 'vous suivez' : 'tu suis', followed, formality);
  const found = subject.exec(text)?.groups;
  if (!found) return null;
  const { we, plural, single, elided, have, third, rest = '' } = found;
  if (have) return isOld ? null : withRest(isVous ? 'vous avez' : 'tu as', rest, formality);
  const verb = plural ?? single ?? elided ?? third ?? '';
  if (!verb || irregular.test(verb) || (we && !isVous)) return null;
  // « changeons » is « changez », « lançons » is « lancez ».
  const stem = we ? verb.replace(/ge$/u, 'g').replace(/ç$/u, 'c') : verb;
  if (isOld && stem === 'av') return null;
  const turned = isVous
    ? `vous ${stem}${isOld ? 'iez' : 'ez'}`
    : `tu ${stem}${isOld ? 'ais' : third ? 's' : 'es'}`;
  return withRest(turned, rest, formality);
}

/** « Nos délais ont doublé » is « vos délais ont doublé »; without them in it, it is how they see things. */
function whatIsSo(text: string, formality: Formality): Paraphrase | null {
  if (!/^(?:Nos|Notre|Mes|Mon|Ma|Une?|Les?|La|Deux|Trois|Chaque|Tou(?:te)?s?)(?!\p{L})|^L’|^\d/iu.test(text))
    return null;
  if (!verb.test(text)) return null;
  const turned = withRest('', smallInitial(text), formality);
  if (!turned) return null;
  const isTheirs =
    ours.test(text) || turned.includes('vous ') || /^(?:\d|Deux|Trois|Chaque|Une? nouve)/u.test(text);
  return { text: turned, about: isTheirs ? 'theirs' : 'view' };
}

const verb =
  /\s(?:est|sont|a|ont|vont|va|sera|seront|fait|font|tient|tiennent|se \p{L}+|ne \p{L}+|[mn]’(?:a|ont|occupe)|(?:arriv|commenc|démarr|chang|pass|rest|compt|doubl|manqu|demand|occup|évolu|entr)e(?:nt)?|ouvrent|rejoint|rejoignent|grandit|grandissent|prend|prennent|suffit)(?=\s)/u;
const ours = /(?<!\p{L})(?:nos|notre|mes|mon|ma)(?!\p{L})/iu;
const possessives: Readonly<Record<string, string>> = {
  nos: 'vos',
  notre: 'votre',
  mes: 'vos',
  mon: 'votre',
  ma: 'votre',
};
const firstPerson = /(?<![\p{L}’])(?:je|me|moi|nous|on|notre|nos|mon|ma|mes)(?!\p{L})|(?<!\p{L})[jm]’/iu;

/** The rest with the reader in the place of the writer; null where somebody of their side is left. */
function withRest(head: string, rest: string, formality: Formality): string | null {
  const turned =
    formality === 'vous'
      ? rest
          .replace(new RegExp(ours, 'gu'), (word) => possessives[word] ?? word)
          .replace(/(?<= )(?:nous|me) (?=\p{L})|(?<= )m’(?=\p{L})/gu, 'vous ')
      : rest;
  return firstPerson.test(turned) ? null : `${head}${turned}`;
}
