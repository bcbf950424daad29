const keptYears = 3;

/** Three years from the last contact by the person, as the CNIL recommends for prospects. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - keptYears);
  return since;
}

export function keptUntil(heard: Date): Date {
  const until = new Date(heard);
  until.setUTCFullYear(until.getUTCFullYear() + keptYears);
  return until;
}

export const describeRetention = (): string =>
  'Trois ans après la collecte ou le dernier message de la personne, puis suppression. Une opposition vaut sans limite, par une empreinte qui ne se relit pas.';
