import { departmentLabels } from '#core/companies/departments.ts';
import { regions } from '#core/places/french-regions.ts';
import { readPlaces } from '#core/places/read-place.ts';
import type { Choice, IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { type KnownDepartments, searchSeatOf } from '#core/targeting/search-plan.ts';
import { trades } from '#core/targeting/trades.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type {
  ParameterSearch,
  SearchParameter,
  SocialNetwork,
} from '#server/providers/social-network/social-network.ts';

const lookUpsAtMost = 12;
const keptAtMost = 2000;

/** Names of the network hardly ever change: what it answered once is not asked again. */
const kept = new WeakMap<SocialNetwork, Map<string, SearchParameter[]>>();

/** Words under the network's own names, with their ids; what it does not know stays words. */
export const lookUpChoices = (
  ctx: Ctx,
  account: SocialAccountRow,
  kind: ParameterSearch['kind'],
  choices: readonly Choice[],
): Promise<Choice[]> =>
  Promise.all(
    choices.map(async (choice, rank) => {
      if (choice.id !== null || rank >= lookUpsAtMost) return choice;
      const found = await lookUp(ctx, account, kind, choice.label);
      if (found) return { id: found.id, label: found.title };
      // A trade is searched in the sector where its houses stand, and judged by its own name.
      const sector = kind === 'industry' ? trades.get(choice.label)?.sectors[0] : undefined;
      const around = sector ? await lookUp(ctx, account, kind, sector) : null;
      return around ? { id: around.id, label: choice.label } : choice;
    }),
  );

/** The departments of a target, if the network knows them all, or at least the region of each. */
export async function lookUpDepartments(
  ctx: Ctx,
  account: SocialAccountRow,
  { departments }: IcpCriteria,
): Promise<KnownDepartments | null> {
  if (departments.length === 0 || departments.length > lookUpsAtMost) return null;
  const found = await Promise.all(
    departments.map(async (number) => {
      const name = departmentLabels.get(number);
      const region = regions.find((one) => Object.keys(one.departments).includes(`${number} ${name}`))?.name;
      if (!name || !region) return null;
      const itself = await lookUp(ctx, account, 'location', `${name}, ${region}, France`);
      if (itself) return { id: itself.id, isExact: true };
      const around = await lookUp(ctx, account, 'location', `${region}, France`);
      return around && { id: around.id, isExact: false };
    }),
  );
  const known = found.filter((one) => one !== null);
  if (known.length < departments.length) return null;
  return { ids: [...new Set(known.map(({ id }) => id))], isExact: known.every(({ isExact }) => isExact) };
}

/** Places to search in: a department that the network does not list is searched in its region, and judged later. */
export async function lookUpAround(
  ctx: Ctx,
  account: SocialAccountRow,
  places: readonly Choice[],
): Promise<{ places: Choice[]; isExact: boolean }> {
  let isExact = true;
  const around = await Promise.all(
    places.map(async (place, rank) => {
      const region = place.id === null && rank < lookUpsAtMost ? regionOfDepartment(place.label) : null;
      const found = region && (await lookUp(ctx, account, 'location', `${region}, France`));
      if (!found) return place;
      isExact = false;
      return { id: found.id, label: place.label };
    }),
  );
  return { places: around, isExact };
}

function regionOfDepartment(label: string): string | null {
  const isDepartment = readPlaces(label).every(
    ({ town, departments }) => town === null && departments?.length === 1,
  );
  const key = normaliseWords(label.split(',')[0] ?? '');
  const named = ({ departments }: (typeof regions)[number]) =>
    Object.keys(departments).some((entry) => normaliseWords(entry.replace(/^\S+ /, '')) === key);
  return (isDepartment && regions.find(named)?.name) || null;
}

async function lookUp(
  ctx: Ctx,
  account: SocialAccountRow,
  kind: ParameterSearch['kind'],
  label: string,
): Promise<SearchParameter | null> {
  const [keywords = ''] = label.split(',');
  const listed = await askOnce(ctx, account, { kind, keywords, limit: 10, seat: searchSeatOf(account.tier) });
  return pickNamed(listed, label);
}

async function askOnce(
  { network }: Ctx,
  account: SocialAccountRow,
  wanted: ParameterSearch,
): Promise<SearchParameter[]> {
  if (!network) return [];
  const answers = kept.get(network) ?? new Map<string, SearchParameter[]>();
  kept.set(network, answers);
  const key = [wanted.kind, wanted.seat, normaliseWords(wanted.keywords)].join('|');
  const known = answers.get(key);
  if (known) return known;
  const outcome = await network.searchParameters(account.providerAccountId, wanted);
  if (outcome.is !== 'done') return [];
  if (outcome.value.length > 0 && answers.size < keptAtMost) answers.set(key, outcome.value);
  return outcome.value;
}

/** That very name; or « Nancy » alone for « Nancy, Grand Est, France », where no other place has its name. */
export function pickNamed(listed: readonly SearchParameter[], label: string): SearchParameter | null {
  const key = normaliseWords(label);
  const same = listed.find(({ title }) => normaliseWords(title) === key);
  if (same || label.includes(',')) return same ?? null;
  const named = listed.filter(({ title }) => normaliseWords(title.split(',')[0] ?? '') === key);
  const french = named.filter(({ title }) => title.endsWith(', France'));
  const [first, ...others] = french.length > 0 ? french : named;
  return others.every(({ title }) => title === first?.title) ? (first ?? null) : null;
}
