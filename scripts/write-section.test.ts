import { expect, test } from 'vitest';
import { replaceSection } from './write-section.ts';

const page = 'Before\n<!-- load: begin -->\n\nold\n\n<!-- load: end -->\nAfter\n';

test('a section is replaced between its marks, again and again, and nothing else moves', () => {
  const once = replaceSection(page, 'load', ['new', 'lines']);
  expect(once).toBe('Before\n<!-- load: begin -->\n\nnew\nlines\n\n<!-- load: end -->\nAfter\n');
  expect(replaceSection(once, 'load', ['new', 'lines'])).toBe(once);
});

test('a page without the marks is left alone', () => {
  expect(() => replaceSection(page, 'cluster', ['new'])).toThrow('no section « cluster »');
});
