import type { CrmCall } from '../../sandbox/crm/record-calls.ts';
import { compileValues, importedFrom, type Value } from './compile-values.ts';

/** What each call takes, what it answers, and, for a batch that lacks some, what it answers then. */
type Shapes = Record<string, [taken: string, answered: string, partly?: string]>;

const hubspotObjects = ['contacts', 'companies', 'deals', 'notes'] as const;
const pipedriveRecords = {
  persons: ['Person', 'Person'],
  organizations: ['Organization', 'OrganizationItem'],
  deals: ['Deal', 'Deal'],
  activities: ['Activity', 'ActivityItem'],
} as const;

const shapes: Shapes = {
  ...Object.fromEntries(
    hubspotObjects.flatMap((type) => {
      const path = `POST /hubspot/crm/v3/objects/${type}`;
      const partly = 'Hub<objects.BatchResponseSimplePublicObjectWithErrors>';
      const batch = 'Hub<objects.BatchResponseSimplePublicObject>';
      return [
        [`${path}/batch/read`, ['HubRead', batch, partly]],
        [`${path}/batch/create`, ['HubCreate', batch, partly]],
        [`${path}/batch/update`, ['Hub<objects.BatchInputSimplePublicObjectBatchInput>', batch, partly]],
        [
          `${path}/batch/upsert`,
          [
            'Hub<objects.BatchInputSimplePublicObjectBatchInputUpsert>',
            'Hub<objects.BatchResponseSimplePublicUpsertObject>',
          ],
        ],
        [`${path}/batch/archive`, ['Hub<objects.BatchInputSimplePublicObjectId>', 'null']],
        [
          `${path}/search`,
          ['HubSearch', 'Hub<objects.CollectionResponseWithTotalSimplePublicObjectForwardPaging>'],
        ],
      ];
    }),
  ),
  'GET /hubspot/account-info/v3/details': ['null', 'HubAccount'],
  'GET /hubspot/crm/v3/owners/': ['null', 'Hub<owners.CollectionResponsePublicOwnerForwardPaging>'],
  'GET /hubspot/crm/v3/pipelines/deals': ['null', 'Hub<pipelines.CollectionResponsePipelineNoPaging>'],
  'GET /hubspot/crm/v3/properties/:type': ['null', 'Hub<properties.CollectionResponsePropertyNoPaging>'],
  'POST /hubspot/crm/v3/properties/:type': ['Hub<properties.PropertyCreate>', 'Hub<properties.Property>'],
  'POST /hubspot/crm/v4/associations/:from/:to/batch/associate/default': [
    'Hub<ties.BatchInputPublicDefaultAssociationMultiPost>',
    'Hub<ties.BatchResponsePublicDefaultAssociation>',
  ],
  'POST /hubspot/crm/v4/associations/:from/:to/batch/read': [
    'Hub<ties.BatchInputPublicFetchAssociationsBatchRequest>',
    'Hub<ties.BatchResponsePublicAssociationMultiWithLabel>',
    'Hub<ties.BatchResponsePublicAssociationMultiWithLabelWithErrors>',
  ],

  ...Object.fromEntries(
    Object.entries(pipedriveRecords).flatMap(([type, [name, item]]) => {
      const path = `/pipedrive/api/v2/${type}`;
      const one = `Pipe<{ success: boolean; data: pipedrive.${item} }>`;
      return [
        [`GET ${path}`, ['null', `PipePage<pipedrive.${item}>`]],
        [`POST ${path}`, [`pipedrive.Add${name}Request`, one]],
        [`PATCH ${path}/:id`, [`pipedrive.Add${name}Request`, one]],
        [`DELETE ${path}/:id`, ['null', `Pipe<pipedrive.Delete${name}Response>`]],
      ];
    }),
  ),
  ...Object.fromEntries(
    ['Person', 'Organization', 'Deal'].flatMap((name) => {
      const path = `/pipedrive/api/v2/${name.toLowerCase()}Fields`;
      return [
        [`GET ${path}`, ['null', `Pipe<pipedrive.Get${name}Fields200Response>`]],
        [
          `POST ${path}`,
          [`Pipe<pipedrive.Add${name}FieldRequest>`, `Pipe<pipedrive.Add${name}Field200Response>`],
        ],
      ];
    }),
  ),
  'GET /pipedrive/v1/users': ['null', 'Pipe<pipedriveV1.GetUsersResponse>'],
  'GET /pipedrive/v1/users/me': ['null', 'Pipe<pipedriveV1.GetCurrentUserResponse>'],

  'GET /salesforce/services/data/v62.0/query': ['null', 'QueryResult<SalesforceRecord>'],
  'POST /salesforce/services/data/v62.0/composite/sobjects': ['Collection', 'Saved<SaveResult>[]'],
  'PATCH /salesforce/services/data/v62.0/composite/sobjects': ['Collection', 'Saved<SaveResult>[]'],
  'DELETE /salesforce/services/data/v62.0/composite/sobjects': ['null', 'Saved<SaveResult>[]'],
  'PATCH /salesforce/services/data/v62.0/composite/sobjects/:type/:field': [
    'Collection',
    'Saved<UpsertResult>[]',
  ],
  'POST /salesforce/services/data/v62.0/sobjects/:type': ['Record<string, unknown>', 'SaveResult'],
  'GET /salesforce/services/data/v62.0/sobjects/:type/describe': ['null', 'Described'],
  'POST /salesforce/services/data/v62.0/tooling/sobjects/CustomField': ['NewField', 'SaveResult'],
};

