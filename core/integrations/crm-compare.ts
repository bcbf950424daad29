import { readProfileName } from '#core/people/linkedin-address.ts';
import { readDomain } from '#core/words/domain-name.ts';
import { fold } from '#core/words/fold.ts';
import { type CrmField, crmFields, type FieldMapping } from './crm-fields.ts';

/** What Accroche knows of a person, by field. */
export type OurValues = Readonly<Record<CrmField, string | null>>;
/** Of a record of the CRM, by the name of its property; what is empty is absent. */
export type TheirValues = Readonly<Record<string, string>>;
/** What Accroche held of each field when it was last settled with theirs. */
export type KnownValues = Readonly<Partial<Record<CrmField, string>>>;

/** `keep`: theirs was typed by hand, and stays. `conflict`: two values, and nobody said which. */
export type FieldAct = 'fill' | 'replace' | 'keep' | 'conflict';
export type FieldChange = { field: CrmField; ours: string; theirs: string | null; act: FieldAct };
export type Choice = 'ours' | 'theirs';
export type Choices = Readonly<Partial<Record<CrmField, Choice>>>;

/** `left`: nothing is written, for a reason that is said. */
export const crmVerdicts = ['create', 'complete', 'conflict', 'same', 'left'] as const;
export type CrmVerdict = (typeof crmVerdicts)[number];

/** What would become of each field; those that nothing happens to are absent. */
export function compareFields(
  ours: OurValues,
  theirs: TheirValues | null,
  known: KnownValues,
  mapping: FieldMapping,
): FieldChange[] {
  return crmFields.flatMap((field) => {
    const { property, policy } = mapping[field];
    const value = ours[field];
    if (!value || policy === 'off') return [];
    const there = theirs?.[property] ?? null;
    const act = actOf(field, value, there, known[field] ?? null, policy);
    return act ? [{ field, ours: value, theirs: there, act }] : [];
  });
}

function actOf(
  field: CrmField,
  ours: string,
  theirs: string | null,
  known: string | null,
  policy: 'by_hand' | 'ours',
): FieldAct | null {
  const isKnown = known !== null && isSameValue(field, known, ours);
  // Emptied by hand since: it stays empty.
  if (theirs === null) return isKnown && policy === 'by_hand' ? null : 'fill';
  if (isSameValue(field, ours, theirs)) return null;
  if (policy === 'ours') return 'replace';
  // Still what Accroche wrote: nobody typed there.
  if (known !== null && isSameValue(field, known, theirs)) return 'replace';
  return isKnown ? 'keep' : 'conflict';
}

/** « https://www.acme.fr/ » and « acme.fr » are one site; capitals, accents and blanks make no other value. */
export function isSameValue(field: CrmField, a: string, b: string): boolean {
  const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim();
  if (field === 'profile') {
    const [one, other] = [readProfileName(a), readProfileName(b)];
    return one !== null && one === other;
  }
  if (field === 'website') return (readDomain(a) ?? plain(a)) === (readDomain(b) ?? plain(b));
  if (field === 'phone') return digits(a) === digits(b);
  return plain(a) === plain(b);
}

/** « 06 12 34 56 78 » and « +33 6 12 34 56 78 » ring in the same place. */
const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:0033|33|0)(?=\d{9}$)/, '');

export function verdictOf(isThere: boolean, changes: readonly FieldChange[]): CrmVerdict {
  if (!isThere) return 'create';
  if (changes.some(({ act }) => act === 'conflict')) return 'conflict';
  return changes.some(isWritten) ? 'complete' : 'same';
}

const isWritten = ({ act }: FieldChange) => act === 'fill' || act === 'replace';

/** What is sent: a conflict only once the user chose ours. */
export const valuesToWrite = (
  changes: readonly FieldChange[],
  choices: Choices,
  mapping: FieldMapping,
): Record<string, string> =>
  Object.fromEntries(
    changes
      .filter(
        (change) => isWritten(change) || (change.act === 'conflict' && choices[change.field] === 'ours'),
      )
      .map(({ field, ours }) => [mapping[field].property, ours]),
  );

/** What is settled from now on: what was written, what was chosen, and what is `same` on both sides. */
export const knownAfter = (
  known: KnownValues,
  changes: readonly FieldChange[],
  choices: Choices,
  same: KnownValues = {},
): KnownValues => ({
  ...known,
  ...same,
  ...Object.fromEntries(
    changes
      .filter((change) => change.act !== 'conflict' || choices[change.field])
      .map(({ field, ours }) => [field, ours]),
  ),
});

/** What Accroche holds of the fields that nothing happens to. */
export function sameValues(ours: OurValues, changes: readonly FieldChange[]): KnownValues {
  const changed = new Set(changes.map(({ field }) => field));
  return Object.fromEntries(
    crmFields.flatMap((field) => (ours[field] && !changed.has(field) ? [[field, ours[field]]] : [])),
  );
}
