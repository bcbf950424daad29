import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

const sizes = { sm: 'size-7 text-[0.6875rem]', md: 'size-8 text-12', lg: 'size-12 text-16' };

/** So many calm colours: a name always has the same. */
const hues = 9;
export const hueOfName = (name: string): number =>
  ([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues) *
  (360 / hues);

export function initialsOf(name: string): string {
  // What stands after a name is no word of it: « Muller ✨ », « Benoit, PhD ».
  const [own = ''] = name.split(',');
  const words = own.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? [...word][0] : ''))
    .join('');
}

type AvatarProps = {
  /** Empty: nobody knows it. */
  name: string;
  size?: keyof typeof sizes;
  /** Somebody of a list, in a colour of their own. Never a picture of the network: asking for it would tell who looks. */
  isListed?: boolean;
};

/** Two initials; the name itself is always written or labelled nearby, and they are no text of the page. */
export function Avatar({ name, size = 'sm', isListed = false }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name) || '?'}
      style={isListed && name !== '' ? ({ '--hue': hueOfName(name) } as CSSProperties) : undefined}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full font-semibold uppercase leading-none tracking-[0.02em] before:content-[attr(data-initials)]',
        name === '' ? 'bg-sunken text-muted' : isListed ? 'listed-face' : 'bg-ink text-paper',
        sizes[size],
      )}
    />
  );
}
