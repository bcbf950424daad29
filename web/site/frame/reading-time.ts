import { isValidElement, type ReactNode } from 'react';

/** Props of our own components that hold text, beside their children. */
const textProps = ['title', 'fact', 'children'] as const;
type TextProps = Partial<Record<(typeof textProps)[number], ReactNode>>;

/** The words of a piece of a page, without rendering it. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  if (!isValidElement<TextProps>(node)) return '';
  const { props } = node;
  return textProps.map((name) => textOf(props[name])).join(' ');
}

export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

const wordsPerMinute = 200;

export const readingMinutes = (text: string) => Math.max(1, Math.round(countWords(text) / wordsPerMinute));
