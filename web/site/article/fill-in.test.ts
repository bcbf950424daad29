import { expect, test } from 'vitest';
import type { SiteConfig } from '#core/site-config.ts';
import { fillIn } from './fill-in.ts';

const config = (name: string | null) =>
  ({ contactEmail: 'a&b@exemple.test', publisher: { name } }) as SiteConfig;

test('an installation’s own values are text, whatever they hold', () => {
  expect(fillIn('<a href="mailto:{{contactEmail}}">{{contactEmail}}</a>', config(null))).toBe(
    '<a href="mailto:a&amp;b@exemple.test">a&amp;b@exemple.test</a>',
  );
  expect(fillIn('{{publisherName}}', config('<b>"$&"</b>'))).toBe('&lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt;');
});

test('a publisher who is not named yet is the publisher', () =>
  expect(fillIn('{{publisherName}}', config(null))).toBe('l’éditeur d’Accroche'));
