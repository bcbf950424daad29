import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Outcome } from '../acts/outcome.ts';
import { countInmails } from '../acts/send-message.ts';
import { findLiveSeat, type Seat } from '../network/find-account.ts';
import { measureDistance } from '../network/measure-distance.ts';
import type { Network } from '../network/network.ts';
import { networkDay, rowsShownOn } from '../network/network-day.ts';
import { invalidParameters, notFound, notImplemented, ProviderError } from '../network/provider-error.ts';
import { salesNavigatorResults, tierLimits } from '../network/tier-limits.ts';
import { presentCompany, presentCompanyHit } from '../present/present-company.ts';
import { presentPersonHit } from '../present/present-search-result.ts';
import { CompaniesQuery, findCompanies } from '../search/find-companies.ts';
import { createPeopleFinder, type PeopleFinder } from '../search/find-people.ts';
import { listParameters, parameterTypes } from '../search/list-parameters.ts';
import { ClassicPeopleQuery, SalesPeopleQuery } from '../search/read-people-query.ts';
import { readSearchUrl } from '../search/read-search-url.ts';
import { openCursor, readLimit, sealCursor } from './paginate.ts';
import { type Call, parse, requireAccountId } from './read-call.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

const Search = z.object({
  api: z.enum(['classic', 'sales_navigator', 'recruiter']),
  category: z.enum(['people', 'companies', 'posts', 'jobs']),
});
const Parameters = z.object({
  type: z.enum(parameterTypes),
  keywords: z.string().default(''),
  service: z.enum(['CLASSIC', 'RECRUITER', 'SALES_NAVIGATOR']).default('CLASSIC'),
});

export function serveSearch(app: FastifyInstance, sandbox: Sandbox): void {
  const { network } = sandbox;
  const finder = createPeopleFinder(network.index);
  const topic = 'search';

  serveRoute(app, sandbox, { method: 'POST', path: '/linkedin/search', topic }, (call) =>
    search(sandbox, finder, call),
  );

  serveRoute(app, sandbox, { method: 'GET', path: '/linkedin/search/parameters', topic }, (call) => {
    const { owner } = findLiveSeat(network, requireAccountId(call));
    const limit = readLimit(call, { by: 10, atMost: 100 });
    const request = { ...parse(Parameters, call.query), limit, member: owner.member, titles: finder.titles };
    const items = listParameters(network, request).map(({ id, name }) => ({
      object: 'LinkedinSearchParameter',
      id,
      title: name,
    }));
    return { body: { object: 'LinkedinSearchParametersList', items, paging: { page_count: items.length } } };
  });

  serveRoute(
    app,
    sandbox,
    { method: 'GET', path: '/linkedin/company/:identifier', topic: 'profile' },
    (call) => {
      findLiveSeat(network, requireAccountId(call));
      const { identifier = '' } = call.params;
      const company =
        network.index.companies.get(identifier) ?? network.index.companiesBySlug.get(identifier);
      if (!company) throw notFound('Company');
      return { body: presentCompany(network, company) };
    },
  );

  serveRoute(app, sandbox, { method: 'GET', path: '/linkedin/inmail_balance', topic: 'profile' }, (call) => {
    const { owner } = findLiveSeat(network, requireAccountId(call));
    const { tier } = owner.member;
    const left = Math.max(0, tierLimits[tier].inmailsPerMonth - countInmails(owner, call.now));
    const balance = {
      premium: tier === 'free' ? null : left,
      recruiter: null,
      sales_navigator: tier === 'sales_navigator' ? left : null,
    };
    return { body: { object: 'LinkedinInmailBalance', ...balance } };
  });
}

type Page = { limit: number; start: number; params: Record<string, unknown> };

function search(sandbox: Sandbox, finder: PeopleFinder, call: Call): Outcome {
  const accountId = requireAccountId(call);
  const seat = findLiveSeat(sandbox.network, accountId);
  const page = readPage(call);
  const { api, category } = parse(Search, page.params);
  refuseWithoutSeat(seat, api);
  if (api === 'recruiter') throw notImplemented();
  refuseBeyondDay(sandbox.network, seat, call.now);
  const { email, tier } = seat.owner.member;
  const found = find(sandbox, finder, seat, api, category, page, call.now);
  const capped = found.slice(0, api === 'classic' ? tierLimits[tier].searchResults : salesNavigatorResults);
  const rows = capped.slice(page.start, page.start + page.limit);
  const next = page.start + page.limit;
  return {
    body: {
      object: 'LinkedinSearch',
      items: rows.map((row) => row()),
      config: { params: page.params },
      paging: { start: page.start, page_count: rows.length, total_count: capped.length },
      cursor:
        page.limit > 0 && next < capped.length
          ? sealCursor({ account_id: accountId, limit: page.limit, start: next, params: page.params })
          : null,
    },
    events: [{ type: 'rows.shown', at: call.now, email, count: rows.length }],
  };
}

/** Like the real one it never cuts a page: it refuses the next. */
function refuseBeyondDay({ state }: Network, { owner }: Seat, now: number) {
  const isWithin = rowsShownOn(owner, networkDay(now)) < tierLimits[owner.member.tier].searchRowsPerDay;
  if (isWithin || !state.behaviour.hasSearchCap) return;
  throw new ProviderError(
    429,
    'too_many_requests',
    'Too many requests',
    'The provider cannot accept any more requests at the moment.',
  );
}

/** A cursor brings everything with it; an address overrides the filters beside it. */
function readPage(call: Call): Page {
  const sealed = call.query.cursor ?? call.body.cursor;
  if (typeof sealed === 'string' && sealed) {
    const { limit, start, params } = openCursor(sealed);
    const isWhole =
      typeof limit === 'number' && typeof start === 'number' && typeof params === 'object' && params;
    if (!isWhole) throw invalidParameters('/cursor: Invalid cursor');
    return { limit, start, params: { ...params } };
  }
  const limit = call.query.limit === '0' ? 0 : readLimit(call, { by: 10, atMost: 100 });
  const params = typeof call.body.url === 'string' ? readSearchUrl(call.body.url) : call.body;
  return { limit, start: 0, params };
}

type Api = 'classic' | 'sales_navigator';

/** Rows are presented only when they are on the page. */
function find(
  { network }: Sandbox,
  finder: PeopleFinder,
  seat: Seat,
  api: Api,
  category: string,
  page: Page,
  now: number,
) {
  if (category === 'companies') {
    const query = parse(CompaniesQuery, page.params);
    return findCompanies(network.index, query).map((company) => () => presentCompanyHit(network, company));
  }
  if (category !== 'people') throw notImplemented();
  const query = parse(api === 'classic' ? ClassicPeopleQuery : SalesPeopleQuery, page.params);
  const people = finder.find(query, (person) => measureDistance(network, seat.owner.member, person), now);
  return people.map((person) => () => presentPersonHit(network, seat, person, api, now));
}

function refuseWithoutSeat({ owner }: Seat, api: string) {
  if (api === 'classic' || (api === 'sales_navigator' && owner.member.tier === 'sales_navigator')) return;
  throw new ProviderError(
    403,
    'feature_not_subscribed',
    'Feature not subscribed',
    'The requested feature has not been subscribed.',
  );
}
