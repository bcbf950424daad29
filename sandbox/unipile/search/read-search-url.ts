import { invalidParameters } from '../network/provider-error.ts';

type SearchBody = Record<string, unknown> & {
  api: 'classic' | 'sales_navigator';
  category: 'people' | 'companies';
};

const networkLetters: Record<string, number> = { F: 1, S: 2, O: 3 };

/** A search address copied from the browser, as the filters it stands for. */
export function readSearchUrl(address: string): SearchBody {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const category =
    url?.pathname.match(/\/(people|companies|company)\b/)?.[1] === 'people' ? 'people' : 'companies';
  if (url?.hostname.endsWith('linkedin.com') && url.pathname.startsWith('/search/results/')) {
    return { api: 'classic', category, ...readClassic(url.searchParams) };
  }
  if (url?.hostname.endsWith('linkedin.com') && url.pathname.startsWith('/sales/search/')) {
    return { api: 'sales_navigator', category, ...readSales(url.searchParams.get('query') ?? '') };
  }
  throw invalidParameters('/url: Expected a LinkedIn search url');
}

function readClassic(query: URLSearchParams): Record<string, unknown> {
  const list = (name: string) => (query.get(name) ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    keywords: query.get('keywords') ?? undefined,
    location: list('geoUrn'),
    industry: list('industry'),
    company: list('currentCompany'),
    past_company: list('pastCompany'),
    school: list('schoolFilter'),
    network_distance: list('network').flatMap((letter) => networkLetters[letter] ?? []),
    advanced_keywords: {
      first_name: query.get('firstName') ?? undefined,
      last_name: query.get('lastName') ?? undefined,
      title: query.get('titleFreeText') ?? query.get('title') ?? undefined,
      company: query.get('company') ?? undefined,
      school: query.get('schoolFreetext') ?? undefined,
    },
  };
}

const salesFilters: Record<string, string> = {
  REGION: 'location',
  GEOGRAPHY: 'location',
  INDUSTRY: 'industry',
  CURRENT_COMPANY: 'company',
  PAST_COMPANY: 'past_company',
  CURRENT_TITLE: 'role',
  PAST_TITLE: 'past_role',
  FUNCTION: 'function',
  SCHOOL: 'school',
  SENIORITY_LEVEL: 'seniority',
  COMPANY_HEADCOUNT: 'company_headcount',
};

const seniorityIds: Record<string, string> = {
  100: 'in_training',
  110: 'entry_level',
  120: 'senior',
  130: 'strategic',
  200: 'entry_level_manager',
  210: 'experienced_manager',
  220: 'director',
  300: 'vice_president',
  310: 'cxo',
  320: 'owner/partner',
};

const headcounts: Record<string, { min?: number; max?: number }> = {
  B: { min: 1, max: 10 },
  C: { min: 11, max: 50 },
  D: { min: 51, max: 200 },
  E: { min: 201, max: 500 },
  F: { min: 501, max: 1000 },
  G: { min: 1001, max: 5000 },
  H: { min: 5001, max: 10_000 },
  I: { min: 10_001 },
};

/** `(keywords:…,filters:List((type:REGION,values:List((id:105,text:Lyon,selectionType:INCLUDED)))))` */
function readSales(query: string): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const choices = new Map<string, { include: string[]; exclude: string[] }>();
  for (const [, type = '', values = ''] of query.matchAll(/\(type:(\w+),values:List\((.*?)\)\)\)?/g)) {
    const name = salesFilters[type];
    if (!name) continue;
    const choice = choices.get(name) ?? { include: [], exclude: [] };
    choices.set(name, choice);
    for (const [, value = ''] of `${values})`.matchAll(/\(([^()]*)\)/g)) {
      const id = value.match(/(?:^|,)id:([^,]+)/)?.[1] ?? value.match(/text:([^,]+)/)?.[1] ?? '';
      const known = name === 'seniority' ? (seniorityIds[id] ?? id) : id;
      (value.includes('EXCLUDED') ? choice.exclude : choice.include).push(decodeURIComponent(known));
    }
  }
  for (const [name, choice] of choices) {
    body[name] = name === 'company_headcount' ? choice.include.flatMap((id) => headcounts[id] ?? []) : choice;
  }
  const keywords = query.match(/keywords:([^,()]+)/)?.[1];
  return { ...body, ...(keywords && { keywords: decodeURIComponent(keywords) }) };
}
