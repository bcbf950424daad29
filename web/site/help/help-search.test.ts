import { describe, expect, test } from 'vitest';
import { textOf } from '../article/reading-time.ts';
import { helpGroups } from './help-groups.ts';
import { countQuestions, searchHelp } from './help-search.ts';

const idsFor = (query: string) =>
  searchHelp(helpGroups, query).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the questions', () => {
  const questions = helpGroups.flatMap((group) => group.questions);

  test('are more than twenty-five, in nine groups', () => {
    expect(questions.length).toBeGreaterThan(25);
    expect(helpGroups).toHaveLength(9);
  });

  test('have anchors of their own', () => {
    const ids = [...helpGroups, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(questions)('$question is answered in two to five sentences', ({ html }) => {
    const sentences = textOf(html).match(/[.?!](?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });
});

describe('the search', () => {
  test('finds everything for nothing', () => {
    expect(countQuestions(searchHelp(helpGroups, '  '))).toBe(countQuestions(helpGroups));
  });

  test.each([
    ['resilier', 'resilier'],
    ['RÉSILIER', 'resilier'],
    ['factures', 'factures'],
    ['l’opposition', 'opposition-recue'],
    ["l'opposition", 'opposition-recue'],
    ['quotas invitations', 'quotas'],
    ['invitation quota', 'quotas'],
    ['double authentification telephone', 'double-authentification'],
    ['crm', 'crm'],
    ['api', 'api'],
    ['RGPD', 'rgpd'],
    ['gdpr', 'rgpd'],
    ['remboursement', 'remboursement'],
    ['remboursé', 'remboursement'],
    ['sales navigator', 'sales-navigator'],
    ['prix', 'factures'],
    ['réseaux', 'risque-linkedin'],
    ['invit', 'quotas'],
  ])('« %s » finds %s', (query, id) => expect(idsFor(query)).toContain(id));
  test('wants the start of a word, not a piece of it', () => {
    expect(idsFor('prix')).not.toContain('supprimer-campagne');
    expect(idsFor('pi')).not.toContain('api');
  });

  test('wants every word', () => expect(idsFor('quota girafe')).toEqual([]));
  test('drops the groups it empties', () => expect(searchHelp(helpGroups, 'girafe')).toEqual([]));
});
