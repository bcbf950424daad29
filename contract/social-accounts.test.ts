import { expect, test } from 'vitest';
import { LinkedinStatus } from './social-accounts.ts';

test('a status keeps two fields, and drops whatever looks like a script', () => {
  const status = {
    isConnected: false,
    error: 'Votre compte LinkedIn est déconnecté.',
    script: 'window.__pwned=1',
    injectedScript: '<script>window.__pwned=1</script>',
    html: '<img src=x onerror=alert(1)>',
  };
  expect(LinkedinStatus.parse(status)).toEqual({ isConnected: false, error: status.error });
});

test.each([
  [{ isConnected: 'window.__pwned=1', error: null }],
  [{ isConnected: false, error: { script: 'window.__pwned=1' } }],
  [{ isConnected: true }],
])('a status of another shape is refused: %o', (status) => {
  expect(LinkedinStatus.safeParse(status).success).toBe(false);
});