const refusals: Record<string, string> = {
  hubspot: 'HubRefusal',
  pipedrive: 'PipeRefusal',
  salesforce: 'SaveError[]',
};

const hubspotModels = (path: string) =>
  importedFrom(`@hubspot/api-client/lib/codegen/crm/${path}/models/all.d.ts`);

/**
 * The official clients are made of the descriptions that HubSpot and Pipedrive publish, jsforce is written by hand. On
 * the wire HubSpot's moments are texts, its enumerations words, and its `_from` and `_new` have no line before them;
 * Pipedrive's description does not say what may be null.
 */
const head = [
  `import type * as objects from ${hubspotModels('contacts')};`,
  `import type * as properties from ${hubspotModels('properties')};`,
  `import type * as owners from ${hubspotModels('owners')};`,
  `import type * as pipelines from ${hubspotModels('pipelines')};`,
  `import type * as ties from ${hubspotModels('associations/v4')};`,
  `import type * as pipedrive from ${importedFrom('pipedrive/dist/versions/v2/index.d.ts')};`,
  `import type * as pipedriveV1 from ${importedFrom('pipedrive/dist/versions/v1/index.d.ts')};`,
  `import type { DescribeSObjectResult, Field, SaveError, SaveResult, UpsertResult } from ${importedFrom('jsforce/lib/types/common.d.ts')};`,
  `import type { QueryResult } from ${importedFrom('jsforce/lib/query.d.ts')};`,
  `type Plain<K> = K extends \`_\${infer Name}\` ? Name : K;`,
  `type Hub<T> = T extends Date ? string : T extends string ? \`\${T}\` : T extends readonly (infer U)[] ? Hub<U>[] : T extends object ? { [K in keyof T as Plain<K>]: Hub<T[K]> } : T;`,
  // Asked for by the client's types, left open by the description.
  "type HubRead = Omit<Hub<objects.BatchReadInputSimplePublicObjectId>, 'propertiesWithHistory'> & { propertiesWithHistory?: string[] };",
  "type HubCreate = { inputs: (Omit<Hub<objects.SimplePublicObjectBatchInputForCreate>, 'associations'> & { associations?: unknown[] })[] };",
  // The description has texts for sorts; the documentation and the service also take an object.
  "type HubSearch = Omit<Hub<objects.PublicObjectSearchRequest>, 'sorts'> & { sorts?: (string | { propertyName: string; direction: 'ASCENDING' | 'DESCENDING' })[] };",
  // Not in the client: as the description of account-info has it.
  "type HubAccount = { portalId: number; accountType: 'STANDARD' | 'DEVELOPER_TEST' | 'SANDBOX' | 'APP_DEVELOPER'; additionalCurrencies: string[]; companyCurrency: string; dataHostingLocation: string; timeZone: string; uiDomain: string; utcOffset: string; utcOffsetMilliseconds: number };",
  'type HubRefusal = { status: string; message: string; correlationId: string; category: string; context?: Record<string, string[]>; errors?: Hub<objects.ErrorDetail>[]; links?: Record<string, string>; subCategory?: string };',
  'type Pipe<T> = T extends string | number | boolean ? T : T extends readonly (infer U)[] ? Pipe<U>[] : T extends object ? { [K in keyof T]: Pipe<T[K]> | null } : T;',
  'type PipePage<T> = { success: boolean; data: Pipe<T>[]; additional_data: { next_cursor: string | null } };',
  'type PipeRefusal = { success: false; error: string; errorCode: number; error_info?: string; data?: null };',
  'type SalesforceRecord = { attributes: { type: string; url: string }; [field: string]: unknown };',
  'type Collection = { allOrNone?: boolean; records: { attributes: { type: string }; id?: string; [field: string]: unknown }[] };',
  // A collection calls `statusCode` what a single record calls `errorCode`.
  "type Saved<T> = T | { success: false; errors: (Omit<SaveError, 'errorCode'> & { statusCode: string })[] };",
  "type Described = Partial<Omit<DescribeSObjectResult, 'fields'>> & { name: string; fields: (Partial<Field> & Pick<Field, 'name' | 'label' | 'type' | 'updateable'>)[] };",
  "type NewField = { FullName: string; Metadata: { label: string; type: 'Text'; length: number; externalId?: boolean; unique?: boolean; caseSensitive?: boolean; required?: boolean; description?: string } };",
];

/** What crossed the wire to a simulated CRM, or from it, and is not as the service says. */
export async function findCrmStrangers(calls: readonly CrmCall[]): Promise<string[]> {
  // Doors are opened by a standard of their own (OAuth 2), and a fault that a test put in is nobody's word.
  const values = calls
    .filter(({ call, answer }) => !call.includes('/oauth') && !isFault(answer))
    .flatMap(({ call, asked, status, answer }): Value[] => {
      const [taken = 'never', answered = 'never', partly = answered] = shapes[call] ?? [];
      const refused = refusals[call.split('/')[1] ?? ''] ?? 'never';
      const type = status >= 400 ? refused : status === 207 ? partly : answered;
      const reply = { what: `${call}, answered ${status}`, type, value: answer };
      // What was refused may have been asked wrongly.
      return status >= 400 ? [reply] : [{ what: `${call}, asked`, type: taken, value: asked }, reply];
    });
  return compileValues(head, values);
}

const isFault = (answer: unknown) => (answer as { category?: string } | null)?.category === 'FAULT';
