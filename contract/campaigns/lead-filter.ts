import { z } from 'zod';
import { personSources } from '#core/people/person-fields.ts';
import { oneLine } from '../one-line.ts';
import { verdicts } from './leads.ts';

/** A list as an address writes it, « a,b », or as JSON does. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .union([
      z.array(item),
      z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(item)),
    ])
    .refine((list) => list.length <= 50, '50 au plus.')
    .optional();

const longestTag = 40;
/** No comma: an address lists tags with commas. */
export const Tag = oneLine(longestTag, 'Écrivez une étiquette.').regex(/^[^,]*$/, 'Sans virgule.');

const code = z.string().trim().max(10);
const words = oneLine(200).optional();
const score = z.coerce.number().int().min(0).max(100).optional();

/** `none`: in no campaign, so never judged. */
export const verdictFilters = [...verdicts, 'none'] as const;

/** Which people are meant; whatever is not said does not matter. */
export const LeadFilter = z.object({
  /** Each word begins one of the person's: name, headline, company, place; accents do not matter. */
  q: words,
  campaign: z.uuid().optional(),
  verdict: listOf(z.enum(verdictFilters)),
  scoreMin: score,
  scoreMax: score,
  /** At least one of them. */
  tags: listOf(Tag),
  source: listOf(z.enum(personSources)),
  /** The beginning of its name. */
  company: words,
  /** Words of the place that the profile names. */
  place: words,
  department: listOf(code),
  /** INSEE bands of employees. */
  headcount: listOf(code),
  /** A NAF code, or its beginning. */
  naf: code.toUpperCase().optional(),
  excluded: z.enum(['yes', 'no']).optional(),
  profile: z.enum(['read', 'unread']).optional(),
  /** Days in Paris, both included. */
  addedFrom: z.iso.date().optional(),
  addedTo: z.iso.date().optional(),
});
export type LeadFilter = z.infer<typeof LeadFilter>;
export type LeadFilterInput = z.input<typeof LeadFilter>;
