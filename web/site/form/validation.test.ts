import { expect, test } from 'vitest';
import { Email, SecondFactorCode } from '#contract/identity/auth.ts';
import { checkEmail, checkNewPassword, checkSecondFactor } from './validation.ts';

// The site repeats these rules without zod: both must say the same thing.
test.each(['', ' ', 'a', 'a@b', 'a@b.fr', ' a@b.fr ', 'a b@c.fr', 'a@b@c.fr', `${'a'.repeat(250)}@b.fr`])(
  'the e-mail rule agrees with the contract on "%s"',
  (typed) => {
    const contract = Email.safeParse(typed);
    expect(checkEmail(typed)).toBe(contract.success || contract.error.issues[0]?.message);
  },
);

const recoveryCodes = ['abcd-efgh-ijkl-mnop', 'abcd-efgh-ijkl-mnop-qrst-uvwx', 'abcd-efgh-ijkl-mnop-qrst'];
test.each(['123456', '123 456', '12345', ...recoveryCodes, 'abcd1', ''])(
  'the code rule agrees with the contract on "%s"',
  (typed) => {
    expect(checkSecondFactor(typed) === true).toBe(SecondFactorCode.safeParse(typed).success);
  },
);

test('a new password is refused for its length, then for its weakness', async () => {
  expect(await checkNewPassword('', [])).toBe('Choisissez un mot de passe.');
  expect(await checkNewPassword('court', [])).toBe('12 caractères au moins.');
  expect(await checkNewPassword('motdepasse123', [])).toBe('Ce mot de passe est trop facile à deviner.');
  expect(await checkNewPassword('lapin carotte nuage vélo', [])).toBe(true);
});
