import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

const inputLook =
  'block w-full rounded-[8px] border border-field bg-card px-3 text-[15px] text-ink placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger max-sm:text-base';
const inputClass = `${inputLook} h-10 max-sm:h-11`;

type Control = { id?: string; className?: string; 'aria-describedby'?: string };

/** What stands around a control, and what the control itself is given. */
function useField<Props extends FieldTexts & Control>(props: Props) {
  const { label, hint, error, className = '', 'aria-describedby': describedBy, ...control } = props;
  const madeId = useId();
  const id = props.id ?? madeId;
  const ids = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const described = { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
  return { frame: { id, label, hint, error }, control: { ...control, ...described, id }, className };
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

export function TextField(props: FieldTexts & ComponentProps<'input'>) {
  const { frame, control, className } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} className={`${inputClass} ${className}`} />
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldTexts & ComponentProps<'textarea'>) {
  const { frame, control, className } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} className={`${inputLook} py-2.5 leading-[1.5] ${className}`} />
    </FieldFrame>
  );
}

export function SelectField(props: FieldTexts & ComponentProps<'select'>) {
  const { frame, control, className } = useField(props);
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select {...control} className={`${inputClass} cursor-pointer appearance-none pr-10 ${className}`} />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </div>
    </FieldFrame>
  );
}

export function PasswordField(props: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  const { frame, control, className } = useField(props);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          className={`${inputClass} pr-12 ${className}`}
        />
        <button
          type="button"
          aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-controls={frame.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-[8px] text-muted hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-accent"
        >
          <Icon aria-hidden="true" className="size-[18px]" />
        </button>
      </div>
    </FieldFrame>
  );
}

export function CheckboxField(props: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  const { frame, control, className } = useField(props);
  return (
    <div>
      <div className="flex items-start gap-2.5">
        <input
          {...control}
          type="checkbox"
          className={`mt-0.5 size-[18px] shrink-0 cursor-pointer accent-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent ${className}`}
        />
        <label htmlFor={frame.id} className="cursor-pointer text-sm leading-[22px] text-ink">
          {frame.label}
        </label>
      </div>
      {frame.hint && (
        <p id={`${frame.id}-hint`} className="mt-1 ml-7 text-[13px] leading-5 text-muted">
          {frame.hint}
        </p>
      )}
      {frame.error && <FieldError id={`${frame.id}-error`}>{frame.error}</FieldError>}
    </div>
  );
}
