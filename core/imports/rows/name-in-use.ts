import { isAllCaps, isParticle } from './name-words.ts';

const born = /^n[ée]e?$/u;
const married = /^(?:[ée]pouse|[ée]pse|[ée]p\.)$/iu;

/** « Sylvie PETIT née DURAND », « DURAND épouse PETIT Sylvie »: the name of birth is left out beside the one that is used. */
export function withNameInUse(name: string): string {
  if (!name.includes(' ')) return name;
  const words = name.split(/\s+/).filter(Boolean);
  const at = words.findIndex((word) => born.test(word) || married.test(word));
  if (at === -1) return name;
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  // Capitals tell the name of a family only beside words without.
  const isMixed = [...before, ...after].some((word) => !isAllCaps(word) && !isParticle(word));
  const kept = born.test(words[at] ?? '')
    ? [...before, ...after.slice(familyLength(after, isMixed))]
    : [...before.slice(0, before.length - familyLength(before.toReversed(), isMixed)), ...after];
  return kept.length > 0 ? kept.join(' ') : after.join(' ');
}

/** How many words the name of a family takes: one and its particles, or all that are in capitals. */
function familyLength(words: readonly string[], isMixed: boolean): number {
  const first = words.findIndex((word) => !isParticle(word));
  const isShouted = isMixed && isAllCaps(words[first] ?? '');
  const end = words.findIndex(
    (word, at) => at > first && !isParticle(word) && !(isShouted && isAllCaps(word)),
  );
  return end === -1 ? words.length : end;
}
