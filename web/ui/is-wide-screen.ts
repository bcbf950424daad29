/** From here on, a record is docked beside its list; a document without a screen has no room for both. */
export const isWideScreen = (): boolean =>
  'matchMedia' in window && window.matchMedia('(min-width: 75rem)').matches;
