/** @module-tag heavy */
import core from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type ApiCall, exampleIds, isWrite } from '#contract/v1/api-call.ts';
import { apiCalls } from '#contract/v1/calls.ts';
import { Problem } from '#contract/v1/problem.ts';
import { exampleAnswers, type OpenApi, statusesOf } from '#contract/v1/write-openapi.ts';
import { minuteMs } from '#core/time/durations.ts';
import { type ApiTestCall, openTestKey } from '#tests/support/api-client.ts';
import { arbitraryFor } from '#tests/support/arbitrary-for.ts';
import { asExample, keepExamples, keepsExamples } from '#tests/support/example-answers.ts';
import { type PlantedObjects, plantObjects } from '#tests/support/plant-objects.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const { Spectral } = core;
const { oas } = rulesets;
const t = setUpTestApp();
let call: ApiTestCall;
let planted: PlantedObjects;

beforeAll(async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE', emailVerifiedAt: new Date() });
  planted = await plantObjects(t, ana);
  call = await openTestKey(t, ana);
});

/** What the examples name, as this account has it. */
const ownIds = (): [string, string][] =>
  Object.entries({
    [exampleIds.campaign]: planted.campaignId,
    [exampleIds.person]: planted.personId,
    [exampleIds.draft]: planted.byPath['/api/v1/drafts/'] ?? '',
    [exampleIds.search]: planted.byPath['/api/v1/searches/'] ?? '',
    [exampleIds.exclusion]: planted.byPath['/api/v1/exclusions/'] ?? '',
    [exampleIds.action]: planted.byPath['/api/v1/lead-actions/'] ?? '',
  });
const withOwnIds = (text: string): string =>
  ownIds().reduce((filled, [example, id]) => filled.replaceAll(example, id), text);

/** Refused by the state of this account, in whatever way the document says. */
const mayConflict = new Set([
  'campaigns.launch',
  'campaigns.resume',
  'campaigns.pause',
  'campaigns.send',
  'searches.start',
  'searches.cancel',
]);

test('every example of the document is executed, and answered as the document says', async () => {
  const document: OpenApi = (await t.app.inject({ url: '/api/v1/openapi.json' })).json();
  const done: string[] = [];
  const answers: Record<string, unknown> = {};
  const exampleOf = new Map(ownIds().map(([example, id]) => [id, example]));
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const givenIn = (place: string) =>
        operation.parameters.filter((one) => one.in === place && one.example !== undefined);
      const filled = givenIn('path').reduce(
        (url, { name, example }) => url.replace(`{${name}}`, String(example)),
        path,
      );
      const query = new URLSearchParams(givenIn('query').map(({ name, example }) => [name, String(example)]));
      // Undone, so that each finds what the others found.
      if (method !== 'get') query.set('dry_run', 'true');
      const body = operation.requestBody?.content['application/json'].example;
      const { status, data } = await call(method.toUpperCase() as 'GET', withOwnIds(`${filled}?${query}`), {
        ...(body !== undefined && { body: JSON.parse(withOwnIds(JSON.stringify(body))) }),
      });
      const where = `${operation.operationId} ${JSON.stringify(data)}`;
      expect(Object.keys(operation.responses), where).toContain(String(status));
      if (!mayConflict.has(operation.operationId)) expect(status, where).toBe(200);
      const known = apiCalls.find(({ name }) => name === operation.operationId);
      if (status === 200) expect(known?.endpoint.reply.safeParse(data).success, where).toBe(true);
      if (status === 200 && !mayConflict.has(operation.operationId))
        answers[operation.operationId] = asExample(data, exampleOf);
      if (!keepsExamples)
        expect(
          known?.endpoint.reply.safeParse(exampleAnswers[operation.operationId]).success,
          `the example of ${operation.operationId}`,
        ).toBe(true);
      done.push(operation.operationId);
    }
  expect(done).toHaveLength(apiCalls.length);
  if (keepsExamples) keepExamples(answers);
  else
    for (const [name, answer] of Object.entries(answers)) {
      const kept = exampleAnswers[name];
      // What a text cites is drawn with it: of the whole file of a person, the headings are compared.
      if (name === 'privacy.file')
        expect(Object.keys(Object(answer)), name).toEqual(Object.keys(Object(kept)));
      else expect(answer, name).toEqual(kept);
    }
});

test('the document passes Spectral’s rules of OpenAPI without an error', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas as never] });
  const found = await spectral.run((await t.app.inject({ url: '/api/v1/openapi.json' })).json());
  expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});

const pathOf = ({ endpoint }: ApiCall, id: string) =>
  endpoint.path.slice('/api/v1'.length).replace(/:\w+/g, () => encodeURIComponent(id));

test('whatever is sent, valid or not, the answer is one that the document declares, and none is a failure of ours', async () => {
  const texts = fc.string({ unit: 'binary', maxLength: 20 });
  for (const one of apiCalls) {
    const { body, query, method } = one.endpoint;
    const ids = fc.oneof(
      fc.uuid(),
      fc.constantFrom(...Object.values(exampleIds).map(withOwnIds)),
      texts.filter(Boolean),
    );
    // A real limit, reached in the other test.
    t.clock.advance(minuteMs + 1000);
    await fc.assert(
      fc.asyncProperty(
        ids,
        query ? arbitraryFor(query) : fc.constant({}),
        body ? arbitraryFor(body) : fc.constantFrom(undefined, {}, []),
        async (id, asked, sent) => {
          const pairs = Object.entries(asked && typeof asked === 'object' ? asked : {});
          const search = new URLSearchParams(
            pairs.map(([name, value]) => [name, String(value).toWellFormed()]),
          );
          if (isWrite(one)) search.set('dry_run', 'true');
          const answer = await call(method as 'GET', `${pathOf(one, id.toWellFormed())}?${search}`, {
            ...(method !== 'GET' && sent !== undefined && { body: sent }),
          });
          const where = `${one.name} ${id} ${search} ${JSON.stringify(sent)} ${JSON.stringify(answer.data)}`;
          expect(statusesOf(one), where).toContain(String(answer.status));
          if (answer.status === 200) return;
          const { code } = Problem.parse(answer.data);
          // No network is linked here.
          if (answer.status >= 500) expect(code, where).toBe('not_configured');
        },
      ),
      { numRuns: 12 },
    );
  }
});
