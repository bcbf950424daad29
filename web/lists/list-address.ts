import type { z } from 'zod';
import { type SortOrder, sortOrders } from '#core/leads/lead-sort.ts';

/** A list as an address describes it: a link brings back the same people in the same order. */
export type ListView<Filter, Sort extends string> = { filter: Filter; sort: Sort; order: SortOrder };

type ListWords<Filter, Sort extends string> = {
  /** One schema for each filter. */
  shape: { [field in keyof Filter]-?: z.ZodType };
  /** In French, as the address is read by people. */
  names: { [field in keyof Filter]-?: string };
  /** The order that each sort begins with; the first sort is the one that an address leaves out. */
  defaultOrder: Readonly<Record<Sort, SortOrder>>;
  first: Sort;
};

export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** How one kind of list is read from an address and written to one. */
export function listAddress<Filter extends object, Sort extends string>(words: ListWords<Filter, Sort>) {
  const { shape, names, defaultOrder, first } = words;
  const fields = Object.keys(names) as (keyof Filter & string)[];
  const given = (filter: Filter) =>
    fields.flatMap((field) => (isGiven(filter[field]) ? [[field, String(filter[field])] as const] : []));

  /** What an address got wrong is left out: the list still opens. */
  const read = (address: URLSearchParams): ListView<Filter, Sort> => {
    const filter: Record<string, unknown> = {};
    for (const field of fields) {
      // A link may repeat a name or list its values: both mean the same.
      const text = address.getAll(names[field]).join(',');
      const parsed = text ? shape[field].safeParse(text) : undefined;
      if (parsed?.success && parsed.data !== undefined) filter[field] = parsed.data;
    }
    const sort = (Object.keys(defaultOrder) as Sort[]).find((one) => one === address.get('tri')) ?? first;
    const order = sortOrders.find((one) => one === address.get('sens')) ?? defaultOrder[sort];
    return { filter: filter as Filter, sort, order };
  };

  const write = ({ filter, sort, order }: ListView<Filter, Sort>): URLSearchParams => {
    const address = new URLSearchParams(given(filter).map(([field, text]) => [names[field], text]));
    if (sort !== first) address.set('tri', sort);
    if (order !== defaultOrder[sort]) address.set('sens', order);
    return address;
  };

  /** The filter as a call wants it. */
  const filterQuery = (filter: Filter): Partial<Record<keyof Filter, string>> =>
    Object.fromEntries(given(filter)) as Partial<Record<keyof Filter, string>>;

  return { read, write, filterQuery };
}
