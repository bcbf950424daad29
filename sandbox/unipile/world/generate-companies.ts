import { at, capital, grouped, numberInWords, of, slugify, typeset } from './french-text.ts';
import { createRandom, type Random } from './seeded-random.ts';
import { activityOf, BRANDS, LARGEST_OF_TRADE, ofLand, POETIC_BRANDS } from './words/company-words.ts';
import type { Industry } from './words/french-industries.ts';
import { type Atlas, REGIONS, type Town } from './words/french-places.ts';
import { FOUNDER_NAMES, founderNames } from './words/person-names.ts';
import type { Company, Named } from './world.ts';

export type Trade = Industry & Named;

/** A company with what the people who work there need to know about it. */
export type Employer = { company: Company; trade: Trade; town: Town; isStartup: boolean };

const LANDS = new Map(REGIONS.map((region) => [region.name, region.lands]));
const HEADCOUNTS: readonly (readonly [readonly [number, number], number])[] = [
  [[1, 1], 7],
  [[2, 10], 25],
  [[11, 50], 28],
  [[51, 200], 20],
  [[201, 500], 9],
  [[501, 1_000], 4.5],
  [[1_001, 5_000], 4.5],
  [[5_001, 10_000], 1.3],
  [[10_001, 40_000], 0.7],
];
const LARGEST: Partial<Record<Trade['sector'], number>> = {
  tech: 4_000,
  consulting: 2_500,
  people: 6_000,
  public: 4_500,
};
const LARGE = /^(?:Centre hospitalier|Ville|Agglomération)/;
const LEGAL_FORMS = ['SAS', 'SARL', 'SA', 'SAS', 'SARL', 'Scop'];

export function generateCompanies(
  seed: string,
  count: number,
  year: number,
  trades: readonly Trade[],
  atlas: Atlas,
): Employer[] {
  const byWeight = trades.map((trade) => [trade, trade.weight] as const);
  const bigTowns = atlas.towns.filter(([, weight]) => weight >= 9);
  const names = new Set<string>();
  const slugs = new Set<string>();
  const ids = new Set<string>();

  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`${seed}/company/${index}`);
    const trade = random.weighted(byWeight);
    const headcount = drawHeadcount(random, trade);
    const town = random.weighted(headcount > 1_500 ? bigTowns : atlas.towns);
    const isStartup = trade.sector === 'tech' && headcount < 400 && random.chance(0.8);
    const name = unique(names, (attempt) => drawName(random, trade, town, headcount, attempt));
    const foundedIn = year - drawAge(random, headcount, isStartup || BRAND.test(name));
    const slug = unique(slugs, (attempt) => slugify(name) + (attempt === 0 ? '' : `-${random.int(1, 99)}`));
    const company: Company = {
      id: unique(ids, () => String(random.longTail(20_000, 98_000_000))),
      slug,
      name,
      industryId: trade.id,
      placeId: town.place.id,
      headcount,
      foundedIn,
      tagline: random.chance(0.7) ? random.pick(trade.taglines) : null,
      description: random.chance(0.85) ? describe(random, name, trade, town, headcount, foundedIn) : null,
      // Names may exist in the real world: the reserved domain keeps everybody off their sites.
      website: random.chance(0.85) ? `https://www.${slug.slice(0, 60)}.example` : null,
      followersCount: Math.round(headcount * (0.5 + random.next() * 9)) + random.int(3, 900),
    };
    return { company, trade, town, isStartup };
  });
}

const BRAND = new RegExp(`(?:^| )(?:${[...BRANDS].join('|')})(?: |$)`);

function drawAge(random: Random, headcount: number, isRecent: boolean): number {
  const least = headcount > 1_000 ? 16 : headcount > 150 ? 7 : 1;
  const most = isRecent ? Math.max(18, least + 6) : headcount < 12 ? 38 : headcount > 300 ? 140 : 75;
  return random.longTail(least, most);
}

export function unique<T>(taken: Set<T>, draw: (attempt: number) => T): T {
  for (let attempt = 0; attempt < 200; attempt++) {
    const value = draw(attempt);
    if (taken.has(value)) continue;
    taken.add(value);
    return value;
  }
  throw new Error('The lexicon is too small for so many different values.');
}

