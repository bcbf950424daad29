import type { z } from 'zod';
import { badRequest } from '../stripe-error.ts';

export type Form = { [name: string]: string | Form };

/** `items[0][price]=…` as nested objects: what the official SDK sends. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    let place = form;
    keys.slice(0, -1).forEach((key) => {
      const inner = place[key];
      if (typeof inner === 'object') place = inner;
      else {
        const made: Form = Object.create(null);
        place[key] = made;
        place = made;
      }
    });
    const last = keys.at(-1);
    if (last !== undefined) place[last] = value;
  }
  return form;
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');

/** The first problem becomes Stripe's error: an unknown parameter is refused, as there. */
export function readParams<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const parsed = schema.safeParse(listsOf(form), { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    throw badRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  const param = nameOf(path);
  if (issue?.input === undefined)
    throw badRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  throw badRequest(`Invalid ${param}: ${issue?.message}`, 'parameter_invalid', param);
}

/** `{0: a, 1: b}` is a list. */
export function listsOf(value: string | Form): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listsOf(inner)] as const);
  if (entries.length > 0 && entries.every(([key], index) => key === String(index)))
    return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}
