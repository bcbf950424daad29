import { describe, expect, test } from 'vitest';
import type { Finding } from '#core/text-gate/finding.ts';
import { applyFix, mergeFindings } from './live-findings.ts';

const finding = (code: Finding['code'], excerpt: string, start: number, changes: Partial<Finding> = {}) => ({
  code,
  isBlocking: !['long', 'questions', 'spelling', 'similarity'].includes(code),
  start,
  end: start + excerpt.length,
  excerpt,
  title: code,
  explanation: '',
  fixes: [],
  ...changes,
});
const misspelt = finding('spelling', 'buletins', 14, {
  fixes: [{ label: 'bulletins', start: 14, end: 22, replacement: 'bulletins' }],
});
const saved = { text: 'Nous relisons buletins.', findings: [misspelt] };

describe('while a text is typed', () => {
  test('the verdict of the server stands as long as the text is the one it judged', () => {
    expect(mergeFindings({ saved, savedByRules: [], text: saved.text, byRules: [] })).toEqual([misspelt]);
  });

  test('a spelling remark follows its word, and so does its fix', () => {
    const text = 'Bonjour. Nous relisons buletins.';
    const [moved] = mergeFindings({ saved, savedByRules: [], text, byRules: [] });
    expect(moved && text.slice(moved.start, moved.end)).toBe('buletins');
    expect(moved?.fixes[0] && applyFix(text, moved.fixes[0])).toBe('Bonjour. Nous relisons bulletins.');
  });

  test('and goes with it, or when the word becomes another', () => {
    for (const text of ['Nous relisons.', 'Nous relisons buletinsa.'])
      expect(mergeFindings({ saved, savedByRules: [], text, byRules: [] })).toEqual([]);
  });

  test('what blocks comes first, whatever its place', () => {
    const byRules = [finding('questions', 'a', 0), finding('unproved', 'b', 9)];
    const merged = mergeFindings({ saved, savedByRules: [], text: 'a        b', byRules });
    expect(merged.map(({ code }) => code)).toEqual(['unproved', 'questions']);
  });

  test('an advice that was ignored stays so; what blocks cannot be', () => {
    const questions = finding('questions', 'Oui ?', 0);
    const name = finding('wrong_name', 'Paul', 6);
    const savedText = { text: 'Oui ? Paul', findings: [] };
    const byRules = [questions, name];
    const merged = mergeFindings({ saved: savedText, savedByRules: byRules, text: 'Oui ? Paul.', byRules });
    expect(merged).toEqual([name]);
  });
});
