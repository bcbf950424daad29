import { z } from 'zod';

/**
 * The provider adds and drops fields without notice: what is missing or odd becomes null, unknown fields are ignored,
 * and only what a shape is worthless without is required.
 */
export const text = z.string().trim().min(1).nullable().catch(null);
/** Somebody clicks on it: an address of the web, or none. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null);
/** Longer than any of theirs: such a one would not fit an index. */
const longestId = 500;
export const id = z.union([z.string().min(1).max(longestId), z.number().transform(String)]);
export const optionalId = id.nullable().catch(null);
export const count = z.number().nullable().catch(null);
/** Booleans come as true, 1 or « true ». */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === 'true');
export const instant = z
  .union([z.string(), z.number()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()))
  .nullable()
  .catch(null);

/** Items that cannot be read are left out: one odd row must not hide a page of good ones. */
export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((rows) =>
      rows.flatMap((row) => {
        const parsed = item.safeParse(row);
        return parsed.success ? [parsed.data as z.output<T>] : [];
      }),
    );

export const page = <T extends z.ZodType>(item: T) => z.object({ items: list(item), cursor: text });

/** « 1/3/2004 » (month first), « 2004-03-01 », « 2004 » or {year, month}. */
export const month = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value === 'object' && value !== null) {
      const { year, month } = value as { year?: unknown; month?: unknown };
      return typeof year === 'number' ? { year, month: typeof month === 'number' ? month : null } : null;
    }
    if (typeof value !== 'string') return null;
    const slashed = value.match(/^(\d{1,2})\/\d{1,2}\/(\d{4})$/) ?? value.match(/^(\d{1,2})\/(\d{4})$/);
    if (slashed) return { year: Number(slashed[2]), month: Number(slashed[1]) };
    const dashed = value.match(/^(\d{4})(?:-(\d{2}))?/);
    return dashed ? { year: Number(dashed[1]), month: dashed[2] ? Number(dashed[2]) : null } : null;
  });

/** Search says DISTANCE_2, a profile SECOND_DEGREE. */
export const distance = z
  .unknown()
  .optional()
  .transform((value): 0 | 1 | 2 | 3 | null => {
    if (value === 'SELF') return 0;
    if (value === 'DISTANCE_1' || value === 'FIRST_DEGREE') return 1;
    if (value === 'DISTANCE_2' || value === 'SECOND_DEGREE') return 2;
    if (value === 'DISTANCE_3' || value === 'THIRD_DEGREE') return 3;
    return null;
  });
