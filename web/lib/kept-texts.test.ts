import { expect, test } from 'vitest';
import { makeMemoryStorage } from '#tests/support/fake-campaign-server.ts';
import { countUnsent, forgetTexts } from './kept-texts.ts';

function openStores() {
  const [local, session] = [makeMemoryStorage(), makeMemoryStorage()];
  for (const key of [
    'accroche.reponse.ana.c1',
    'accroche.reponse.ana.c2',
    'accroche.reponse.paul.c1',
    'accroche.pending:ana:0f1e:t1',
    'accroche.sentence:ana:0f1e',
    'accroche.campaigns',
    'accroche.raccourcis',
    'autre.site',
  ])
    local.setItem(key, 'x');
  session.setItem('accroche.version.0f1e', 'x');
  return { local, session, stores: [() => local, () => session] };
}

test('a person’s unsent answers and unsaved changes are counted, nobody else’s', () => {
  const { stores } = openStores();
  expect(countUnsent(stores, 'ana')).toEqual({ answers: 2, changes: 3 });
  expect(countUnsent(stores, 'paul')).toEqual({ answers: 1, changes: 1 });
});

test('every text is forgotten, whoever left it; settings of the device stay', () => {
  const { local, session, stores } = openStores();
  forgetTexts(stores);
  expect(Array.from({ length: local.length }, (_, index) => local.key(index))).toEqual([
    'accroche.raccourcis',
    'autre.site',
  ]);
  expect(session.length).toBe(0);
});

test('a browser that forbids its storage has nothing to forget', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(countUnsent([forbidden], 'ana')).toEqual({ answers: 0, changes: 0 });
  forgetTexts([forbidden]);
});
