import { companySizes, type IcpCriteria, sizeBounds } from '../targeting/icp-criteria.ts';
import type { TargetAddition } from './outside-market.ts';

/** The target once the criterion is added; the same one when it has it already. */
export function addToTarget(criteria: IcpCriteria, addition: TargetAddition): IcpCriteria {
  if (addition.field === 'mustNotHave') {
    const isKnown = criteria.mustNotHave.includes(addition.word);
    return isKnown ? criteria : { ...criteria, mustNotHave: [...criteria.mustNotHave, addition.word] };
  }
  if (addition.field === 'industries') {
    const kept = criteria.industries.filter(({ label }) => addition.labels.includes(label));
    if (kept.length > 0 && kept.length === criteria.industries.length) return criteria;
    const wanted = addition.labels.map((label) => ({ id: null, label }));
    return { ...criteria, industries: kept.length > 0 ? kept : wanted };
  }
  const asked = criteria.companySizes.length > 0 ? criteria.companySizes : companySizes;
  const kept = asked.filter((size) => addition.sizes.includes(size));
  // A target that asks for none of the sizes served contradicts the offer: the offer's are taken.
  const sizes = kept.length > 0 ? kept : addition.sizes;
  const isSame =
    sizes.length === criteria.companySizes.length &&
    sizes.every((size) => criteria.companySizes.includes(size));
  return isSame ? criteria : { ...criteria, companySizes: sizes };
}

/** « Éviter « Banques » », « Se limiter à « Bâtiment » », « Se limiter à 11 à 500 salariés » */
export function describeAddition(addition: TargetAddition): string {
  if (addition.field === 'mustNotHave') return `Éviter «\u00a0${addition.word}\u00a0»`;
  if (addition.field === 'industries')
    return `Se limiter à ${new Intl.ListFormat('fr').format(addition.labels.map((label) => `«\u00a0${label}\u00a0»`))}`;
  const [first, last] = [addition.sizes[0], addition.sizes.at(-1)];
  if (!first || !last) return 'Revoir les tailles d’entreprise';
  const { max } = sizeBounds[last];
  const least = sizeBounds[first].min.toLocaleString('fr-FR');
  return max === null
    ? `Se limiter à ${least} salariés et plus`
    : `Se limiter à ${least} à ${max.toLocaleString('fr-FR')} salariés`;
}
