const keptYears = 3;

/** Three years from the last contact by the person, as the CNIL recommends for prospects. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - keptYears);
  return since;
}
