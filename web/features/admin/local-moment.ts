/** As a field of date and hour holds it, in the browser's zone. */
export const localMoment = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export const instantOf = (local: string): string => {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

export const addressesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