function drawHeadcount(random: Random, trade: Trade): number {
  const [min, max] = random.weighted(HEADCOUNTS);
  const wished = random.longTail(min, max);
  const most = LARGEST_OF_TRADE[trade.name] ?? LARGEST[trade.sector] ?? 40_000;
  const drawn = wished > most ? random.longTail(12, most) : wished;
  const least = trade.sector === 'public' ? 25 : trade.name === 'Banques' ? 60 : 1;
  return Math.max(drawn, least + (least > drawn ? random.int(0, 80) : 0));
}

function drawName(random: Random, trade: Trade, { place }: Town, headcount: number, attempt: number): string {
  const [town = '', region = ''] = place.path;
  const land = random.pick(LANDS.get(region) ?? ['Horizon']);
  const founders = random.chance(0.5) ? founderNames(region) : FOUNDER_NAMES;
  const values: Record<string, string> = {
    name: random.pick(founders),
    name2: random.pick(FOUNDER_NAMES),
    brand: random.pick(random.chance(0.4) ? POETIC_BRANDS : BRANDS),
    land,
    ofLand: ofLand(land),
    ofTown: of(town),
  };
  const form = random.pick(headcount < 200 ? trade.forms.filter((text) => !LARGE.test(text)) : trade.forms);
  const name = form.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
  if (attempt > 3) return `${name} ${town}`;
  if (trade.sector === 'public') return name;
  const isFamily = form.includes('{name}');
  if (headcount > 250 && isFamily && random.chance(0.4)) return `Groupe ${values.name}`;
  if (headcount > 2_000 && form.includes('{brand}') && random.chance(0.2)) return `${name} France`;
  return isFamily && headcount < 300 && random.chance(0.12) ? `${name} ${random.pick(LEGAL_FORMS)}` : name;
}

function describe(
  random: Random,
  name: string,
  trade: Trade,
  town: Town,
  headcount: number,
  foundedIn: number,
) {
  const isYoung = foundedIn > 2010;
  const isPublic = trade.sector === 'public';
  const entity = isPublic ? 'la structure' : 'l’entreprise';
  const where = at(town.place.path[0] ?? '');
  const does = activityOf(name) ?? random.pick(trade.does);
  const size =
    headcount === 1
      ? 'Un interlocuteur unique, du premier échange à la livraison.'
      : headcount < 12
        ? random.pick([
            'Une petite équipe soudée, joignable et réactive.',
            `Nous sommes ${numberInWords(headcount)}, et nos clients ont tous notre numéro.`,
          ])
        : random.pick([
            `Nos ${grouped(headcount)} collaborateurs partagent le goût du travail bien fait.`,
            `${capital(entity)} compte aujourd’hui ${grouped(headcount)} ${trade.name === 'Administration publique' ? 'agents' : 'salariés'}.`,
            headcount < 400
              ? `Avec ${grouped(headcount)} collaborateurs, nous gardons une organisation à taille humaine.`
              : `Nos ${grouped(headcount)} collaborateurs sont répartis sur plusieurs sites.`,
          ]);
  const sentences = random.pick([
    [`Depuis ${foundedIn}, ${name} ${does}.`, size],
    [
      `${name} ${does}.`,
      `Née en ${foundedIn} ${where}, ${entity} ${isYoung ? 'grandit chaque année' : 'est restée fidèle à son territoire'}.`,
      size,
    ],
    [`Bienvenue chez ${name} ! Installée ${where}, notre équipe ${does}.`, size],
    [`${capital(where)}, ${name} ${does}.`, size],
  ]);
  const endings: readonly string[] = [
    'Nous rejoindre, c’est choisir une maison où l’on apprend.',
    'Notre engagement : des délais tenus et des réponses claires.',
    'Nous investissons chaque année dans la formation et dans la réduction de notre empreinte.',
  ];
  if (random.chance(0.5)) sentences.push(random.pick(endings));
  return typeset(sentences.join(random.chance(0.25) ? '\n\n' : ' '));
}
