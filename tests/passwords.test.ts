import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '#server/platform/crypto/password-hash.ts';

// Feature tests hash at a lower cost (tests/support/quick-argon2.ts): what the product stores is looked at here.
test('a password is stored with Argon2id at the minimum that OWASP gives', async () => {
  const stored = await hashPassword('cheval-pile-agrafe-correct');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(stored, 'cheval-pile-agrafe-correct')).toBe(true);
  expect(await isPassword(stored, 'cheval-pile-agrafe-incorrect')).toBe(false);
});
