import { readProfileName } from '#core/people/linkedin-address.ts';
import { read } from '../call-crm.ts';
import type { FollowedPage, FollowedPerson } from '../crm.ts';
import { type HubspotClient, keyProperty } from './hubspot-client.ts';
import { WireOwners, WireTies } from './wire.ts';

const steps = ['customers', 'owned', 'deals'] as const;
type Step = (typeof steps)[number];
const pageSize = 100;
const contactProperties = ['email', 'hs_linkedin_url', 'hubspot_owner_id', 'lifecyclestage'];

/** One page of customers, then of contacts that somebody follows, then of open deals with their contacts. */
export async function readFollowed(
  client: HubspotClient,
  ownEmail: string,
  cursor: string | null,
): Promise<FollowedPage> {
  const [step = 'customers', after = '0'] = (cursor ?? '').split(':').filter(Boolean);
  const known = steps.find((one) => one === step) ?? 'customers';
  const page = await pages[known](client, after, ownEmail);
  const following = steps[steps.indexOf(known) + 1];
  const next = page.last ? `${known}:${page.last}` : following ? `${following}:0` : null;
  return { people: page.people ?? [], customers: page.customers ?? [], next };
}

type Page = Partial<Pick<FollowedPage, 'people' | 'customers'>> & { last: string | null };

const beyond = (after: string) => ({ propertyName: 'hs_object_id', operator: 'GT', value: after });
const lastOf = (found: readonly { id: string }[]) =>
  found.length === pageSize ? (found.at(-1)?.id ?? null) : null;

const pages: Record<Step, (client: HubspotClient, after: string, ownEmail: string) => Promise<Page>> = {
  customers: async (client, after) => {
    const isCustomer = { propertyName: 'lifecyclestage', operator: 'EQ', value: 'customer' };
    const filters = [isCustomer, beyond(after)];
    const found = await client.search('companies', [{ filters }], ['name', 'domain'], pageSize);
    const customers = found.map(({ properties: { name, domain } }) => ({
      name: name ?? null,
      domain: domain ?? null,
    }));
    return { customers, last: lastOf(found) };
  },
  owned: async (client, after, ownEmail) => {
    const owners = await readOwners(client);
    const groups = [
      { propertyName: 'hubspot_owner_id', operator: 'HAS_PROPERTY' },
      { propertyName: 'lifecyclestage', operator: 'EQ', value: 'customer' },
    ].map((one) => ({ filters: [one, beyond(after)] }));
    const found = await client.search('contacts', groups, contactProperties, pageSize);
    const people = found.flatMap(({ id, properties }): FollowedPerson[] => {
      const owner = owners.get(properties.hubspot_owner_id ?? '');
      const isOwn = owner?.email === ownEmail.toLowerCase();
      const because =
        owner && !isOwn
          ? ({ is: 'owner', name: owner.name } as const)
          : properties.lifecyclestage === 'customer'
            ? ({ is: 'customer' } as const)
            : null;
      return because ? [{ ...namesOf({ id, properties }), because }] : [];
    });
    return { people, last: lastOf(found) };
  },
  deals: async (client, after) => {
    const filters = [{ propertyName: 'hs_is_closed', operator: 'EQ', value: 'false' }, beyond(after)];
    const found = await client.search('deals', [{ filters }], ['dealname', keyProperty], pageSize);
    // Those that Accroche made of a reply keep nobody out.
    const deals = new Map(
      found
        .filter(({ properties }) => !properties[keyProperty])
        .map(({ id, properties }) => [id, properties.dealname ?? '']),
    );
    return { people: await peopleOf(client, deals), last: lastOf(found) };
  },
};

async function peopleOf(client: HubspotClient, deals: Map<string, string>): Promise<FollowedPerson[]> {
  if (deals.size === 0) return [];
  const { body } = await client.post('/crm/v4/associations/deals/contacts/batch/read', {
    inputs: [...deals.keys()].map((id) => ({ id })),
  });
  const dealOf = new Map(
    read(WireTies, body).results.flatMap(({ from, to }) =>
      to.map(({ toObjectId }) => [toObjectId, deals.get(from.id) ?? ''] as const),
    ),
  );
  const people: FollowedPerson[] = [];
  const ids = [...dealOf.keys()];
  for (let at = 0; at < ids.length; at += pageSize) {
    const inputs = ids.slice(at, at + pageSize).map((id) => ({ id }));
    const { results } = await client.batch('contacts', 'read', { inputs, properties: contactProperties });
    for (const one of results)
      people.push({ ...namesOf(one), because: { is: 'deal', name: dealOf.get(one.id) ?? '' } });
  }
  return people;
}

const namesOf = ({
  id,
  properties,
}: {
  id: string;
  properties: Record<string, string | null | undefined>;
}) => ({
  contactId: id,
  email: properties.email?.toLowerCase() ?? null,
  profile: readProfileName(properties.hs_linkedin_url ?? ''),
});

async function readOwners(client: HubspotClient): Promise<Map<string, { name: string; email: string }>> {
  const owners = new Map<string, { name: string; email: string }>();
  let after = '';
  for (;;) {
    const { results, paging } = await client.get(
      `/crm/v3/owners/?limit=100${after && `&after=${after}`}`,
      WireOwners,
    );
    for (const { id, email, firstName, lastName } of results) {
      const name = [firstName, lastName].filter(Boolean).join(' ') || email || '';
      owners.set(id, { name, email: email?.toLowerCase() ?? '' });
    }
    if (!paging?.next) return owners;
    after = paging.next.after;
  }
}
