import { readProfileName } from '#core/people/linkedin-address.ts';
import { readDomain } from '#core/words/domain-name.ts';
import type { FollowedPage, FollowedPerson } from '../crm.ts';
import type { PipedriveClient } from './pipedrive-client.ts';
import { type Fields, profileField, siteField, textOf } from './pipedrive-fields.ts';
import { WireDeal, WireMe, WireOrganization, WirePerson, WireUsers } from './wire.ts';

const steps = ['won', 'owned', 'open'] as const;
type Step = (typeof steps)[number];
const pageSize = 100;

export type FieldsOf = {
  person: () => Promise<Fields>;
  organization: () => Promise<Fields>;
  deal: () => Promise<Fields>;
};
type Asked = {
  client: PipedriveClient;
  fields: FieldsOf;
  ownEmail: string;
  query: Record<string, string | number>;
};
type Page = Omit<FollowedPage, 'next'> & { next: string | null };

/** Pages of won deals, whose people and organizations are customers, then of everybody with their owner, then of open deals. */
export async function readFollowed(
  client: PipedriveClient,
  fields: FieldsOf,
  ownEmail: string,
  cursor: string | null,
): Promise<FollowedPage> {
  const [, step = 'won', after = ''] = /^(\w+):(.*)$/s.exec(cursor ?? '') ?? [];
  const known = steps.find((one) => one === step) ?? 'won';
  const query = { limit: pageSize, ...(after && { cursor: after }) };
  const page = await pages[known]({ client, fields, ownEmail, query });
  const following = steps[steps.indexOf(known) + 1];
  return { ...page, next: page.next ? `${known}:${page.next}` : following ? `${following}:` : null };
}

const pages: Record<Step, (asked: Asked) => Promise<Page>> = {
  won: async ({ client, fields, query }) => {
    const { items, next } = await client.page('deals', WireDeal, { ...query, status: 'won' });
    const orgIds = items.flatMap(({ org_id }) => (org_id ? String(org_id) : []));
    const site = (await fields.organization()).codeOf(siteField);
    const organizations = await client.listByIds('organizations', WireOrganization, orgIds);
    const customers = organizations.map(({ name, custom_fields }) => ({
      name: name ?? null,
      domain: readDomain(textOf(custom_fields, site) ?? ''),
    }));
    const people = await peopleOf(client, await fields.person(), items, () => ({ is: 'customer' }));
    return { people, customers, next };
  },
  owned: async ({ client, fields, ownEmail, query }) => {
    const { items, next } = await client.page('persons', WirePerson, query);
    const { data: users } = await client.get('/v1/users', WireUsers);
    const { data: me } = await client.get('/v1/users/me', WireMe);
    const named = await fields.person();
    const people = items.flatMap((person): FollowedPerson[] => {
      const owner = users.find(({ id }) => id === person.owner_id);
      // Whose token it is, and who is called so here, follow nobody in their own stead.
      const isOwn = owner?.id === me.id || owner?.email?.toLowerCase() === ownEmail.toLowerCase();
      return owner && !isOwn
        ? [{ ...identify(person, named), because: { is: 'owner', name: owner.name || owner.email || '' } }]
        : [];
    });
    return { people, customers: [], next };
  },
  open: async ({ client, fields, query }) => {
    const { items, next } = await client.page('deals', WireDeal, { ...query, status: 'open' });
    const key = (await fields.deal()).keyCode();
    // Those that Accroche made of a reply keep nobody out.
    const others = items.filter(({ custom_fields }) => !textOf(custom_fields, key));
    const people = await peopleOf(client, await fields.person(), others, ({ title }) => ({
      is: 'deal',
      name: title ?? '',
    }));
    return { people, customers: [], next };
  },
};

type Deal = typeof WireDeal._output;

async function peopleOf(
  client: PipedriveClient,
  fields: Fields,
  deals: readonly Deal[],
  becauseOf: (deal: Deal) => FollowedPerson['because'],
): Promise<FollowedPerson[]> {
  const dealOf = new Map(deals.flatMap((deal) => (deal.person_id ? [[deal.person_id, deal] as const] : [])));
  const people = await client.listByIds('persons', WirePerson, [...dealOf.keys()].map(String));
  return people.flatMap((person) => {
    const deal = dealOf.get(person.id);
    return deal ? [{ ...identify(person, fields), because: becauseOf(deal) }] : [];
  });
}

const identify = ({ id, emails, custom_fields }: typeof WirePerson._output, fields: Fields) => ({
  contactId: String(id),
  email: emails?.[0]?.value.toLowerCase() ?? null,
  profile: readProfileName(textOf(custom_fields, fields.codeOf(profileField)) ?? ''),
});
