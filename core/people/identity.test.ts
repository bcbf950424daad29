import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeProof, type Identity, identityKey, resolveIdentities } from './identity.ts';

const urn = (value: string): Identity => ({ kind: 'member_urn', value });
const address = (value: string): Identity => ({ kind: 'public_identifier', value });
const email = (value: string): Identity => ({ kind: 'email', value });

/** Who is known under which names: `a: [urn('1'), address('x')]`. */
function known(people: Record<string, Identity[]>) {
  const owners = new Map(
    Object.entries(people).flatMap(([id, names]) => names.map((name) => [identityKey(name), id] as const)),
  );
  return (given: Identity[], expected?: string) =>
    resolveIdentities(
      given,
      (identity) => owners.get(identityKey(identity)),
      (id) => (people[id] ?? []).filter(({ kind }) => kind === 'member_urn').map(({ value }) => value),
      expected,
    );
}

test('a name nobody has is somebody new; any known name leads to its owner', () => {
  const resolve = known({ a: [urn('1'), address('camille')] });
  expect(resolve([urn('2')])).toEqual({ personId: null, same: [], moved: [] });
  expect(resolve([address('camille')]).personId).toBe('a');
});

test('two names of two records make them one, and say which name proves it', () => {
  const resolve = known({ a: [urn('1')], b: [address('camille')] });
  expect(resolve([address('camille'), urn('1')])).toEqual({
    personId: 'a',
    same: [{ personId: 'b', because: address('camille') }],
    moved: [],
  });
});

test('an address of someone with another member number changes hands, and merges nobody', () => {
  const resolve = known({ a: [urn('1'), address('camille')], b: [urn('2')] });
  const moved = [{ identity: address('camille'), from: 'a' }];
  expect(resolve([urn('2'), address('camille')])).toEqual({ personId: 'b', same: [], moved });
  expect(resolve([urn('3'), address('camille')])).toEqual({ personId: null, same: [], moved });
});

test('an e-mail finds its owner, and never merges two records', () => {
  const resolve = known({ a: [urn('1')], b: [email('contact@acme.fr')] });
  expect(resolve([email('contact@acme.fr')]).personId).toBe('b');
  expect(resolve([urn('1'), email('contact@acme.fr')])).toEqual({ personId: 'a', same: [], moved: [] });
});

test('a profile of another member is not that of the record it was asked for', () => {
  const resolve = known({ a: [urn('1'), address('camille')] });
  expect(resolve([urn('2'), address('camille')], 'a').personId).toBeNull();
  expect(resolve([urn('1'), address('camille')], 'a').personId).toBe('a');
});

test('whatever is told, records with different member numbers are never made one', () => {
  const name = fc.oneof(
    fc.constantFrom('1', '2', '3').map(urn),
    fc.constantFrom('x', 'y', 'z').map(address),
    fc.constantFrom('e', 'f').map(email),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { selector: identityKey, maxLength: 8 }),
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 8, maxLength: 8 }),
      fc.uniqueArray(name, { selector: ({ kind }) => kind, minLength: 1 }),
      (names, owners, given) => {
        const people: Record<string, Identity[]> = { a: [], b: [], c: [] };
        for (const [index, one] of names.entries()) people[owners[index] ?? 'a']?.push(one);
        const { personId, same } = known(people)(given);
        const ids = [personId, ...same.map((one) => one.personId)].filter((id) => id !== null);
        const members = ids.map((id) => people[id]?.filter(({ kind }) => kind === 'member_urn') ?? []);
        const givenMembers = given.filter(({ kind }) => kind === 'member_urn');
        for (const [index, theirs] of members.entries())
          for (const others of [...members.slice(index + 1), givenMembers])
            if (theirs.length === 1 && others.length === 1) expect(theirs[0]?.value).toBe(others[0]?.value);
      },
    ),
  );
});

test('a proof is said in words, without the ids of machines', () => {
  expect(describeProof('public_identifier:camille-moreau')).toBe('même identifiant LinkedIn camille-moreau');
  expect(describeProof('member_urn:urn:li:member:1')).toBe('même membre LinkedIn');
});
