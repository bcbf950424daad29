import { type Tenure, tenureBounds, tenures } from '#core/targeting/icp-criteria.ts';

/** How long a job has been held, in the sentence: where that stands, and what it asks for. */
export type TimeInJob = { start: number; end: number; tenures: Tenure[] };

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  neuf: 9,
  dix: 10,
  douze: 12,
  'dix-huit': 18,
};
const count = String.raw`(\d{1,2}|${Object.keys(numbers).reverse().join('|')})`;
const unit = String.raw`(ans?|années?|mois|semaines?)(?![\p{L}])`;
const post = String.raw`(?:(?:en|à\s+(?:leur|ce|son))\s+postes?|en\s+fonctions?|arriv[ée]e?s?|nomm[ée]e?s?|recrut[ée]e?s?|embauch[ée]e?s?|promue?s?|install[ée]e?s?|dans\s+(?:leur|le|ce|son)\s+postes?|qui\s+ont\s+(?:pris|changé\s+de)\s+(?:leur\s+)?(?:poste|fonctions?)|ayant\s+pris\s+(?:leur|ce)\s+poste)`;
const fewer = String.raw`(?:(?:depuis|il\s+y\s+a)\s+(?:moins\s+d(?:e\s+|[’'])|à\s+peine\s+)|depuis\s+au\s+plus\s+|(?:dans|ces|au\s+cours\s+des|sur)\s+les\s+)`;
const more = String.raw`(?:depuis|il\s+y\s+a)\s+(?:plus\s+d(?:e\s+|[’'])|au\s+moins\s+)`;
const fresh = String.raw`(?:qui\s+)?(?:viennent|vient|venant)\s+(?:juste\s+)?d(?:e\s+|[’'])(?:prendre|arriver|être\s+nomm|rejoindre|changer\s+de\s+poste|démarrer|débuter)(?:(?!\s+postes?\s+d)[^,;.(])*(?:\s+postes?(?=\s+d))?|nouve(?:aux|lles)(?=\s+(?:direct|respons|dirig|chef|D[A-Z]{2}(?!\p{L})))|(?:qui\s+)?(?:viennent|vient|venant)\s+(?:juste\s+)?d(?:e\s+|[’'])(?:se\s+lancer|s[’']installer|se\s+mettre|créer|ouvrir|reprendre)(?=\s|$)|récemment\s+(?:nommée?s?|arrivée?s?|en\s+poste|recrutée?s?|promue?s?)|(?:nouvellement|fraîchement)\s+(?:nommée?s?|arrivée?s?|en\s+poste)|nommée?s?\s+récemment|prises?\s+de\s+poste\s+récentes?|tout\s+juste\s+(?:nommée?s?|arrivée?s?|en\s+poste)|${post}\s+cette\s+année`;
const atLeast = String.raw`(?:au\s+moins|minimum|plus\s+d(?:e\s+|[’'])|à\s+partir\s+d(?:e\s+|[’']))\s*`;
const atMost = String.raw`(?:moins\s+d(?:e\s+|[’'])|au\s+plus|maximum)\s*`;
const inJob = String.raw`(?:${post}|de\s+postes?|d[’']ancienneté(?:\s+(?:dans|à)\s+(?:le|leur|ce|son)\s+postes?|\s+minimum)?|au\s+(?:même\s+)?postes?|à\s+(?:la|leur)\s+(?:même\s+)?(?:place|tête))`;
const begin = String.raw`(?<![\p{L}\p{N}])`;
const forms = [
  {
    pattern: new RegExp(`${begin}(?:${post}\\s+)?${fewer}${count}\\s*(?:derniers?\\s+)?${unit}`, 'giu'),
    isFewer: true,
  },
  {
    pattern: new RegExp(
      `${begin}(?:${post}\\s+)?depuis\\s+${count}\\s*${unit}\\s+(?:maximum|max|au\\s+plus|ou\\s+moins)`,
      'giu',
    ),
    isFewer: true,
  },
  { pattern: new RegExp(`${begin}(?:${post}\\s+)?${more}${count}\\s*${unit}`, 'giu'), isFewer: false },
  // « (moins de 18 mois) »: between brackets, after people.
  { pattern: new RegExp(`(?<=\\(\\s*)${atMost}${count}\\s*${unit}(?=\\s*\\))`, 'giu'), isFewer: true },
  // « Au moins 2 ans dans le poste », « moins de 18 mois d’ancienneté ».
  {
    pattern: new RegExp(`${begin}(?:avec\\s+)?${atLeast}${count}\\s*${unit}\\s+${inJob}`, 'giu'),
    isFewer: false,
  },
  {
    pattern: new RegExp(`${begin}(?:avec\\s+)?${atMost}${count}\\s*${unit}\\s+${inJob}`, 'giu'),
    isFewer: true,
  },
];
const freshly = new RegExp(`${begin}(?:${fresh})`, 'giu');
const postAt = new RegExp(post, 'iu');

/** « Fondée il y a plus de dix ans » is said of companies: only a job, or « depuis », makes it somebody's time. */
export function readTenures(sentence: string): TimeInJob[] {
  const found: TimeInJob[] = [];
  for (const { pattern, isFewer } of forms)
    for (const match of sentence.matchAll(pattern)) {
      const [text, digits = '', unitName = ''] = match;
      const isBetweenBrackets = sentence[match.index + text.length] === ')';
      if (!(/depuis|ancienneté|postes?/i.test(text) || postAt.test(text) || isBetweenBrackets)) continue;
      const months = toMonths(digits.toLowerCase(), unitName.toLowerCase());
      found.push({
        start: match.index,
        end: match.index + text.length,
        tenures: tenures.filter((tenure) => {
          const { from, to } = tenureBounds[tenure];
          const middle = to === null ? from + 1 : (from + to) / 2;
          return isFewer ? middle <= months : to === null || middle > months;
        }),
      });
    }
  for (const match of sentence.matchAll(freshly))
    found.push({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      tenures: ['0-6', '6-12'],
    });
  return found.filter(({ tenures }) => tenures.length > 0).sort((a, b) => a.start - b.start);
}

const toMonths = (count: string, unit: string): number => {
  const value = numbers[count] ?? Number(count);
  return unit.startsWith('an') ? value * 12 : unit.startsWith('sem') ? value / 4 : value;
};
