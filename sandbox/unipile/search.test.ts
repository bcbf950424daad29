import { describe, expect, test } from 'vitest';
import { openSmallNetwork, smallNetwork } from './testing/open-small-network.ts';

const network = openSmallNetwork({ behaviour: { ...smallNetwork.behaviour, hasSearchCap: false } });

type Hit = {
  id: string;
  name: string;
  headline: string;
  location: string;
  network_distance: string;
  public_identifier: string | null;
  current_positions?: { company: string; company_id: string | null; role: string; start: { year: number } }[];
};
type Page = {
  items: Hit[];
  cursor: string | null;
  paging: { total_count: number };
  config: { params: unknown };
};

async function search(body: Record<string, unknown>, query = 'limit=100'): Promise<Page> {
  const answer = await network.call(
    'POST',
    `/linkedin/search?account_id=${network.connect()}&${query}`,
    body,
  );
  expect(answer).toMatchObject({ status: 200, body: { object: 'LinkedinSearch' } });
  return answer.body as Page;
}
const classic = (filters: Record<string, unknown>) =>
  search({ api: 'classic', category: 'people', ...filters });
const sales = (filters: Record<string, unknown>) =>
  search({ api: 'sales_navigator', category: 'people', ...filters });
const total = async (keywords: string) => (await classic({ keywords })).paging.total_count;
const slugs = ({ items }: Page) => items.map((hit) => hit.public_identifier);

async function parameter(type: string, keywords: string): Promise<{ id: string; title: string }> {
  const query = `account_id=${network.connect()}&type=${type}&keywords=${encodeURIComponent(keywords)}`;
  const { body } = await network.call('GET', `/linkedin/search/parameters?${query}`);
  const [first] = body.items as { id: string; title: string }[];
  expect(first, `${type} ${keywords}`).toBeDefined();
  return first!;
}

describe('keywords', () => {
  test('ignore case and accents; words must all be there', async () => {
    const count = await total('directeur');
    expect(count).toBeGreaterThan(5);
    expect(await total('DIRECTEUR')).toBe(count);
    expect(await total('ingénieur')).toBe(await total('Ingenieur'));
    expect(await total('directeur commercial')).toBeLessThan(count);
    expect(await total('zzzz')).toBe(0);
  });

  test('understand AND, OR, NOT, quotes and brackets', async () => {
    const [all, directors, buyers] = [await total(''), await total('directeur'), await total('achats')];
    const both = await total('directeur AND achats');
    expect(await total('directeur OR achats')).toBe(directors + buyers - both);
    expect(await total('NOT directeur')).toBe(all - directors);
    expect(await total('directeur NOT achats')).toBe(directors - both);
    expect(await total('(directeur OR achats) NOT directeur')).toBe(buyers - both);
    expect(await total('"directeur commercial"')).toBeLessThanOrEqual(await total('directeur commercial'));
    for (const broken of ['(((', ')', 'AND', 'NOT', '"', 'OR OR']) await total(broken);
  });
});

describe('classic', () => {
  test('filters by place, industry, distance and words of the profile', async () => {
    const region = await parameter('LOCATION', 'Auvergne-Rhône-Alpes');
    const { items } = await classic({ location: [region.id] });
    expect(items.length).toBeGreaterThan(3);
    for (const { location } of items) expect(location).toContain('Auvergne-Rhône-Alpes');
    const industry = await parameter('INDUSTRY', '');
    const byIndustry = await classic({ industry: [Number(industry.id)] });
    expect(byIndustry.paging.total_count).toBeLessThan(200);
    const first = await classic({ network_distance: [1] });
    expect(new Set(first.items.map(({ network_distance }) => network_distance))).toEqual(
      new Set(['DISTANCE_1']),
    );
    const titled = await classic({ advanced_keywords: { title: 'directeur' } });
    expect(titled.paging.total_count).toBeGreaterThan(3);
    expect(titled.items[0]).not.toHaveProperty('current_positions');
    const [person] = titled.items;
    const [firstName] = person!.name.split(' ');
    expect(slugs(await classic({ advanced_keywords: { first_name: firstName } }))).toContain(
      person!.public_identifier,
    );
  });

  test('takes an address from the browser, and gives back a cursor that leads to the end', async () => {
    const url =
      'https://www.linkedin.com/search/results/people/?keywords=directeur&network=%5B%22S%22%2C%22O%22%5D';
    const direct = await classic({ keywords: 'directeur', network_distance: [2, 3] });
    const byUrl = await search({ url });
    expect(byUrl.paging).toEqual(direct.paging);
    const first = await search({ url }, 'limit=7');
    expect(first.items).toHaveLength(7);
    const content = JSON.parse(Buffer.from(first.cursor!, 'base64').toString());
    expect(content).toMatchObject({
      account_id: network.connect(),
      limit: 7,
      start: 7,
      params: { api: 'classic' },
    });
    const seen = slugs(first);
    for (let { cursor } = first; cursor; ) {
      const page = await search({}, `cursor=${encodeURIComponent(cursor)}`);
      seen.push(...slugs(page));
      cursor = page.cursor;
    }
    expect(seen).toEqual(slugs(direct));
  });

  test('shows people out of the network without their name', async () => {
    const hidden: Hit[] = [];
    for (let cursor: string | null = '', page: Page; cursor !== null; cursor = page.cursor) {
      page = await search(
        cursor ? { cursor } : { api: 'classic', category: 'people' },
        cursor ? 'x=1' : 'limit=100',
      );
      hidden.push(...page.items.filter(({ public_identifier }) => public_identifier === null));
    }
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden[0]).toMatchObject({
      name: 'Membre LinkedIn',
      network_distance: 'OUT_OF_NETWORK',
      member_urn: null,
    });
    const profile = await network.call('GET', `/users/${hidden[0]!.id}?account_id=${network.connect()}`);
    expect(profile).toMatchObject({ status: 422, body: { type: 'errors/invalid_recipient' } });
  });
});

