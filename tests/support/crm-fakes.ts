import { type CrmField, type CrmService, defaultMapping } from '#core/integrations/crm-fields.ts';
import type { CrmKind } from '#server/providers/crm/crm.ts';
import type { CrmSandbox } from '../../sandbox/crm/start-crm-sandbox.ts';

type Values = Partial<Record<CrmField, string>>;

/** A simulated service as a test looks at it: the same questions to each. */
export type CrmFake = {
  /** null: it takes none. */
  token: string | null;
  /** Those that open it. */
  tokens(): readonly string[];
  accountName: string;
  /** Somebody whom the user's team wrote there by hand. */
  plant(values: Values): string;
  valuesOf(id: string): Values;
  type(id: string, values: Values): void;
  remove(kind: 'contact' | 'company', id: string): void;
  /** Living contacts made under this key. */
  contactsOf(key: string): string[];
  companyOf(contactId: string): string | null;
  giveToColleague(contactId: string): void;
  openDeal(contactId: string, title: string): void;
  plantCustomer(company: string): void;
  /** Everything that was ever made under a key of ours, even if it is gone. */
  ledger(): { kind: CrmKind; key: string }[];
  /** Nothing was ever written there; its fields stay. */
  empty(): void;
  /** Longer or stranger than it takes. */
  unacceptable: Values;
};

export const crmFake = (sandbox: CrmSandbox, service: CrmService): CrmFake =>
  ({ hubspot: hubspotFake, pipedrive: pipedriveFake, salesforce: salesforceFake })[service](sandbox);

const named = (service: CrmService, values: Values): Record<string, string> => {
  const mapping = defaultMapping(service);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [mapping[field as CrmField].property, value]),
  );
};
const ours = (service: CrmService, read: (property: string) => string | null | undefined): Values =>
  Object.fromEntries(
    Object.entries(defaultMapping(service)).flatMap(([field, { property }]) => {
      const value = read(property);
      return value ? [[field, value]] : [];
    }),
  );

function hubspotFake({ hubspot }: CrmSandbox): CrmFake {
  const { portal } = hubspot;
  const types = { contact: 'contacts', company: 'companies', activity: 'notes', deal: 'deals' } as const;
  const kinds = Object.fromEntries(Object.entries(types).map(([kind, type]) => [type, kind]));
  const contact = (id: string) => {
    const found = portal.objects.contacts[id];
    if (!found) throw new Error(`No contact ${id}.`);
    return found;
  };
  return {
    token: hubspot.token,
    tokens: () => portal.tokens,
    accountName: 'portail 146000001',
    plant: (values) => hubspot.make('contacts', named('hubspot', values)).id,
    valuesOf: (id) => ours('hubspot', (property) => contact(id).properties[property]),
    type: (id, values) => Object.assign(contact(id).properties, named('hubspot', values)),
    remove: (kind, id) => {
      const object = portal.objects[types[kind]][id];
      if (object) object.archived = true;
    },
    contactsOf: (key) =>
      Object.values(portal.objects.contacts).flatMap(({ id, archived, properties }) =>
        !archived && properties.accroche_id === key ? [id] : [],
      ),
    companyOf: (id) =>
      Object.keys(portal.ties)
        .find((tie) => tie.startsWith(`contacts:${id}>companies:`))
        ?.split(':')[2] ?? null,
    giveToColleague: (id) => {
      contact(id).properties.hubspot_owner_id = '71';
    },
    openDeal: (id, dealname) => {
      const deal = hubspot.make('deals', { dealname, dealstage: 'qualifiedtobuy' });
      portal.ties[`deals:${deal.id}>contacts:${id}`] = true;
    },
    plantCustomer: (name) => void hubspot.make('companies', { name, lifecyclestage: 'customer' }),
    ledger: () =>
      portal.ledger.flatMap(({ type, properties }) =>
        properties.accroche_id ? [{ kind: kinds[type] as CrmKind, key: properties.accroche_id }] : [],
      ),
    empty: () => {
      for (const type of Object.values(types)) portal.objects[type] = {};
      portal.ties = {};
      portal.ledger = [];
    },
    unacceptable: { email: 'pas-une-adresse@' },
  };
}

