export const newTemporaryId = (): string => crypto.randomUUID().replaceAll('-', '');

/** One that this client made: an address that someone invented is no campaign. */
export const isOwnTemporaryId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** What the server made of the temporary ids of this page. */
const createdIds = new Map<string, string>();
const temporaryIds = new Map<string, string>();

export function rememberCreated(temporaryId: string, createdId: string): void {
  createdIds.set(temporaryId, createdId);
  temporaryIds.set(createdId, temporaryId);
}

export const createdIdOf = (id: string): string | undefined => createdIds.get(id);

/** The same before and after the server has named a campaign: its creation loses no keystroke. */
export const lastingKey = (id: string): string => temporaryIds.get(id) ?? id;
