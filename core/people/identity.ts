/** The several names one person has: only these prove that two records are one person. */
export const identityKinds = [
  'member_urn',
  /** The end of a profile's address: chosen by its owner, who may leave it to somebody else. */
  'public_identifier',
  'classic',
  'sales_navigator',
  'email',
  /** The id in the user's CRM, as `hubspot:123`. */
  'crm',
] as const;
export type IdentityKind = (typeof identityKinds)[number];
export type Identity = { kind: IdentityKind; value: string };

const surestFirst: readonly IdentityKind[] = [
  'member_urn',
  'classic',
  'sales_navigator',
  'public_identifier',
  'crm',
  'email',
];
export const bySureness = (a: { kind: IdentityKind }, b: { kind: IdentityKind }): number =>
  surestFirst.indexOf(a.kind) - surestFirst.indexOf(b.kind);

/** As a merge, a tombstone or an exclusion writes it. */
export const identityKey = ({ kind, value }: Identity): string => `${kind}:${value}`;

const addresses: Record<IdentityKind, string> = {
  member_urn: 'même membre LinkedIn',
  classic: 'même membre LinkedIn',
  sales_navigator: 'même membre Sales Navigator',
  public_identifier: 'même identifiant LinkedIn',
  crm: 'même fiche de votre CRM',
  email: 'même adresse e-mail',
};

/** « même identifiant LinkedIn camille-moreau »; the ids that only machines read are not shown. */
export function describeProof(key: string): string {
  const cut = key.indexOf(':');
  const kind = key.slice(0, cut) as IdentityKind;
  const isReadable = kind === 'public_identifier' || kind === 'email' || kind === 'crm';
  return isReadable ? `${addresses[kind]} ${key.slice(cut + 1)}` : (addresses[kind] ?? 'même personne');
}

export type Resolution = {
  /** Whose record this is; null for somebody new. */
  personId: string | null;
  /** Records that turn out to be the same person, and what proves it. */
  same: { personId: string; because: Identity }[];
  /** Names that had another owner until now. */
  moved: { identity: Identity; from: string }[];
};

/**
 * Whose record the given identities lead to, when some of them are known. A member number never changes hands: whoever
 * is known under another one is somebody else, who once had this address. An e-mail may be shared: it finds a record, and
 * merges none.
 */
export function resolveIdentities(
  given: readonly Identity[],
  ownerOf: (identity: Identity) => string | undefined,
  membersOf: (personId: string) => readonly string[],
  /** Whose record it should be, unless a member number says otherwise. */
  expected?: string,
): Resolution {
  const members = new Set(given.filter(({ kind }) => kind === 'member_urn').map(({ value }) => value));
  const isAnother = (personId: string) => {
    const theirs = membersOf(personId);
    return members.size > 0 && theirs.length > 0 && !theirs.some((member) => members.has(member));
  };
  const resolution: Resolution = { personId: null, same: [], moved: [] };
  if (expected && !isAnother(expected)) {
    resolution.personId = expected;
    for (const member of membersOf(expected)) members.add(member);
  }
  for (const identity of given.toSorted(bySureness)) {
    const owner = ownerOf(identity);
    const isKnown =
      owner === resolution.personId || resolution.same.some(({ personId }) => personId === owner);
    if (owner === undefined || isKnown) continue;
    if (isAnother(owner)) {
      if (identity.kind !== 'email') resolution.moved.push({ identity, from: owner });
    } else if (resolution.personId === null) resolution.personId = owner;
    else if (identity.kind === 'email') continue;
    else resolution.same.push({ personId: owner, because: identity });
    if (!isAnother(owner)) for (const member of membersOf(owner)) members.add(member);
  }
  return resolution;
}
