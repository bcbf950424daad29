import type { FastifyInstance } from 'fastify';
import { findLiveSeat, type Seat } from '../network/find-account.ts';
import { listRelations } from '../network/measure-distance.ts';
import { invalidParameters, notImplemented, ProviderError } from '../network/provider-error.ts';
import { presentOwnProfile } from '../present/present-account.ts';
import { memberUrn, profileUrl, shownName } from '../present/present-chat.ts';
import { presentPost } from '../present/present-post.ts';
import { presentProfile } from '../present/present-profile.ts';
import { normaliseText } from '../search/normalise-text.ts';
import type { Person } from '../world/world.ts';
import { paginate } from './paginate.ts';
import { requireAccountId } from './read-call.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

export function serveUsers(app: FastifyInstance, sandbox: Sandbox): void {
  const { network } = sandbox;
  const slugOf = (identifier = '') => network.index.findPerson(identifier)?.slug;

  serveRoute(app, sandbox, { method: 'GET', path: '/users/me', topic: 'profile' }, (call) => ({
    body: presentOwnProfile(findLiveSeat(network, requireAccountId(call))),
  }));

  serveRoute(app, sandbox, { method: 'GET', path: '/users/relations', topic: 'relations' }, (call) => {
    const { owner } = findLiveSeat(network, requireAccountId(call));
    const wanted = normaliseText(call.query.filter ?? '');
    const relations = listRelations(network, owner.member).filter(
      ({ person }) => !wanted || normaliseText(shownName(person)).includes(wanted),
    );
    const { items, cursor } = paginate(call, relations, { atMost: 1000 }, ({ person }) => person.index);
    return { body: { object: 'UserRelationsList', items: items.map(presentRelation), cursor } };
  });

  // Named before the profiles, which would take them for a person nobody can reach.
  for (const path of ['/users/followers', '/users/following'])
    serveRoute(app, sandbox, { method: 'GET', path, topic: 'relations' }, () => {
      throw notImplemented();
    });

  serveRoute(
    app,
    sandbox,
    {
      method: 'GET',
      path: '/users/:identifier',
      topic: 'profile',
      // Reading is nothing to the network; being seen reading is a visit.
      ledger: ({ query, params }) =>
        query.notify === 'true'
          ? { kind: 'visit', identifier: params.identifier, slug: slugOf(params.identifier) }
          : undefined,
    },
    (call) => {
      const seat = findLiveSeat(network, requireAccountId(call));
      refuseWithoutSeat(seat, call.query.linkedin_api);
      const { identifier = '' } = call.params;
      if (isOwn(seat, identifier))
        return { body: { ...presentOwnProfile(seat), object: 'UserProfile', is_self: true, websites: [] } };
      const person = network.index.findPerson(identifier);
      if (!person || person.isHidden) throw unreachable();
      const sections = (call.query.linkedin_sections ?? '').split(',').filter(Boolean);
      return { body: presentProfile(network, seat, person, sections) };
    },
  );

  serveRoute(app, sandbox, { method: 'GET', path: '/users/:identifier/posts', topic: 'profile' }, (call) => {
    findLiveSeat(network, requireAccountId(call));
    const { identifier = '' } = call.params;
    if (!/^(ACo|\d+$)/.test(identifier))
      throw invalidParameters('User ID does not match provider’s expected format.');
    const person = network.index.findPerson(identifier);
    if (!person && !network.index.companies.has(identifier)) throw unreachable();
    const posts = person?.posts.map((post) => presentPost(network, person, post)) ?? [];
    const { items, cursor } = paginate(call, posts, { by: 10, atMost: 100 }, ({ id }) => id);
    return { body: { object: 'PostList', items, cursor, paging: { page_count: items.length } } };
  });
}

const isOwn = ({ owner: { member } }: Seat, identifier: string) =>
  identifier === member.slug || identifier === member.classicId;

function refuseWithoutSeat({ owner: { member } }: Seat, api: string | undefined) {
  if (!api || (api === 'sales_navigator' && member.tier === 'sales_navigator')) return;
  throw new ProviderError(
    403,
    'feature_not_subscribed',
    'Feature not subscribed',
    'The requested feature has not been subscribed.',
  );
}

const unreachable = () =>
  new ProviderError(
    422,
    'invalid_recipient',
    'Recipient cannot be reached',
    'This profile does not exist, is locked, or cannot be reached.',
  );

const presentRelation = ({ person, since }: { person: Person; since: number }) => ({
  object: 'UserRelation',
  first_name: person.shownFirstName,
  last_name: person.shownLastName,
  headline: person.headline,
  public_identifier: person.slug,
  public_profile_url: profileUrl(person.slug),
  created_at: since,
  member_id: person.ids.classic,
  member_urn: memberUrn(person.memberNumber),
  connection_urn: `urn:li:fsd_connection:${person.ids.classic}`,
});
