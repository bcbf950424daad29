import { useEffect, useState } from 'react';
import { passwordMinLength } from '#core/identity/password-rules.ts';
import type { PasswordStrengthResult } from '#core/identity/password-strength.ts';

const looks = [
  { word: 'Très faible', bar: 'bg-danger', text: 'text-danger' },
  { word: 'Faible', bar: 'bg-danger', text: 'text-danger' },
  { word: 'Moyen', bar: 'bg-warning', text: 'text-warning' },
  { word: 'Solide', bar: 'bg-success', text: 'text-success' },
  { word: 'Très solide', bar: 'bg-success', text: 'text-success' },
] as const;

const typingPauseMs = 200;

/** Measured after a pause in typing; the dictionaries are fetched with the first character. */
export function PasswordStrength({
  id,
  password,
  context,
}: {
  /** Lets the field name this text in `aria-describedby`. */
  id?: string;
  password: string;
  context: string[];
}) {
  const [result, setResult] = useState<PasswordStrengthResult | null>(null);
  const contextKey = context.join('\n');

  useEffect(() => {
    if (!password) {
      setResult(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { passwordStrength } = await import('#core/identity/password-strength.ts');
        const measured = await passwordStrength(password, contextKey.split('\n'));
        if (isCurrent) setResult(measured);
      } catch {
        // Without the dictionaries the meter stays silent; the server measures again anyway.
        if (isCurrent) setResult(null);
      }
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, contextKey]);

  const look = result && looks[result.score];
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[0, 1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1 rounded-full transition-colors motion-reduce:transition-none ${look && step < Math.max(1, result.score) ? look.bar : 'bg-line'}`}
          />
        ))}
      </div>
      <p id={id} aria-live="polite" className="mt-1.5 min-h-10 text-[13px] leading-5 text-muted">
        {look ? (
          <>
            <strong className={`font-semibold ${look.text}`}>{look.word}.</strong> {result.advice}
          </>
        ) : (
          `${passwordMinLength} caractères au moins. Quatre mots sans rapport font un très bon mot de passe.`
        )}
      </p>
    </div>
  );
}
