import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

const inputLook =
  'block w-full rounded-[8px] border border-field bg-card px-3 text-[15px] text-ink placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger max-sm:text-base';
const inputClass = `${inputLook} h-10 max-sm:h-11`;

function useFieldIds(givenId: string | undefined, hint: ReactNode, error: ReactNode, describedBy?: string) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const ids = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    described: { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined },
  };
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-[13px] leading-5 text-danger">
      <CircleAlert aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function FieldFrame({ id, label, hint, error, children }: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm leading-5 font-medium text-ink">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[13px] leading-5 text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  className = '',
  'aria-describedby': describedBy,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const { id, described } = useFieldIds(input.id, hint, error, describedBy);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input type="text" {...input} {...described} id={id} className={`${inputClass} ${className}`} />
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  className = '',
  'aria-describedby': describedBy,
  ...input
}: FieldTexts & ComponentProps<'textarea'>) {
  const { id, described } = useFieldIds(input.id, hint, error, describedBy);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...input}
        {...described}
        id={id}
        className={`${inputLook} py-2.5 leading-[1.5] ${className}`}
      />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  className = '',
  'aria-describedby': describedBy,
  ...input
}: FieldTexts & ComponentProps<'select'>) {
  const { id, described } = useFieldIds(input.id, hint, error, describedBy);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...input}
          {...described}
          id={id}
          className={`${inputClass} cursor-pointer appearance-none pr-10 ${className}`}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </div>
    </FieldFrame>
  );
}

export function PasswordField({
  label,
  hint,
  error,
  className = '',
  'aria-describedby': describedBy,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  const { id, described } = useFieldIds(input.id, hint, error, describedBy);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...described}
          type={isShown ? 'text' : 'password'}
          id={id}
          className={`${inputClass} pr-12 ${className}`}
        />
        <button
          type="button"
          aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-[8px] text-muted hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-accent"
        >
          <Icon aria-hidden="true" className="size-[18px]" />
        </button>
      </div>
    </FieldFrame>
  );
}

export function CheckboxField({
  label,
  hint,
  error,
  className = '',
  'aria-describedby': describedBy,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  const { id, described } = useFieldIds(input.id, hint, error, describedBy);
  return (
    <div>
      <div className="flex items-start gap-2.5">
        <input
          {...input}
          {...described}
          type="checkbox"
          id={id}
          className={`mt-0.5 size-[18px] shrink-0 cursor-pointer accent-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent ${className}`}
        />
        <label htmlFor={id} className="cursor-pointer text-sm leading-[22px] text-ink">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 ml-7 text-[13px] leading-5 text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
