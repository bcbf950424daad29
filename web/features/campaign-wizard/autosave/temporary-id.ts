/** The id that a temporary one, which has no hyphen, becomes. */
export const toUuid = (id: string): string =>
  id.includes('-') ? id : id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const newTemporaryId = (): string => crypto.randomUUID().replaceAll('-', '');

/** A temporary id and the one it becomes differ by their hyphens only: one key for both. */
export const bareId = (id: string): string => id.replaceAll('-', '');

/** One that this client made: an address that someone invented is no campaign. */
export const isOwnTemporaryId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);
