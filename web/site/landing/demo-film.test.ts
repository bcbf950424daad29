import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteConfig } from '#core/site-config.ts';
import { SiteConfigContext } from '../frame/site-config.tsx';
import { DemoFilm } from './demo-film.tsx';

/** Without data of the build there is no film. */
const failureWith = (demoVideoUrl: string | null) => {
  const value = { demoVideoUrl } as SiteConfig;
  const html = renderToString(createElement(SiteConfigContext, { value }, createElement(DemoFilm)));
  return html.match(/role="status".*?<\/div>/s)?.[0] ?? '';
};

test('a film that cannot play says so, and links to where it can be watched', () => {
  const failure = failureWith('https://video.example/demonstration');
  expect(failure).toContain('La vidéo n&#x27;est pas disponible dans cette vue.');
  expect(failure).toContain('href="https://video.example/demonstration"');
  expect(failure).toContain('La regarder sur un site vidéo');
});

test('without an address on a video site, it leads to the guide', () => {
  expect(failureWith(null)).toContain('href="/ressources/guide-demarrage"');
});
