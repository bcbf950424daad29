import { Connection } from 'jsforce';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrmSandbox, startCrmSandbox } from '../start-crm-sandbox.ts';

let sandbox: CrmSandbox;
let connection: Connection;
const open = (accessToken: string) =>
  new Connection({ instanceUrl: sandbox.salesforce.origin, accessToken, version: '62.0' });
beforeAll(async () => {
  sandbox = await startCrmSandbox();
  sandbox.salesforce.org.tokens.push('a-session');
  connection = open('a-session');
});
afterAll(() => sandbox.close());

const upsert = (records: object[]) =>
  connection.requestPatch<{ id: string; created: boolean }[]>('/composite/sobjects/Contact/Accroche_Id__c', {
    allOrNone: false,
    records: records.map((one) => ({ attributes: { type: 'Contact' }, ...one })),
  });

test('the official client makes a field, which nobody sees until a permission set shows it', async () => {
  await connection.tooling.create('CustomField', {
    FullName: 'Contact.Accroche_Id__c',
    Metadata: { label: 'Identifiant Accroche', type: 'Text', length: 255, externalId: true, unique: true },
  });
  const names = async () => (await connection.describe('Contact')).fields.map(({ name }) => name);
  expect(await names()).not.toContain('Accroche_Id__c');
  const set = await connection.sobject('PermissionSet').create({ Name: 'Accroche', Label: 'Accroche' });
  await connection.sobject('FieldPermissions').create({
    ...{ ParentId: set.id, SobjectType: 'Contact', Field: 'Contact.Accroche_Id__c' },
    ...{ PermissionsRead: true, PermissionsEdit: true },
  });
  await connection
    .sobject('PermissionSetAssignment')
    .create({ PermissionSetId: set.id, AssigneeId: sandbox.salesforce.org.userId });
  expect(await names()).toContain('Accroche_Id__c');
});

test('it makes a record once by its external id, finds it in SOQL, changes and deletes it', async () => {
  const record = { Accroche_Id__c: 'p1', LastName: 'O’Hara', Email: 'noemie@brunoy.example' };
  const [first] = await upsert([record]);
  const [second] = await upsert([record]);
  expect([first?.created, second?.created]).toEqual([true, false]);
  expect(second?.id).toBe(first?.id);
  const found = await connection.query<{ LastName: string; Owner: { Name: string } }>(
    "SELECT Id, LastName, Owner.Name FROM Contact WHERE Email IN ('NOEMIE@brunoy.example','x\\'y') ORDER BY Id LIMIT 5",
  );
  expect(found.records).toMatchObject([{ LastName: 'O’Hara', Owner: { Name: 'Hélène Vasseur' } }]);
  const id = first?.id ?? '';
  await connection.update('Contact', [{ Id: id, Title: 'DAF' }]);
  expect(sandbox.salesforce.org.records.Contact[id]?.fields.Title).toBe('DAF');
  await connection.destroy('Contact', [id]);
  expect((await connection.query(`SELECT Id FROM Contact WHERE Id = '${id}'`)).records).toEqual([]);
});

test('it refuses in Salesforce’s own words: an unknown field, a missing name, a dead session', async () => {
  await expect(connection.query('SELECT Id, Unknown__c FROM Contact')).rejects.toMatchObject({
    errorCode: 'INVALID_FIELD',
  });
  const [refused] = await connection.create('Contact', [{ Email: 'ana@acme.example' }]);
  expect(refused).toMatchObject({
    success: false,
    errors: [{ statusCode: 'REQUIRED_FIELD_MISSING' }],
  });
  await expect(open('another-session').query('SELECT Id FROM Contact')).rejects.toMatchObject({
    errorCode: 'INVALID_SESSION_ID',
  });
});
