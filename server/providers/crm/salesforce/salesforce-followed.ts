import { readProfileName } from '#core/people/linkedin-address.ts';
import { readDomain } from '#core/words/domain-name.ts';
import type { FollowedPage, FollowedPerson } from '../crm.ts';
import { quoted, type SalesforceClient, textIn } from './salesforce-client.ts';
import { keyField, profileField } from './salesforce-fields.ts';
import type { WireRecord } from './wire.ts';

const steps = ['typed', 'won', 'owned', 'deals'] as const;
type Step = (typeof steps)[number];
const pageSize = 200;

type Asked = { client: SalesforceClient; ownEmail: string; after: string };
type Page = { people?: FollowedPerson[]; customers?: FollowedPage['customers']; records: WireRecord[] };

/** Pages of customers, by their type and by what they bought, then of contacts that a colleague owns, then of open deals. */
export async function readFollowed(
  client: SalesforceClient,
  ownEmail: string,
  cursor: string | null,
): Promise<FollowedPage> {
  const [step, after = ''] = (cursor ?? '').split(':');
  const known = steps.find((one) => one === step) ?? 'typed';
  const page = await pages[known]({ client, ownEmail, after });
  const last = page.records.length === pageSize ? textIn(page.records.at(-1) ?? {}, 'Id') : null;
  const following = steps[steps.indexOf(known) + 1];
  return {
    ...{ people: page.people ?? [], customers: page.customers ?? [] },
    next: last ? `${known}:${last}` : following ? `${following}:` : null,
  };
}

const rest = (after: string) => `${after && ` AND Id > ${quoted(after)}`} ORDER BY Id LIMIT ${pageSize}`;

const customersWhere =
  (condition: string) =>
  async ({ client, after }: Asked): Promise<Page> => {
    const soql = `SELECT Id, Name, Website FROM Account WHERE ${condition}${rest(after)}`;
    const records = await client.query(soql);
    const customers = records.map((record) => ({
      name: textIn(record, 'Name'),
      domain: readDomain(textIn(record, 'Website') ?? ''),
    }));
    return { records, customers };
  };

const pages: Record<Step, (asked: Asked) => Promise<Page>> = {
  typed: customersWhere("Type LIKE 'Customer%'"),
  won: customersWhere('Id IN (SELECT AccountId FROM Opportunity WHERE IsWon = true)'),
  owned: async ({ client, ownEmail, after }) => {
    const me = await client.readUserId();
    const records = await client.query(
      `SELECT Id, Email, ${profileField}, Owner.Name, Owner.Email FROM Contact WHERE OwnerId != ${quoted(me)}${rest(after)}`,
    );
    const people = records
      .filter((record) => textIn(record, 'Owner', 'Email')?.toLowerCase() !== ownEmail.toLowerCase())
      .map(
        (record): FollowedPerson => ({
          contactId: textIn(record, 'Id') ?? '',
          ...namesOf(record),
          because: { is: 'owner', name: textIn(record, 'Owner', 'Name') ?? '' },
        }),
      );
    return { records, people };
  },
  // Those that Accroche made of a reply keep nobody out.
  deals: async ({ client, after }) => {
    const records = await client.query(
      `SELECT Id, ContactId, Contact.Email, Contact.${profileField}, Opportunity.Name FROM OpportunityContactRole WHERE Opportunity.IsClosed = false AND Opportunity.${keyField} = null${rest(after)}`,
    );
    const people = records.map(
      (record): FollowedPerson => ({
        contactId: textIn(record, 'ContactId') ?? '',
        ...namesOf(record, 'Contact'),
        because: { is: 'deal', name: textIn(record, 'Opportunity', 'Name') ?? '' },
      }),
    );
    return { records, people };
  },
};

const namesOf = (record: WireRecord, ...path: readonly string[]) => ({
  email: textIn(record, ...path, 'Email')?.toLowerCase() ?? null,
  profile: readProfileName(textIn(record, ...path, profileField) ?? ''),
});
