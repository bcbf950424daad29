/** From here on, a record is docked beside its list. */
export const isWideScreen = (): boolean => window.matchMedia('(min-width: 75rem)').matches;
