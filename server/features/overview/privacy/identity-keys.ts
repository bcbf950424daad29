import type { Identity } from '#core/people/identity.ts';
import { readLinkedin } from '#core/people/linkedin-address.ts';
import { eitherNamingOf } from '#core/people/naming.ts';
import type { OpposableKey } from '#server/features/audience/oppositions/opposition-hash.ts';

type GivenIdentity = { name: string; company: string; email: string; profile: string };

/** Every key under which a list may hold somebody, from what they gave. */
export function identityKeysOf({ name, company, email, profile }: GivenIdentity): OpposableKey[] {
  const [firstName = '', ...rest] = name.split(' ');
  const keys: OpposableKey[] = eitherNamingOf({ firstName, lastName: rest.join(' '), company });
  const address = profileOf(profile);
  if (address) keys.push(address);
  if (email) keys.push({ kind: 'email', value: email.toLowerCase() });
  return keys;
}

export const isIdentity = (key: OpposableKey): key is Identity => key.kind !== 'name_at_company';

export function profileOf(profile: string): Identity | null {
  if (profile === '') return null;
  const read = readLinkedin(profile);
  if (read.is === 'profile') return { kind: 'public_identifier', value: read.publicIdentifier };
  if (read.is === 'member') return { kind: read.kind, value: read.id };
  return null;
}
