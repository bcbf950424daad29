import { passwordMaxLength, passwordMinLength } from '#core/identity/password-rules.ts';

type Verdict = string | true;

// The same sentences as the contract, whose schemas would bring zod into this bundle.
export const checkEmail = (typed: string): Verdict => {
  const email = typed.trim();
  if (!email) return 'Indiquez votre adresse e-mail.';
  if (email.length > 254) return 'Cette adresse est trop longue.';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) || 'Cette adresse e-mail n’est pas valide.';
};

export const checkName =
  (missing: string, maxLength = 80) =>
  (typed: string): Verdict => {
    if (!typed.trim()) return missing;
    return typed.trim().length <= maxLength || `${maxLength} caractères au plus.`;
  };

export const checkMessage = (typed: string): Verdict => {
  const message = typed.trim();
  if (!message) return 'Écrivez votre message.';
  if (message.length < 10) return 'Dites-nous-en un peu plus : 10 caractères au moins.';
  return message.length <= 5000 || '5 000 caractères au plus.';
};

export const checkCurrentPassword = (typed: string): Verdict =>
  Boolean(typed) || 'Indiquez votre mot de passe.';

export const checkSecondFactor = (typed: string): Verdict => {
  if (!typed.trim()) return 'Saisissez votre code.';
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  return /^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/.test(code) || 'Saisissez six chiffres, ou un code de secours.';
};

/** `context`: what is known of the user, which the password must not be made of. */
export async function checkNewPassword(typed: string, context: string[]): Promise<Verdict> {
  if (!typed) return 'Choisissez un mot de passe.';
  if (typed.length < passwordMinLength) return `${passwordMinLength} caractères au moins.`;
  if (typed.length > passwordMaxLength) return `${passwordMaxLength} caractères au plus.`;
  try {
    const { passwordStrength } = await import('#core/identity/password-strength.ts');
    const { isAcceptable } = await passwordStrength(typed, context);
    return isAcceptable || 'Ce mot de passe est trop facile à deviner.';
  } catch {
    return true; // the dictionaries did not load: the server judges with the same function
  }
}
