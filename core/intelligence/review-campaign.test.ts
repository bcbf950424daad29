import { describe, expect, test } from 'vitest';
import {
  contacted,
  daysAgo,
  followUp,
  healthyEvidence as healthy,
  invitation,
  message,
  textsOf,
  upcoming,
  wait,
} from '#tests/support/plant-evidence.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { type AdviceRule, adviceRules } from './advice.ts';
import type { Evidence } from './evidence.ts';
import { reviewCampaign } from './review-campaign.ts';

const advisedBy = (evidence: Evidence): AdviceRule[] =>
  reviewCampaign(evidence)
    .filter(({ advice }) => advice)
    .map(({ rule }) => rule);
const resultOf = (evidence: Evidence, rule: AdviceRule) =>
  reviewCampaign(evidence).find((result) => result.rule === rule);

const sequenceOf = (...steps: Evidence['sequence']['steps']): Partial<Evidence> => ({
  sequence: { ...healthy.sequence, steps },
  steps,
});
const account = healthy.account as NonNullable<Evidence['account']>;
const argument = (id: string, name: string): Evidence['arguments'][number] => ({
  id,
  name,
  problem: '',
  signs: [],
  proof: '',
  mayNameCustomer: false,
  question: '',
  give: '',
});
const answered = contacted({ people: 60, accepted: 60, replied: 18, name: 'answered' });
const silent = contacted({ people: 60, accepted: 60, replied: 1, name: 'silent' });

describe('a campaign that goes well', () => {
  test('gets no advice, and every rule says what it looked at', () => {
    const results = reviewCampaign(healthy);
    expect(results.map(({ rule }) => rule)).toEqual(adviceRules);
    expect(advisedBy(healthy)).toEqual([]);
    for (const { looksAt, today } of results) expect(looksAt && today).toBeTruthy();
  });
});

describe('each fault is named, and only that one', () => {
  const faults: [AdviceRule, Partial<Evidence>][] = [
    [
      'low_acceptance',
      { journeys: [...contacted({ people: 200, accepted: 20, replied: 5 }), ...upcoming(300)] },
    ],
    [
      'low_replies',
      { journeys: [...contacted({ people: 200, accepted: 90, replied: 1 }), ...upcoming(300)] },
    ],
    [
      'low_replies',
      {
        journeys: [...contacted({ people: 300, accepted: 200, replied: 40, positive: 2 }), ...upcoming(300)],
      },
    ],
    [
      'segment',
      {
        journeys: [
          ...contacted({ people: 100, accepted: 50, replied: 10, headline: 'DRH' }),
          ...contacted({ people: 100, accepted: 18, replied: 4, headline: 'Directeur financier' }),
          ...upcoming(300),
        ],
      },
    ],
    [
      'hours',
      {
        journeys: [
          ...contacted({ people: 100, accepted: 50, replied: 10, name: 'morning', hour: 10 }),
          ...contacted({ people: 100, accepted: 18, replied: 4, name: 'evening', hour: 17 }),
          ...upcoming(300),
        ],
      },
    ],
    [
      'segment',
      {
        journeys: [
          ...contacted({ people: 180, accepted: 60, replied: 18, headline: 'DRH' }),
          ...contacted({ people: 180, accepted: 60, replied: 2, headline: 'Directeur financier' }),
          ...upcoming(300),
        ],
      },
    ],
    [
      'hours',
      {
        journeys: [
          ...contacted({ people: 180, accepted: 60, replied: 18, name: 'morning', hour: 10 }),
          ...contacted({ people: 180, accepted: 60, replied: 2, name: 'evening', hour: 17 }),
          ...upcoming(300),
        ],
      },
    ],
    [
      'argument',
      {
        journeys: [...answered, ...silent, ...upcoming(300)],
        arguments: [argument('a', 'Bascule de SIRH'), argument('b', 'Prise de poste')],
        texts: [
          ...textsOf(answered, () => ({ argumentId: 'a' })),
          ...textsOf(silent, () => ({ argumentId: 'b' })),
        ],
      },
    ],
    [
      'note_too_long',
      {
        ...sequenceOf({ ...invitation, hasNote: true } as typeof invitation, wait, message, followUp),
        account: { ...account, noteBudget: null },
        texts: textsOf(answered, (index) => ({
          stepKey: 'invitation',
          text: `${'mot '.repeat(65)}${index}`,
        })),
      },
    ],
    [
      'texts_alike',
      { texts: textsOf(answered, (index) => ({ text: `Bonjour, la paie vous occupe\u00a0? ${index}` })) },
    ],
    [
      'same_edits',
      {
        edits: {
          approved: 20,
          changed: Array.from({ length: 9 }, (_, at) => `person ${at}`),
          habits: [{ description: 'commence par «\u00a0Bonjour\u00a0»', shownBy: 6 }],
        },
      },
    ],
    ['waiting_texts', { waitingForText: Array.from({ length: 23 }, (_, at) => `person ${at}`) }],
    [
      'early_follow_ups',
      {
        ...sequenceOf(invitation, wait, message, { ...followUp, delayDays: 1 }),
        journeys: [
          ...contacted({ people: 200, accepted: 70, replied: 12, hasFollowUp: true }),
          ...upcoming(300),
        ],
      },
    ],
    ['narrow_target', { leads: { judged: 23, kept: ['kept'], refusals: [] } }],
    ['wide_target', { journeys: [...healthy.journeys, ...upcoming(3000)] }],
    [
      'shared_companies',
      {
        shared: [
          { company: 'Acme', campaign: 'DRH', people: Array.from({ length: 40 }, (_, at) => `later ${at}`) },
        ],
      },
    ],
    ['dry_list', { journeys: [...contacted({ people: 200, accepted: 70, replied: 12 }), ...upcoming(40)] }],
    ['quota', { account: { ...account, days: account.days.map((day) => ({ ...day, used: 5 })) } }],
    [
      'quota',
      {
        account: {
          ...account,
          days: account.days.map((day) => ({ ...day, ofCampaign: 1 })),
          greediest: { name: 'DAF', used: 65 },
        },
      },
    ],
    [
      'note_budget',
      sequenceOf({ ...invitation, hasNote: true } as typeof invitation, wait, message, followUp),
    ],
    ['pending_invitations', { account: { ...account, pending: 340 } }],
    [
      'account_health',
      {
        account: {
          ...account,
          recent: { count: 20, of: 120, people: Array.from({ length: 20 }, (_, at) => `recent ${at}`) },
          before: { count: 52, of: 130, people: Array.from({ length: 52 }, (_, at) => `before ${at}`) },
        },
      },
    ],
  ];
  test.each(faults)('%s', (rule, change) => {
    expect(advisedBy({ ...healthy, ...change })).toEqual([rule]);
    for (const { count, people } of resultOf({ ...healthy, ...change }, rule)?.advice?.lines ?? [])
      expect(new Set(people).size).toBe(count);
  });
});

