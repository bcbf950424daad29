/** Titles and degrees that people add to their name: they are no part of it. */
const titles =
  'dr dre docteur docteure pr prof professeur professeure me maitre mr m mme mlle mrs ms miss monsieur madame mademoiselle ing';
const degrees =
  'mba emba dba phd md msc ma ba bsc beng meng llm llb cfa cpa acca cma frm pmp cissp cism csm shrm hdr dea dess dscg dcg dec mim mph ing eng esq rn pharmd cpc pcc acc mcc icf pe';
const titleWords = new Set(titles.split(' '));
const degreeWords = new Set(degrees.split(' '));

/** They stay small before a name: « Jean-Pierre de La Tour ». */
const particles = new Set('de du des d von zu van der den dos da das'.split(' '));

const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.,]/gu, '')
    .toLowerCase();

/** Only the letters and marks a name is made of; what brackets or bars set aside is left out. */
function withoutOrnaments(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|"[^"]*"|«[^»]*»/g, ' ')
    .replace(/\s[-–—]\s.*$|[|•·–—/\\:;@#*+=_~^].*$/u, ' ')
    .replace(/['`´ʼ‘]/g, '’')
    .replace(/[^\p{L}\p{M}’.,\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A degree counts only after the first word, and written as one: « Ma » and « Pe » are names too. */
const isDegree = (word: string) =>
  degreeWords.has(bare(word)) && (bare(word).length > 2 || /^[A-Z.,]+$/.test(word));

/** Without emoji, titles and degrees. */
export function cleanName(name: string): string {
  const words = withoutOrnaments(name)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  while (words.length > 1 && titleWords.has(bare(words[0] ?? '')) && isTitle(words[0] ?? '')) words.shift();
  while (words.length > 1 && isDegree(words.at(-1) ?? '')) words.pop();
  return words
    .map((word) => word.replace(/^[.,’-]+|[,’-]+$/g, ''))
    .join(' ')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .trim();
}

/** « M » and « Me » are titles only with their full stop or their capital alone. */
const isTitle = (word: string) =>
  bare(word).length > 2 || /^(?:M\.|Me\.?|Mr\.?|Ms\.?|Dr\.?|Pr\.?)$/i.test(word);

/** Capitals alone, or none at all: nobody writes their own name so. Anything else is left as it is. */
export function repairCase(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, '');
  const isShouted =
    letters === letters.toLocaleUpperCase('fr') && letters !== letters.toLocaleLowerCase('fr');
  const isMuttered =
    letters === letters.toLocaleLowerCase('fr') && letters !== letters.toLocaleUpperCase('fr');
  if (letters.length < 2 || !(isShouted || isMuttered)) return name;
  const words = name.toLocaleLowerCase('fr').split(' ');
  return words
    .map((word, at) => (particles.has(word) && at < words.length - 1 ? word : raiseWord(word, isShouted)))
    .join(' ');
}

function raiseWord(word: string, isShouted: boolean): string {
  // « JB » and « JC » are initials.
  if (isShouted && /^[bcdfghjklmnpqrstvwxz]{2}$/.test(word)) return word.toUpperCase();
  return word
    .split('-')
    .map((part) => {
      const [, small, rest] = /^(d)’(.+)$/.exec(part) ?? [];
      return small && rest ? `d’${raise(rest)}` : part.split('’').map(raise).join('’');
    })
    .join('-');
}

const raise = (part: string): string => {
  const raised = part.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('fr'));
  return raised.replace(
    /^(Mc)(\p{L})(?=\p{L}{2})/u,
    (_, mc: string, letter: string) => mc + letter.toUpperCase(),
  );
};

export type SplitName = { firstName: string | null; lastName: string | null };

const isShoutedWord = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toLocaleUpperCase('fr');

/** « DUPONT Jean », « Jean DUPONT », « Dupont, Jean », else the first word and the rest. */
export function splitName(whole: string): SplitName {
  const [before = '', after = '', ...more] = whole.split(',').map((part) => part.trim());
  if (before && after && more.length === 0 && !isDegree(after.split(' ')[0] ?? ''))
    return { firstName: after, lastName: before };
  const words = cleanName(whole).split(' ').filter(Boolean);
  if (words.length < 2) return { firstName: words[0] ?? null, lastName: null };
  const shouted = words.map(isShoutedWord);
  if (!shouted.every(Boolean)) {
    const firstPlain = shouted.indexOf(false);
    if (shouted[0] && shouted.lastIndexOf(true) < firstPlain)
      return { firstName: words.slice(firstPlain).join(' '), lastName: words.slice(0, firstPlain).join(' ') };
    const firstShouted = shouted.indexOf(true);
    if (firstShouted > 0 && shouted.slice(firstShouted).every(Boolean)) {
      const at = particleStart(words, firstShouted);
      return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
    }
  }
  return { firstName: words[0] ?? null, lastName: words.slice(1).join(' ') };
}

/** « Jean de LA TOUR »: the particle goes with the name. */
function particleStart(words: readonly string[], from: number): number {
  let at = from;
  while (at > 1 && particles.has(words[at - 1]?.toLowerCase() ?? '')) at--;
  return at;
}
