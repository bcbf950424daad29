import { type Fact, type FactKind, isOfOffer } from '../ledger/fact.ts';
import type { Subject } from './clauses.ts';
import type { GateInput } from './gate-input.ts';
import { findNumbers } from './numbers.ts';
import { readFact, saidIn, sharedWith } from './support.ts';
import { contentOf } from './word-roots.ts';

/** How far something goes, and what a fact that goes as far says. */
const extents: readonly {
  said: RegExp;
  proved: RegExp;
  isOfPerson?: true;
  isOfProof?: true;
  isWide?: true;
}[] = [
  {
    said: /(?<!\p{L})(?:(?:toute?s?|tous) (?:les?|la|l[’']|ses|nos|vos|leurs|mes)(?! (?:monde|matins?|jours?|soirs?|nuits?|semaines?|mois|ans|heures?|deux|trois))|tou(?:te)?s(?! (?:deux|les|nos|vos|ses|mes|leurs)(?!\p{L}))|tout seuls?|seule?s? (?=(?:les?|la|vos|votre|ses)(?!\p{L}))|dès (?:le|la) premi\p{L}+|immédiatement|instantanément|intégralement|entièrement|automatiquement|d[’'](?:elles?|lui|eux)-mêmes?)(?!\p{L})/iu,
    proved:
      /(?<!\p{L})(?:tout|toute|tous|toutes|seule?s?|unique|aucune?|jamais|sans|rien|chaque|plafonn\p{L}*|maximum|automatique\p{L}*)(?!\p{L})/iu,
  },
  {
    isWide: true,
    said: /(?<!\p{L})(?:aucune?|jamais)(?!\p{L})/iu,
    proved: /(?<!\p{L})(?:aucune?|jamais|sans|rien|ni|zéro|plafonn\p{L}*|maximum|seule?s?)(?!\p{L})/iu,
  },
  {
    isWide: true,
    said: /(?<!\p{L})(?:(?:a|ont) [^.!?]*une? seule?|n(?:e |[’'])[^.!?]*plus [^.!?]*une? seule?)(?!\p{L})/iu,
    proved: /(?<!\p{L})(?:seule?s?|uniques?|aucune?)(?!\p{L})/iu,
  },
  {
    said: /(?<!\p{L})(?:en tout|au total|en moyenne)(?!\p{L})/iu,
    proved: /(?<!\p{L})(?:en tout|total|moyenne)(?!\p{L})/iu,
  },
  {
    said: /(?<!\p{L})(?:l[’']ensemble de)(?!\p{L})/iu,
    proved: /(?<!\p{L})(?:ensemble|tout|toute|tous|toutes|automatique\p{L}*)(?!\p{L})/iu,
  },
  {
    isOfProof: true,
    said: /(?<!\p{L})n(?:e |[’'])[^.!?,;]{0,40}?(?<!\p{L})plus(?!\p{L})/iu,
    proved: /(?<!\p{L})(?:plus|jamais|aucune?|supprim\p{L}*|sans|zéro|cess\p{L}*)(?!\p{L})/iu,
  },
  {
    isOfPerson: true,
    said: /(?<!\p{L})(?:tou(?:te)?s les (?:matins?|jours?|soirs?|nuits?|semaines?|mois|ans)|chacune? de|chaque|toujours|systématiquement|régulièrement|plusieurs fois|sans cesse|constamment)(?!\p{L})/iu,
    proved:
      /(?<!\p{L})(?:tou(?:te)?s les|chaque|toujours|jamais|par (?:jour|semaine|mois|an|nuit)|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|annuel\p{L}*|régulièrement|habitude)(?!\p{L})/iu,
  },
  {
    said: /(?<!\p{L})(?:plus|moins) (?!de )\p{L}+ qu[e’']/iu,
    proved: /(?<!\p{L})(?:plus|moins|davantage|contre|mieux)(?!\p{L})/iu,
  },
];
const general: ReadonlySet<FactKind> = new Set(['problem', 'question', 'trade_words', 'market']);
const leastShared = 2;

/** « 46 dossiers, dont 45 acceptés »: one alone was not. */
const isLastOne = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => {
    const values = readFact(fact).numbers.map(({ value }) => value);
    return values.some((one) => values.includes(one - 1));
  });

export function looseExtent({ rules }: GateInput, text: string, subject: Subject): string | null {
  // Few sentences go that far: the others ask nothing of the facts.
  if (!extents.some((one) => one.said.test(text))) return null;
  const said = saidIn(text, contentOf(text));
  const near = rules.facts.filter((fact) => sharedWith(fact, said) > 0);
  const weigh = (fact: Fact) =>
    sharedWith(fact, said) +
    sharedWith(
      fact,
      said.filter((one) => /\d/.test(one)),
    );
  const most = Math.max(0, ...near.map(weigh));
  const best = near.filter((fact) => weigh(fact) === most);
  const isOfProof = best.some(({ kind }) => kind === 'proof');
  if (subject === 'nobody' && !isOfProof && best.some((fact) => general.has(fact.kind))) return null;
  // « Bravo à toutes les mains ! » states nothing.
  if (/^(?:encore )?(?:bravo|merci|chapeau)(?!\p{L})/iu.test(text)) return null;
  const isAbout =
    subject === 'person' ||
    subject === 'sender' ||
    best.some((fact) => !isOfOffer(fact) || most >= Math.min(leastShared, said.length));
  // « je n’avais jamais entendu… »: of oneself one may say so.
  if (!isAbout || /(?<!\p{L})(?:je|j[’'])/iu.test(text)) return null;
  // « trente-sept dossiers en moyenne »: a quotient that no fact has was counted.
  const isCounted = findNumbers(text).some(
    ({ key }) => !rules.facts.some((fact) => readFact(fact).has.has(key)),
  );
  for (const { said: sign, proved, isOfPerson, isOfProof: isCase, isWide } of extents) {
    const mark = sign.exec(text)?.[0];
    if (
      mark &&
      !(/moyenne/iu.test(mark) && isCounted) &&
      (!isOfPerson || subject === 'person') &&
      (!isCase || (isOfProof && subject === 'nobody')) &&
      !(isWide ? near : best).some((fact) => proved.test(fact.text)) &&
      !(/seule?/iu.test(mark) && isLastOne(best))
    )
      return mark;
  }
  return null;
}
