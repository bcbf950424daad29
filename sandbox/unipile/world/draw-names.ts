import { capital, type Gender } from './french-text.ts';
import type { Random } from './seeded-random.ts';
import {
  DOUBLE_LAST_NAMES,
  FRENCH_FIRST_NAMES,
  FRENCH_LAST_NAMES,
  LE_LAST_NAMES,
  localLastNames,
  NOBLE_LAST_NAMES,
  ORIGINS,
} from './words/person-names.ts';

export type Name = { firstName: string; lastName: string };

export function drawName(random: Random, gender: Gender, bornIn: number, region: string): Name {
  const origin = random.weighted([
    ['france', 76],
    ['maghreb', 9],
    ['africa', 4],
    ['south', 5],
    ['asia', 3],
    ['east', 3],
  ] as const);
  if (origin === 'france')
    return { firstName: frenchFirstName(random, gender, bornIn), lastName: frenchLastName(random, region) };
  const stock = ORIGINS[origin];
  const keepsFrenchName = random.chance(origin === 'africa' ? 0.15 : 0.3);
  return {
    firstName: keepsFrenchName ? frenchFirstName(random, gender, bornIn) : random.pick(stock[gender]),
    lastName: random.pick(stock.last),
  };
}

function frenchFirstName(random: Random, gender: Gender, bornIn: number): string {
  const years = FRENCH_FIRST_NAMES.find((names) => bornIn <= names.until);
  return random.pick(years?.[gender] ?? []);
}

function frenchLastName(random: Random, region: string): string {
  const stock = random.weighted([
    [FRENCH_LAST_NAMES, 68],
    [localLastNames(region), 23],
    [NOBLE_LAST_NAMES, 4],
    [LE_LAST_NAMES, 3],
    [DOUBLE_LAST_NAMES, 2],
  ]);
  return random.pick(stock);
}

const SYMBOLS = ['☁️', '🚀', '🌱', '🇫🇷', '✨', '🎯', '🔥', '⚡', '♻️', '👋', '💡', '🐝'];
const DIPLOMAS = [', PhD', ', MBA', ' - MBA', ', CFA', ' PMP®', ', Ing.', ' 🎓 HEC', ', CISSP', ' ICF'];

/** As people write themselves on the network. */
export function showName(random: Random, { firstName, lastName }: Name) {
  const quirk = random.weighted([
    ['none', 84],
    ['capitals', 7.5],
    ['symbol', 2.5],
    ['diploma', 2.5],
    ['lower', 1.2],
    ['initial', 0.8],
    ['allCapitals', 0.8],
    ['symbolFirst', 0.7],
  ] as const);
  const shown = { shownFirstName: firstName, shownLastName: capital(lastName) };
  if (!/^(?:de|du|d’)/.test(lastName) || random.chance(0.7)) shown.shownLastName = lastName;
  if (quirk === 'capitals' || quirk === 'allCapitals') shown.shownLastName = lastName.toUpperCase();
  if (quirk === 'allCapitals') shown.shownFirstName = firstName.toUpperCase();
  if (quirk === 'symbol') shown.shownLastName = `${lastName} ${random.pick(SYMBOLS)}`;
  if (quirk === 'symbolFirst') shown.shownFirstName = `${random.pick(SYMBOLS)} ${firstName}`;
  if (quirk === 'diploma') shown.shownLastName = lastName + random.pick(DIPLOMAS);
  if (quirk === 'initial')
    shown.shownLastName = `${lastName.replace(/^(?:de La |de |du |d’)/, '').charAt(0)}.`;
  if (quirk === 'lower')
    return { shownFirstName: firstName.toLowerCase(), shownLastName: lastName.toLowerCase() };
  return shown;
}
