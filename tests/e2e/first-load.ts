import type { Page } from '@playwright/test';

/** What a visitor's browser fetches before they touch anything: compressed bytes by kind, and from where. */
export async function loadFirst(
  page: Page,
  path: string,
): Promise<{ bytes: { Script: number; Stylesheet: number }; origins: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0 };
  const origins = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    // The browser's own film controls are drawn from data: addresses.
    if (response.url.startsWith('http')) origins.add(new URL(response.url).origin);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { bytes, origins: [...origins] };
}
