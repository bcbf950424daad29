import { Configuration as FirstConfiguration, UsersApi } from 'pipedrive/v1';
import { ActivitiesApi, Configuration, DealsApi, PersonFieldsApi, PersonsApi } from 'pipedrive/v2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrmSandbox, startCrmSandbox } from '../start-crm-sandbox.ts';

let sandbox: CrmSandbox;
let configuration: Configuration;
const withToken = (apiKey: string) =>
  new Configuration({ apiKey, basePath: `${sandbox.pipedrive.origin}/api/v2` });
beforeAll(async () => {
  sandbox = await startCrmSandbox();
  configuration = withToken(sandbox.pipedrive.token);
});
afterAll(() => sandbox.close());

test('the official client makes a field, a person, a deal and an activity, lists them and deletes them', async () => {
  const fields = new PersonFieldsApi(configuration);
  const made = await fields.addPersonField({
    AddPersonFieldRequest: { field_name: 'Identifiant Accroche', field_type: 'varchar' },
  });
  const code = made.data?.field_code ?? '';
  expect(code).toMatch(/^[0-9a-f]{40}$/);
  const persons = new PersonsApi(configuration);
  const person = await persons.addPerson({
    AddPersonRequest: {
      name: 'Noémie Oulhaci',
      emails: [{ value: 'noemie@brunoy.example', primary: true, label: 'work' }],
      custom_fields: { [code]: 'p1' },
    },
  });
  const id = person.data?.id ?? 0;
  const deals = new DealsApi(configuration);
  await deals.addDeal({ AddDealRequest: { title: 'Audit', person_id: id } });
  expect((await deals.getDeals({ person_id: id, status: 'open' })).data).toMatchObject([{ title: 'Audit' }]);
  expect((await deals.getDeals({ person_id: id, status: 'won' })).data).toEqual([]);
  const activities = new ActivitiesApi(configuration);
  await activities.addActivity({
    AddActivityRequest: { subject: 'Réponse', done: true, participants: [{ person_id: id, primary: true }] },
  });
  expect((await activities.getActivities({ person_id: id })).data).toMatchObject([{ subject: 'Réponse' }]);
  const found = await persons.getPersons({ ids: String(id), custom_fields: code });
  expect(found.data).toMatchObject([
    { id, first_name: 'Noémie', last_name: 'Oulhaci', custom_fields: { [code]: 'p1' } },
  ]);
  await persons.updatePerson({ id, UpdatePersonRequest: { name: 'Noémie Brunoy' } });
  await persons.deletePerson({ id });
  expect((await persons.getPersons({ ids: String(id) })).data).toEqual([]);
});

test('it gives a list page by page, and keeps two records of anything', async () => {
  const persons = new PersonsApi(configuration);
  const same = { AddPersonRequest: { name: 'Ana Roy', emails: [{ value: 'ana@roy.example' }] } };
  await persons.addPerson(same);
  await persons.addPerson(same);
  const first = await persons.getPersons({ limit: 1 });
  const cursor = first.additional_data?.next_cursor ?? '';
  const second = await persons.getPersons({ limit: 1, cursor });
  expect([first, second].map(({ data }) => data?.length)).toEqual([1, 1]);
  expect(second.data?.[0]?.id).not.toBe(first.data?.[0]?.id);
  expect(second.additional_data?.next_cursor ?? null).toBeNull();
});

test('it refuses a wrong token and an unknown field, and says who may come in', async () => {
  const strangers = new PersonsApi(withToken('another-token'));
  await expect(strangers.getPersons()).rejects.toMatchObject({ errorCode: 401 });
  const persons = new PersonsApi(configuration);
  const unknown = { AddPersonRequest: { name: 'Ana', custom_fields: { nothing: 'x' } } };
  await expect(persons.addPerson(unknown)).rejects.toMatchObject({ errorCode: 400 });
  const users = new UsersApi(
    new FirstConfiguration({
      apiKey: sandbox.pipedrive.token,
      basePath: `${sandbox.pipedrive.origin}/v1`,
    }),
  );
  expect((await users.getCurrentUser()).data).toMatchObject({ company_name: 'Liseré Conseil' });
});