test('where texts or places are counted, it is said how many people the number opens', () => {
  const texts = ['ana', 'ana', 'bob', 'cleo'];
  expect(
    resultOf({ ...healthy, edits: { approved: 9, changed: texts, habits: [] } }, 'same_edits'),
  ).toMatchObject({
    today: expect.stringMatching(/^4 sur 9, 44,4\s% retouchés, pour 3\spersonnes$/u),
  });
  const waiting = ['ana', 'bob'].map((personId) => ({ personId, since: daysAgo(3) }));
  expect(
    resultOf({ ...healthy, account: { ...account, pending: 7, waiting } }, 'pending_invitations'),
  ).toMatchObject({ today: '2 de cette campagne, 7 sur le compte', people: ['ana', 'bob'] });
  expect(resultOf({ ...healthy, account: { ...account, invited: ['ana'] } }, 'quota')?.people).toEqual([
    'ana',
  ]);
  expect(resultOf(healthy, 'narrow_target')?.people).toHaveLength(500);
});

test('the criterion that sets people aside is named, and made one step wider', () => {
  const people = Array.from({ length: 22 }, (_, at) => `person ${at}`);
  const result = resultOf(
    {
      ...healthy,
      target: { ...emptyCriteria, titles: ['DRH'], companySizes: ['51-200'], departments: ['67'] },
      leads: {
        judged: 23,
        kept: ['kept'],
        refusals: [
          { criterion: 'departments', people: people.slice(0, 4), alone: [] },
          { criterion: 'companySizes', people, alone: people.slice(4) },
        ],
      },
    },
    'narrow_target',
  );
  expect(result?.advice).toMatchObject({
    subject: 'companySizes',
    observation: expect.stringContaining('22 sur 23 écartées'),
    edit: {
      part: 'criterion',
      field: 'companySizes',
      before: ['51-200'],
      after: ['11-50', '51-200', '201-500'],
    },
    lines: [{ count: 22, of: 23, people }, { count: 4 }],
  });
});

test('a young campaign is not judged: what is missing is said', () => {
  const young = {
    ...healthy,
    journeys: [...contacted({ people: 12, accepted: 0, replied: 0 }), ...upcoming(300)],
    leads: { judged: 12, kept: ['kept'], refusals: [] },
  };
  expect(advisedBy(young)).toEqual([]);
  expect(resultOf(young, 'low_acceptance')).toMatchObject({
    verdict: 'early',
    missing: '48\u00a0invitations',
  });
});

test('an invitation of yesterday is no refusal', () => {
  const fresh = contacted({ people: 100, accepted: 0, replied: 0 }).map((journey) => ({
    ...journey,
    sends: journey.sends.map((send) => ({ ...send, at: daysAgo(1) })),
  }));
  expect(resultOf({ ...healthy, journeys: fresh }, 'low_acceptance')?.verdict).toBe('early');
});

test('a weak follow-up is taken out, a weak message asks for less', () => {
  const many = contacted({ people: 400, accepted: 300, replied: 40, hasFollowUp: true });
  const weak = resultOf({ ...healthy, journeys: [...many, ...upcoming(300)] }, 'low_replies')?.advice;
  expect(weak?.edit).toMatchObject({ part: 'step_removed', step: { key: 'relance' }, next: null });
  const mute = contacted({ people: 200, accepted: 90, replied: 1 });
  const shy = resultOf({ ...healthy, journeys: [...mute, ...upcoming(300)] }, 'low_replies')?.advice;
  expect(shy?.edit).toMatchObject({ part: 'step', stepKey: 'message', after: { goal: 'opinion' } });
});

test('texts that are alike are opened in two ways, unless the user has chosen one', () => {
  const texts = textsOf(answered, (index) => ({ text: `Bonjour, la paie vous occupe\u00a0? ${index}` }));
  expect(resultOf({ ...healthy, texts }, 'texts_alike')?.advice?.edit).toMatchObject({
    after: { hasVariants: true },
  });
  const chosen = sequenceOf(invitation, wait, { ...message, angle: 'question' }, followUp);
  expect(resultOf({ ...healthy, ...chosen, texts }, 'texts_alike')?.advice).toMatchObject({
    edit: null,
    link: 'offer',
  });
});