function pipedriveFake({ pipedrive }: CrmSandbox): CrmFake {
  const { company, make, token } = pipedrive;
  const types = { contact: 'persons', company: 'organizations' } as const;
  const kinds = {
    persons: 'contact',
    organizations: 'company',
    deals: 'deal',
    activities: 'activity',
  } as const;
  const titles: Record<string, string> = {
    accroche_id: 'Identifiant Accroche',
    accroche_poste: 'Intitulé de poste',
    accroche_ville: 'Ville',
    accroche_site: 'Site web',
    accroche_profil: 'Profil LinkedIn',
    accroche_etape: 'Étape Accroche',
  };
  const codeOf = (name: string, kind: 'person' | 'organization' | 'deal' = 'person') =>
    company.fields[kind].find(({ field_name }) => field_name === titles[name])?.field_code ?? '';
  const person = (id: string) => {
    const found = company.records.persons[id];
    if (!found) throw new Error(`No person ${id}.`);
    return found;
  };
  const wire = (values: Values) => {
    const { first_name = '', last_name = '', email, phone, ...others } = named('pipedrive', values);
    const name = `${first_name} ${last_name}`.trim();
    return {
      values: {
        ...(name && { name }),
        ...(email && { emails: [{ value: email, primary: true }] }),
        ...(phone && { phones: [{ value: phone, primary: true }] }),
      },
      custom: Object.fromEntries(Object.entries(others).map(([one, value]) => [codeOf(one), value])),
    };
  };
  return {
    token,
    tokens: () => company.tokens,
    accountName: 'Liseré Conseil',
    plant: (values) => {
      const { values: own, custom } = wire(values);
      return String(make('persons', { name: 'Sans nom', ...own }, custom).id);
    },
    valuesOf: (id) => {
      const { values, custom } = person(id);
      const [first_name = '', ...rest] = String(values.name ?? '').split(' ');
      const [email] = (values.emails ?? []) as { value: string }[];
      const [phone] = (values.phones ?? []) as { value: string }[];
      const own: Record<string, string | undefined> = {
        ...{ first_name, last_name: rest.join(' '), email: email?.value, phone: phone?.value },
      };
      return ours('pipedrive', (property) => own[property] ?? custom[codeOf(property)]);
    },
    type: (id, values) => {
      const { values: own, custom } = wire(values);
      Object.assign(person(id).values, own);
      Object.assign(person(id).custom, custom);
    },
    remove: (kind, id) => {
      const record = company.records[types[kind]][id];
      if (record) record.isDeleted = true;
    },
    contactsOf: (key) =>
      Object.values(company.records.persons).flatMap(({ id, isDeleted, custom }) =>
        !isDeleted && custom[codeOf('accroche_id')] === key ? [String(id)] : [],
      ),
    companyOf: (id) => {
      const { org_id } = person(id).values;
      return org_id ? String(org_id) : null;
    },
    giveToColleague: (id) => {
      person(id).values.owner_id = 502;
    },
    openDeal: (id, title) => void make('deals', { title, person_id: Number(id) }),
    plantCustomer: (name) => {
      const { id: org_id } = make('organizations', { name });
      make('deals', { title: 'Contrat', org_id, status: 'won' });
    },
    ledger: () =>
      company.ledger.flatMap(({ type, values, custom }) => {
        const key =
          type === 'activities'
            ? /Référence Accroche\s:\s(\S+)/u.exec(String(values.note))?.[1]
            : custom[
                codeOf(
                  'accroche_id',
                  ({ persons: 'person', organizations: 'organization', deals: 'deal' } as const)[type],
                )
              ];
        return key ? [{ kind: kinds[type], key }] : [];
      }),
    empty: () => {
      for (const type of Object.keys(kinds) as (keyof typeof kinds)[]) company.records[type] = {};
      company.ledger = [];
    },
    unacceptable: { headline: 'Responsable paie '.repeat(20) },
  };
}

function salesforceFake({ salesforce }: CrmSandbox): CrmFake {
  const { org, make } = salesforce;
  const types = { contact: 'Contact', company: 'Account' } as const;
  const kinds: Record<string, CrmKind> = {
    ...{ Contact: 'contact', Account: 'company', Task: 'activity', Opportunity: 'deal' },
  };
  const contact = (id: string) => {
    const found = org.records.Contact[id];
    if (!found) throw new Error(`No contact ${id}.`);
    return found;
  };
  const colleague = () =>
    Object.values(org.records.User).find(({ fields }) => fields.Name === 'Paul Martin')?.id ?? '';
  return {
    token: null,
    tokens: () => org.tokens,
    accountName: 'Liseré Conseil',
    plant: (values) => make('Contact', { LastName: 'Sans nom', ...named('salesforce', values) }).id,
    valuesOf: (id) => ours('salesforce', (property) => contact(id).fields[property] as string | null),
    type: (id, values) => Object.assign(contact(id).fields, named('salesforce', values)),
    remove: (kind, id) => {
      const record = org.records[types[kind]][id];
      if (record) record.isDeleted = true;
    },
    contactsOf: (key) =>
      Object.values(org.records.Contact).flatMap(({ id, isDeleted, fields }) =>
        !isDeleted && fields.Accroche_Id__c === key ? [id] : [],
      ),
    companyOf: (id) => (contact(id).fields.AccountId as string | undefined) ?? null,
    giveToColleague: (id) => {
      contact(id).fields.OwnerId = colleague();
    },
    openDeal: (ContactId, Name) => {
      const deal = make('Opportunity', { Name, StageName: 'Prospecting', CloseDate: '2027-01-31' });
      make('OpportunityContactRole', { OpportunityId: deal.id, ContactId });
    },
    plantCustomer: (Name) => {
      const { id: AccountId } = make('Account', { Name });
      make('Opportunity', { Name: 'Contrat', StageName: 'Closed Won', CloseDate: '2026-01-31', AccountId });
    },
    ledger: () =>
      org.ledger.flatMap(({ type, fields }) => {
        const [kind, key] = [kinds[type], fields.Accroche_Id__c];
        return kind && key ? [{ kind, key: String(key) }] : [];
      }),
    empty: () => {
      for (const type of ['Account', 'Contact', 'Task', 'Opportunity', 'OpportunityContactRole'] as const)
        org.records[type] = {};
      org.ledger = [];
    },
    unacceptable: { email: 'pas-une-adresse@' },
  };
}
