import type { ComponentProps, MouseEvent } from 'react';
import { SpinnerRing } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';

const base =
  'inline-flex cursor-pointer items-center justify-center rounded-[8px] border whitespace-nowrap no-underline transition-colors duration-150 motion-reduce:transition-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-busy:cursor-progress print:hidden';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent font-semibold text-on-accent enabled:hover:border-accent-dark enabled:hover:bg-accent-dark [a&]:hover:border-accent-dark [a&]:hover:bg-accent-dark',
  secondary: 'border-border bg-card font-[550] text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  quiet:
    'border-transparent bg-transparent font-[550] text-accent enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft',
  danger:
    'border-danger/45 bg-card font-[550] text-danger enabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-[30px] gap-1.5 px-2.5 text-[13px] max-sm:h-11 max-sm:px-3.5',
  md: 'h-9 gap-[7px] px-3.5 text-sm max-sm:h-11',
  lg: 'h-10 gap-2 px-[18px] text-[15px] max-sm:h-11',
  xl: 'h-[54px] gap-2.5 px-[30px] text-[17px]',
};

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

/** For a link that looks like a button. */
export const buttonClass = ({ variant = 'secondary', size = 'md' }: ButtonLook = {}) =>
  `${base} ${variants[variant]} ${sizes[size]}`;

export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  busyLabel,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonLook & { isBusy?: boolean; busyLabel?: string } & ComponentProps<'button'>) {
  // A busy button stays focusable, so the focus is not lost, but its click does nothing: no double submit.
  const whenIdle = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={`${buttonClass({ variant, size })} ${className}`}
      onClick={whenIdle}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
    >
      {isBusy && <SpinnerRing />}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}
