import { CrmError } from '../crm.ts';
import { quoted, type SalesforceClient, textIn } from './salesforce-client.ts';

/** The external id under which Salesforce makes a record once. */
export const keyField = 'Accroche_Id__c';
export const profileField = 'Accroche_Profil__c';

type OwnField = { on: 'Contact' | 'Account' | 'Opportunity' | 'Activity'; name: string; label: string };
const own: readonly OwnField[] = [
  { on: 'Contact', name: keyField, label: 'Identifiant Accroche' },
  { on: 'Account', name: keyField, label: 'Identifiant Accroche' },
  { on: 'Opportunity', name: keyField, label: 'Identifiant Accroche' },
  { on: 'Activity', name: keyField, label: 'Identifiant Accroche' },
  { on: 'Contact', name: profileField, label: 'Profil LinkedIn' },
  { on: 'Contact', name: 'Accroche_Site__c', label: 'Site web' },
  { on: 'Contact', name: 'Accroche_Etape__c', label: 'Étape Accroche' },
];
const permissionSet = 'Accroche';

/** A field of tasks is one of all activities; only there may it not be unique. */
const metadataOf = ({ on, name, label }: OwnField) => {
  const isKey = name === keyField && on !== 'Activity';
  return { label, type: 'Text', length: 255, ...(isKey && { externalId: true, unique: true }) };
};

/** Makes the fields of ours that are missing, and lets the user see them: Salesforce hides a new field from everybody. */
export async function makeFields(client: SalesforceClient): Promise<void> {
  for (const field of own) {
    await client.makeSetting('tooling/sobjects/CustomField', {
      FullName: `${field.on}.${field.name}`,
      Metadata: metadataOf(field),
    });
  }
  const setId = await idOf(client, 'PermissionSet', `Name = ${quoted(permissionSet)}`, {
    ...{ Name: permissionSet, Label: permissionSet },
  });
  for (const { on, name } of own) {
    const field = { SobjectType: on === 'Activity' ? 'Task' : on };
    const path = `${field.SobjectType}.${name}`;
    await idOf(client, 'FieldPermissions', `ParentId = ${quoted(setId)} AND Field = ${quoted(path)}`, {
      ...{ ...field, ParentId: setId, Field: path, PermissionsRead: true, PermissionsEdit: true },
    });
  }
  const userId = await client.readUserId();
  await idOf(
    client,
    'PermissionSetAssignment',
    `PermissionSetId = ${quoted(setId)} AND AssigneeId = ${quoted(userId)}`,
    { PermissionSetId: setId, AssigneeId: userId },
  );
  const seen = new Set((await client.describe('Contact')).map(({ name }) => name));
  const hidden = own.find(({ on, name }) => on === 'Contact' && !seen.has(name));
  if (hidden)
    throw new CrmError(
      'refused',
      `le champ «\u00a0${hidden.label}\u00a0» n’a pas pu être créé. Il faut le droit de personnaliser l’application.`,
    );
}

/** Of the setting that is there, else of one that is made. */
async function idOf(client: SalesforceClient, type: string, where: string, json: object): Promise<string> {
  const find = async () => {
    const [found] = await client.query(`SELECT Id FROM ${type} WHERE ${where}`);
    return found ? textIn(found, 'Id') : null;
  };
  const there = await find();
  if (there) return there;
  const { status, body } = await client.makeSetting(`sobjects/${type}`, json);
  const id = await find();
  if (id) return id;
  throw new CrmError('refused', `${type} ${status}\u00a0: ${JSON.stringify(body).slice(0, 200)}`);
}