describe('Sales Navigator', () => {
  test('includes and excludes by seniority, department, size, title, place and company', async () => {
    const everybody = (await sales({})).paging.total_count;
    const directors = await sales({ seniority: { include: ['director'] } });
    const others = await sales({ seniority: { exclude: ['director'] } });
    expect(directors.paging.total_count + others.paging.total_count).toBe(everybody);
    expect(directors.items[0]?.id).toMatch(/^ACw/);
    const department = await parameter('DEPARTMENT', 'Ventes');
    const sellers = await sales({ function: { include: [department.id] } });
    expect(sellers.paging.total_count).toBeGreaterThan(5);
    expect(sellers.paging.total_count).toBeLessThan(everybody);
    const small = await sales({ company_headcount: [{ min: 1, max: 50 }] });
    const large = await sales({ company_headcount: [{ min: 51 }] });
    expect(small.paging.total_count + large.paging.total_count).toBeLessThanOrEqual(everybody);
    const title = await parameter('JOB_TITLE', '');
    for (const { current_positions } of (await sales({ role: { include: [title.id] } })).items) {
      expect(current_positions?.[0]?.role.toLowerCase()).toContain(title.title.toLowerCase().slice(0, 5));
    }
    const company = sellers.items.find(({ current_positions }) => current_positions?.[0]?.company_id)!;
    const position = company.current_positions![0]!;
    for (const wanted of [position.company_id, position.company]) {
      expect(slugs(await sales({ company: { include: [wanted] } }))).toContain(company.public_identifier);
      expect(slugs(await sales({ company: { exclude: [wanted] } }))).not.toContain(company.public_identifier);
    }
  });

  test('takes an address from the browser', async () => {
    const query =
      '(keywords:directeur,filters:List((type:SENIORITY_LEVEL,values:List((id:220,text:Director,selectionType:INCLUDED),(id:310,selectionType:INCLUDED))),(type:COMPANY_HEADCOUNT,values:List((id:C,selectionType:INCLUDED)))))';
    const byUrl = await search({
      url: `https://www.linkedin.com/sales/search/people?query=${encodeURIComponent(query)}`,
    });
    const direct = await sales({
      keywords: 'directeur',
      seniority: { include: ['director', 'cxo'] },
      company_headcount: [{ min: 11, max: 50 }],
    });
    expect(slugs(byUrl)).toEqual(slugs(direct));
    expect(byUrl.config.params).toMatchObject({
      api: 'sales_navigator',
      seniority: { include: ['director', 'cxo'] },
    });
  });
});

test('companies are found and described', async () => {
  const { items } = await search({
    api: 'classic',
    category: 'companies',
    headcount: [{ min: 11, max: 50 }],
  });
  const company = items[0] as unknown as { id: string; name: string; headcount: string };
  expect(company).toMatchObject({ type: 'COMPANY', headcount: '11-50' });
  const byName = await search({ api: 'classic', category: 'companies', keywords: company.name });
  expect(byName.items.map(({ id }) => id)).toContain(company.id);
  const read = await network.call('GET', `/linkedin/company/${company.id}?account_id=${network.connect()}`);
  expect(read).toMatchObject({ status: 200, body: { object: 'CompanyProfile', name: company.name } });
});

test('what is asked wrongly is refused', async () => {
  const accountId = network.connect();
  const ask = (path: string, body: unknown) => network.call('POST', `/linkedin/search?${path}`, body);
  const people = { api: 'classic', category: 'people' };
  expect(await ask('', people)).toMatchObject({ status: 400, body: { type: 'errors/missing_parameters' } });
  expect(await ask(`account_id=${accountId}&limit=101`, people)).toMatchObject({ status: 400 });
  expect(await ask(`account_id=${accountId}`, { ...people, api: 'other' })).toMatchObject({ status: 400 });
  expect(await ask(`account_id=${accountId}`, { url: 'https://example.com' })).toMatchObject({ status: 400 });
  expect(await ask(`account_id=${accountId}`, { cursor: 'bm90IGpzb24=' })).toMatchObject({ status: 400 });
  expect(await ask(`account_id=${accountId}`, { ...people, category: 'jobs' })).toMatchObject({
    status: 501,
  });
});

test.each(['followers', 'following'])('the list of %s is left out, not taken for a profile', async (list) => {
  expect(await network.call('GET', `/users/${list}?account_id=${network.connect()}`)).toMatchObject({
    status: 501,
    body: { type: 'errors/feature_not_implemented' },
  });
});

test('a profile shows the sections asked for, and its posts', async () => {
  const accountId = network.connect();
  const [hit] = (await classic({ keywords: 'directeur' })).items;
  const profile = (query: string) =>
    network.call('GET', `/users/${hit!.public_identifier}?account_id=${accountId}${query}`);
  expect((await profile('')).body).not.toHaveProperty('work_experience');
  const { body } = await profile('&linkedin_sections=experience,skills');
  expect(body).toMatchObject({
    work_experience: expect.arrayContaining([expect.objectContaining({ position: expect.any(String) })]),
    skills: expect.any(Array),
  });
  expect(body).not.toHaveProperty('education');
  expect((await profile('&linkedin_sections=*')).body).toMatchObject({ education: expect.any(Array) });
  expect(await profile('&linkedin_api=recruiter')).toMatchObject({ status: 403 });
  expect(
    await network.call('GET', `/users/${hit!.public_identifier}/posts?account_id=${accountId}`),
  ).toMatchObject({
    status: 400,
  });
});
