import { passwordStrength } from '#core/identity/password-strength.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { wrongField } from '#server/platform/errors.ts';

/** Refuses common and guessable passwords, with advice; returns the hash to store. */
export async function choosePassword(
  field: string,
  password: string,
  person: { email: string; firstName: string; lastName: string },
): Promise<string> {
  const context = [person.email, person.firstName, person.lastName, 'accroche'];
  const strength = await passwordStrength(password, context);
  if (!strength.isAcceptable) throw wrongField(field, strength.advice);
  return hashPassword(password);
}
