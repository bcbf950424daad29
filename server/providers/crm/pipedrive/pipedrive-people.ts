import type { ContactToSave, CrmRecord } from '../crm.ts';
import { type Fields, textOf } from './pipedrive-fields.ts';
import type { WirePerson } from './wire.ts';

/** What Pipedrive has of its own; a name is written whole. */
export const standardTexts = [
  { name: 'first_name', label: 'Prénom' },
  { name: 'last_name', label: 'Nom' },
  { name: 'email', label: 'E-mail' },
  { name: 'phone', label: 'Téléphone' },
];
const standard = new Set(standardTexts.map(({ name }) => name));

type Reached = WirePerson['emails'];
const firstOf = (reached: Reached): string | null =>
  (reached?.find(({ primary }) => primary) ?? reached?.[0])?.value || null;

/** « Noémie Le Goff » is Noémie, then Le Goff, where Pipedrive does not say it. */
function namesOf({ name, first_name, last_name }: WirePerson) {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  const isNamed = Boolean(first_name || last_name);
  return isNamed
    ? { first: first_name || null, last: last_name || null }
    : { first: first || null, last: rest.join(' ') || null };
}

export function recordOf(person: WirePerson, fields: Fields): CrmRecord {
  const { first, last } = namesOf(person);
  const custom = Object.keys(person.custom_fields ?? {}).map(
    (code) => [fields.nameOf(code), textOf(person.custom_fields, code)] as const,
  );
  const values = [
    ...([
      ['first_name', first],
      ['last_name', last],
      ['email', firstOf(person.emails)],
      ['phone', firstOf(person.phones)],
    ] as const),
    ...custom,
  ].flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return { id: String(person.id), values: Object.fromEntries(values) };
}

/** The names of what the user chose to write and that this account no longer has. */
export const missingFields = ({ values }: ContactToSave, fields: Fields): string[] =>
  Object.keys(values).filter((name) => !standard.has(name) && !fields.codeOf(name));

/** As Pipedrive takes it. The other addresses and numbers of somebody who is there stay. */
export function bodyOf({ values }: ContactToSave, fields: Fields, there: WirePerson | null) {
  const { first_name, last_name, email, phone, ...others } = values;
  const stored = there ? namesOf(there) : { first: null, last: null };
  const name = [first_name ?? stored.first, last_name ?? stored.last].filter(Boolean).join(' ');
  const custom = Object.entries(others).map(([one, value]) => [fields.codeOf(one) ?? one, value]);
  return {
    ...((first_name || last_name) && { name }),
    ...(email && { emails: withFirst(email, there?.emails) }),
    ...(phone && { phones: withFirst(phone, there?.phones) }),
    ...(custom.length > 0 && { custom_fields: Object.fromEntries(custom) as Record<string, string> }),
  };
}

const withFirst = (value: string, there: Reached) => [
  { value, primary: true, label: 'work' },
  ...(there ?? []).filter((one) => one.value !== value).map((one) => ({ ...one, primary: false })),
];
