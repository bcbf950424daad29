/** A campaign whose id has no hyphen lives in the browser only. */
export const isTemporaryId = (id: string): boolean => !id.includes('-');
