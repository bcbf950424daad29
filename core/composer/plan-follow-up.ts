import { isWritten, type Material } from './material.ts';
import { shortUnit } from './parts/write-offer.ts';
import {
  askedUnit,
  askFor,
  askOwn,
  type Line,
  writeArgumentPart,
  writeGive,
  writeHook,
  writeProblem,
  writeUnit,
} from './parts/write-parts.ts';
import { type WritingContext, write } from './writing-context.ts';

/** Something else than before: another argument, what is proposed, what can be sent; and a way out. */
export function followUpShapes(context: WritingContext, material: Material, isShort: boolean): Line[][] {
  const { brief, read } = context;
  const { hooks, units, argument, asked: askedId } = material;
  const [first] = hooks;
  const isAsked = first !== undefined && first.fact.id === askedId;
  // What somebody has read of themselves is no news the second time.
  const isNews = first && (isAsked || (material.hasSign && !isWritten(read, first)));
  const opening = isNews ? writeHook(context, first, isShort) : null;
  const problem = writeProblem(context, material);
  const proof = writeArgumentPart(context, material, 'proof');
  const asked = askedUnit(context, material);
  const usable = units.filter(({ fact }) => fact.kind === 'service' || fact.kind === 'proposal');
  const unread = usable.filter((unit) => !isWritten(read, shortUnit(unit)));
  const unit =
    asked ??
    (unread.length > 0 || read === ''
      ? writeUnit(context, pick(context, unread) ?? units[0], 'more', isShort)
      : null) ??
    (units.length === 0 ? write(context, ['introduction']) : null);
  const point = units.find(
    (each) => !usable.includes(each) && each.fact.kind !== 'pricing' && !isWritten(read, each),
  );
  const more = asked ? null : writeUnit(context, point, 'more', isShort);
  const booking = write(context, ['booking'], { isShort });
  const end = write(context, [brief.isLast ? 'last_word' : 'way_out'], { isShort: isShort && !brief.isLast });
  const body = problem ?? proof ?? unit;
  const must = isAsked ? opening : asked;
  if (brief.isLast) {
    const offered = writeGive(context, material, 'give', isShort) ?? askFor(context, material, isShort);
    const other = argument ? (proof ?? unit) : null;
    return [
      ...(must ? [[must, offered, booking, end]] : []),
      [opening, body, other, body === unit ? more : null, offered, booking, end],
      [body, other, offered, booking, end],
      [body, body === unit ? more : null, offered, booking, end],
      [body, offered, booking, end],
      [more, offered, booking, end],
      [offered, booking, end],
      [offered, end],
      [end],
    ];
  }
  const own = askOwn(context, material);
  const gift = own ? writeGive(context, material, 'give', isShort) : null;
  const asks = own ?? askFor(context, material, isShort);
  const full = [opening, problem, proof ?? unit, asked];
  const longer = problem ? full : [...full, more];
  return [
    [...longer, asks, gift, booking, end],
    [...longer, asks, booking, end],
    [...full, asks, booking, end],
    [opening, body, asked, asks, gift, booking, end],
    [opening, body, asked, asks, booking, end],
    [must, problem, proof ?? (problem ? null : body), asked, asks, booking, end],
    [must, asked ?? body, asks, gift, booking, end],
    [must, asked ?? body, asks, booking, end],
    [asked ?? body, asks, end],
  ];
}

const pick = <T>({ random }: WritingContext, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];
