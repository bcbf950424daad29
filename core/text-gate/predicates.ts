import { type Fact, type FactKind, isOfOffer } from '../ledger/fact.ts';
import { words } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { knownRoots, type Subject } from './clauses.ts';
import type { GateInput } from './gate-input.ts';
import { isSaidByOne, readFact, saidIn, sharedWith } from './support.ts';
import { type ContentWord, contentOf, rootOf } from './word-roots.ts';

/** What is done at work whatever the work: it promises nothing by itself. */
const plainVerbs = new Set(
  [
    ...words(
      `proposer editer vendre commercialiser offrir concevoir occuper realiser fournir developper creer construire permettre aider envoyer montrer venir intervenir
      commencer rendre prendre mettre chercher eviter preferer vouloir pouvoir savoir penser croire esperer aimer ecrire lire voir
      regarder expliquer raconter detailler preciser parler discuter echanger appeler rappeler repondre poser demander joindre
      partager transmettre adresser laisser promettre insister comprendre connaitre decouvrir trouver suivre tenir garder faire
      dire etre avoir aller travailler couter revenir compter fonctionner servir utiliser partir rester passer donner
      sembler devoir falloir suffire tomber interesser arriver attendre apprendre imaginer retenir noter remercier souhaiter
      contenter limiter resumer decrire citer evoquer mentionner excuser retrouver revoir ajouter remplacer finir terminer porter`,
    ),
  ].map(rootOf),
);
const helpers = words(
  'fait font faisons ne n vous te t le la les l en y lui leur nous me m se s avons ai a sommes est sont ont avais avions avait pas plus jamais deja aussi bien donc ensuite toujours simplement uniquement seulement meme alors etes suis etait sera seront va vont aurons aurez sera ete',
);
const subjects = words('nous');

/** What the sender, or a thing of theirs, is said to do; null where no verb can be told. */
function verbOf(input: GateInput, text: string, isThing: boolean): string | null {
  const said = normaliseWords(text.replace(/(?<!\p{L})à(?!\p{L})/giu, 'vers')).split(' ');
  const name = normaliseWords(input.rules.sender.company).split(' ');
  let at = said.findIndex(
    (word, index) =>
      (index === 0 && isThing) ||
      subjects.has(word) ||
      /^(?:notre|nos)$/.test(word) ||
      name.every((part, offset) => said[index + offset] === part),
  );
  if (at < 0) return null;
  if (isThing) at = 2;
  else if (said[at] === name[0] && !subjects.has(said[at] ?? '')) at += name.length;
  else if (/^(?:notre|nos)$/.test(said[at] ?? '')) at += 2;
  else at += 1;
  let isState = false;
  for (; helpers.has(said[at] ?? ''); at += 1)
    isState = /^(?:est|sont|etait|sera|seront|sommes)$/.test(said[at] ?? '');
  const verb = said[at] ?? '';
  if (isThing && !isState) return null;
  if (verb.length < 4 || linked.has(said[at - 1] ?? '')) return null;
  return (isState ? /(?:[eiu]e?s?|is|its?)$/ : /(?:ons|e|es|ent|t|d|s|u|ee|i)$/).test(verb) &&
    !/(?:este|ique|able|ible|ile|aire)s?$/.test(verb)
    ? verb
    : null;
}
const linked = words('de d du des pour par avec sur dans en vers chez et ou qui que');

