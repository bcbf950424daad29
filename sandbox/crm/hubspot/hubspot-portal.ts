/** A portal as HubSpot keeps it. */
export const objectTypes = ['contacts', 'companies', 'deals', 'notes'] as const;
export type ObjectType = (typeof objectTypes)[number];
export type Properties = Record<string, string>;
export type HubspotObject = {
  id: string;
  properties: Properties;
  createdAt: string;
  updatedAt: string;
  archived: boolean;
};
export type Property = {
  name: string;
  label: string;
  type: string;
  fieldType: string;
  groupName: string;
  hasUniqueValue: boolean;
};
export type Portal = {
  portalId: number;
  lastId: number;
  objects: Record<ObjectType, Record<string, HubspotObject>>;
  properties: Record<ObjectType, Property[]>;
  /** `contacts:1>companies:2` */
  ties: Record<string, true>;
  owners: { id: string; email: string; firstName: string; lastName: string }[];
  codes: string[];
  tokens: string[];
  /** Every record that was ever made, in order: what is counted by tests. */
  ledger: { type: ObjectType; id: string; properties: Properties }[];
};

export const privateToken = 'pat-eu1-sandbox';

const text = (groupName: string, names: string): Property[] =>
  names.split(' ').map((name) => ({
    name,
    label: labels[name] ?? name,
    type: 'string',
    fieldType: 'text',
    groupName,
    hasUniqueValue: name === 'email',
  }));
const labels: Record<string, string> = {
  firstname: 'Prénom',
  lastname: 'Nom',
  jobtitle: 'Intitulé du poste',
  company: 'Nom de l’entreprise',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  mobilephone: 'Numéro de mobile',
  city: 'Ville',
  website: 'URL du site web',
  hs_linkedin_url: 'URL LinkedIn',
  message: 'Message',
};

export const emptyPortal = (): Portal => ({
  portalId: 146_000_001,
  lastId: 100,
  objects: { contacts: {}, companies: {}, deals: {}, notes: {} },
  properties: {
    contacts: text(
      'contactinformation',
      'firstname lastname jobtitle company email phone mobilephone city website hs_linkedin_url message lifecyclestage hubspot_owner_id',
    ),
    companies: text('companyinformation', 'name domain lifecyclestage hubspot_owner_id'),
    deals: text('dealinformation', 'dealname pipeline dealstage hubspot_owner_id amount'),
    notes: text('engagement', 'hs_note_body hs_timestamp hubspot_owner_id'),
  },
  ties: {},
  owners: [{ id: '71', email: 'paul.martin@lisere-conseil.example', firstName: 'Paul', lastName: 'Martin' }],
  codes: [],
  tokens: [privateToken],
  ledger: [],
});

export const stages = [
  { id: 'appointmentscheduled', label: 'Premier échange', isClosed: false },
  { id: 'qualifiedtobuy', label: 'Qualifiée', isClosed: false },
  { id: 'closedwon', label: 'Gagnée', isClosed: true },
  { id: 'closedlost', label: 'Perdue', isClosed: true },
];

export class HubspotError extends Error {
  readonly status: number;
  readonly category: string;
  readonly context: Record<string, string[]>;
  constructor(status: number, category: string, message: string, context: Record<string, string[]> = {}) {
    super(message);
    this.status = status;
    this.category = category;
    this.context = context;
  }
}

export const living = (portal: Portal, type: ObjectType): HubspotObject[] =>
  Object.values(portal.objects[type]).filter(({ archived }) => !archived);

/** As a search and a reading see it: with what HubSpot works out by itself. */
export function propertyOf(object: HubspotObject, name: string): string | null {
  if (name === 'hs_object_id') return object.id;
  if (name === 'createdate') return object.createdAt;
  if (name === 'hs_is_closed' && object.properties.dealname !== undefined)
    return String(stages.some(({ id, isClosed }) => isClosed && id === object.properties.dealstage));
  return object.properties[name] ?? null;
}

/** Refused as HubSpot refuses: nothing of it is written. */
export function checkProperties(
  portal: Portal,
  type: ObjectType,
  properties: Properties,
  self?: string,
): void {
  for (const [name, value] of Object.entries(properties)) {
    const property = portal.properties[type].find((one) => one.name === name);
    if (!property)
      throw new HubspotError(400, 'VALIDATION_ERROR', `Property "${name}" does not exist`, {
        propertyName: [name],
      });
    if (name === 'email' && value && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      throw new HubspotError(400, 'VALIDATION_ERROR', `Email address ${value} is invalid`);
    if (!property.hasUniqueValue || !value) continue;
    const other = living(portal, type).find(
      (one) => one.id !== self && one.properties[name]?.toLowerCase() === value.toLowerCase(),
    );
    if (other && name === 'email')
      throw new HubspotError(409, 'CONFLICT', `Contact already exists. Existing ID: ${other.id}`);
    if (other)
      throw new HubspotError(400, 'VALIDATION_ERROR', `Property values were not unique: ${name}=${value}`);
  }
}

export function makeObject(
  portal: Portal,
  type: ObjectType,
  properties: Properties,
  at: string,
): HubspotObject {
  portal.lastId += 1;
  const object = {
    id: String(portal.lastId),
    properties: withoutEmpty(properties),
    createdAt: at,
    updatedAt: at,
    archived: false,
  };
  portal.objects[type][object.id] = object;
  portal.ledger.push({ type, id: object.id, properties: { ...object.properties } });
  return object;
}

export function changeObject(object: HubspotObject, properties: Properties, at: string): void {
  object.properties = withoutEmpty({ ...object.properties, ...properties });
  object.updatedAt = at;
}

const withoutEmpty = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''));
