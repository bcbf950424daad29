import { AdviceList } from '#contract/overview/intelligence.ts';

const names = { of: 'liste', key: 'cle', part: 'partie' } as const;

/** Which number is open, as the address says it; what it got wrong is left out. */
export function readList(address: URLSearchParams): AdviceList | null {
  const given = Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = address.get(name);
      return value === null ? [] : [[field, value]];
    }),
  );
  const list = AdviceList.safeParse(given);
  return list.success ? list.data : null;
}

export function writeList(list: AdviceList | null): URLSearchParams {
  const address = new URLSearchParams();
  if (!list) return address;
  for (const [field, name] of Object.entries(names)) {
    const value = list[field as keyof typeof names];
    if (value) address.set(name, value);
  }
  return address;
}