/** « Clévo déverrouille la porte »: what the offer does not do, in the offer's own words. */
export function isNewDeed(input: GateInput, subject: Subject, text: string): string | null {
  const { person, offer } = knownRoots(input);
  const [, first = ''] = /^(?:les?|la|l[’']) ?(\p{L}{4,}) (?!d[eu]s? |d[’'])/iu.exec(text) ?? [];
  const thing = rootOf(normaliseWords(first));
  const isThing = subject === 'nobody' && first !== '' && offer.has(thing) && !person.has(thing);
  if (!isThing && subject !== 'sender') return null;
  if (/^(?:vous|tu)(?!\p{L})|(?<!\p{L})n(?:e |[’'])/iu.test(text)) return null;
  const verb = verbOf(input, text, isThing);
  if (!verb || contentOf(verb).length === 0) return null;
  const root = rootOf(verb);
  if (plainVerbs.has(root) || person.has(root) || offer.has(root)) return null;
  const beside = contentOf(text)
    .map((one) => one.root)
    .filter((one) => one !== root);
  // « Nous calculons les quantités à cuire »: all but the verb stands in one fact of the offer.
  const isRephrased =
    beside.length >= fewestBeside &&
    input.rules.facts.some((fact) => isOfOffer(fact) && isWithin(fact, beside));
  return isRephrased ? null : verb;
}

const reported =
  /(?<!\p{L})(?:vous|tu) (?:écri\p{L}+|disi\p{L}+|disais|dites|dis|raconti\p{L}+|racontez|évoqui\p{L}+|évoquez|expliqu\p{L}+|parli\p{L}+|parlez|décrivi\p{L}+|annonci\p{L}+|confi\p{L}+|cherch(?:i\p{L}+|ez|es)|demand(?:i\p{L}+|ez)|avez (?:écrit|dit|raconté|évoqué|expliqué|annoncé|publié|demandé))(?!\p{L})/iu;
const ownWords: ReadonlySet<FactKind> = new Set([
  'post',
  'about',
  'role_detail',
  'headline',
  'role',
  'detail',
]);
const identity: ReadonlySet<FactKind> = new Set([
  'first_name',
  'last_name',
  'role',
  'company',
  'place',
  'industry',
  'headcount',
  'role_since',
  'computed',
  'language',
]);

/** What is put into their mouth must be in what they wrote, and in one place of it. */
export function isMisquoted({ rules }: GateInput, text: string, content: readonly ContentWord[]): boolean {
  if (!reported.test(text) || /\d{2}/.test(text)) return false;
  const known = rules.facts.filter((fact) => identity.has(fact.kind) && fact.kind !== 'role');
  const said = content
    .map(({ root }) => root)
    .filter((root) => !known.some((fact) => readFact(fact).has.has(root)));
  const quoted = rules.facts.filter((fact) => !isOfOffer(fact) && ownWords.has(fact.kind));
  return said.length > 1 && !quoted.some((fact) => isWithin(fact, said));
}

const isWithin = (fact: Fact, said: readonly string[]): boolean => sharedWith(fact, said) === said.length;

const fewestMixed = 3;

/** « Vos deux apprentis rappellent les cabinets »: two facts made into a third one. */
export function isMixed({ rules }: GateInput, text: string, content: readonly ContentWord[]): boolean {
  if (!/^(?:vos|votre|tes|ton|ta|une? de (?:vos|tes)|\p{L}+ de (?:vos|tes))(?!\p{L})/iu.test(text))
    return false;
  const own = rules.facts.filter((fact) => !isOfOffer(fact));
  const known = own.filter((fact) => identity.has(fact.kind));
  const rest = saidIn(text, content).filter((one) => !known.some((fact) => readFact(fact).has.has(one)));
  if (rest.length < fewestMixed) return false;
  return !own.some((fact) => sharedWith(fact, rest) > rest.length / 2);
}

/** « Thermilyon a réduit ses pannes »: of somebody whom a fact names, what that fact does not say. */
export function isOfAnother(input: GateInput, text: string, content: readonly ContentWord[]): ContentWord[] {
  const { rules } = input;
  const names = [...text.matchAll(/(?<!^)(?<!\p{L})\p{Lu}\p{L}{3,}|^\p{Lu}\p{L}{3,}/gu)].map(([name]) =>
    rootOf(normaliseWords(name)),
  );
  const naming = rules.facts.filter(
    (fact) => isOfOffer(fact) && fact.kind === 'proof' && names.some((name) => isNameIn(fact, name)),
  );
  if (naming.length === 0) return [];
  const { offer } = knownRoots(input);
  return content.filter(({ root, word }) => !offer.has(root) && !isVerbLike(text, word));
}

const isNameIn = (fact: Fact, root: string): boolean =>
  [...fact.text.matchAll(/(?<!\p{L})\p{Lu}\p{L}{3,}/gu)].some(
    ([name]) => rootOf(normaliseWords(name)) === root,
  );

/** « a divisé », « reculer »: how a change is told may differ. */
const isVerbLike = (text: string, word: string): boolean => {
  if (/(?:er|ir|re)$/.test(word)) return true;
  const said = normaliseWords(text).split(' ');
  return beforeVerb.has(said[said.indexOf(word) - 1] ?? '');
};
const beforeVerb = words('a ont est sont ne n y plus pas');

const leastBeside = 0.75;
const fewestBeside = 3;

/** « Une famille s’est plainte »: what took place stands in one fact, or nobody knows of it; its verb alone may be another. */
export function isNewEvent({ rules }: GateInput, text: string, content: readonly ContentWord[]): boolean {
  const beside = saidIn(
    text,
    content.filter(({ word }) => !isVerbLike(text, word)),
  ).filter((one) => !/^\d/.test(one) || rules.facts.some((fact) => readFact(fact).has.has(one)));
  const verbs = content.filter(({ word }) => isVerbLike(text, word)).map(({ root }) => root);
  return !rules.facts.some((fact) => {
    if (verbs.some((verb) => readFact(fact).has.has(verb)) && isSaidByOne([fact], [...beside, ...verbs]))
      return true;
    if (verbs.length === 0 && beside.length > 1 && isWithin(fact, beside)) return true;
    return beside.length >= fewestBeside && sharedWith(fact, beside) >= beside.length * leastBeside;
  });
}

/** « Vous avez joué chez Arène Nord »: what was done at a former employer is what the fact of it says. */
export function isOtherPast({ rules }: GateInput, text: string, content: readonly ContentWord[]): boolean {
  if (!/(?<!\p{L})(?:vous|tu) (?:y )?(?:avez|as|êtes|es|étiez|étais)(?!\p{L})/iu.test(text)) return false;
  const naming = rules.facts.filter(
    (fact) =>
      fact.kind === 'past_role' &&
      [...fact.text.matchAll(/(?<=[\s’'(])\p{Lu}\p{L}{3,}/gu)].filter(([name]) => text.includes(name))
        .length > 0,
  );
  const [only] = naming;
  if (!only || naming.length > 1) return false;
  const leads = /(?<!\p{L})(?:dirigé|présidé|fondé|créé|piloté)e?s?(?!\p{L})/iu.test(text);
  if (leads && !/direct|dirig|présid|gérant|fondat|pdg|ceo|associé/iu.test(only.text)) return true;
  const own = rules.facts.filter((fact) => identity.has(fact.kind));
  return content.some(
    ({ root }) => ![only, ...own].some((fact) => readFact(fact).has.has(root)) && !plainVerbs.has(root),
  );
}
