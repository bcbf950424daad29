import { classNames } from './class-names.ts';

const sizes = { sm: 'size-7 text-[0.6875rem]', lg: 'size-12 text-16' };

/** Two initials; the name itself is always written or labelled nearby. */
export function Avatar({ name, size = 'sm' }: { name: string; size?: keyof typeof sizes }) {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? [...word][0] : ''))
    .join('');
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-ink font-semibold text-paper uppercase leading-none tracking-[0.02em]',
        sizes[size],
      )}
    >
      {initials}
    </span>
  );
}
