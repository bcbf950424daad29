import { expect, test } from 'vitest';
import type { Profile } from '#server/providers/social-network/people.ts';
import { aPerson } from '#tests/support/a-person.ts';
import { factsOfProfile } from './facts-of.ts';

const profile: Profile = {
  personId: 'p',
  publicIdentifier: null,
  memberUrn: null,
  firstName: 'Claire',
  lastName: 'Dupont',
  headline: null,
  about: null,
  location: null,
  pictureUrl: null,
  language: null,
  distance: null,
  invitation: 'none',
  isPremium: false,
  isOpenProfile: false,
  connectionsCount: null,
  followersCount: null,
  experience: [
    {
      title: 'RRH',
      company: 'Ostrea',
      companyId: null,
      location: null,
      description: null,
      start: { year: 2019, month: null },
      end: { year: 2024, month: 2 },
      isCurrent: false,
    },
    {
      title: 'DRH',
      company: 'Nomatec',
      companyId: null,
      location: null,
      description: null,
      start: { year: 2024, month: 3 },
      end: null,
      isCurrent: true,
    },
  ],
  education: [
    { school: 'IAE Lyon', degree: 'Master', field: null, start: null, end: { year: 2010, month: null } },
  ],
  skills: [],
  languages: [],
  missingSections: [],
};

test('a profile tells months, ends and schools', () => {
  const facts = factsOfProfile(profile, null, aPerson());
  expect(facts.positions.map(({ startMonth, endYear }) => [startMonth, endYear])).toEqual([
    [3, null],
    [null, 2024],
  ]);
  expect(facts.education).toEqual([
    { school: 'IAE Lyon', degree: 'Master', field: null, startYear: null, endYear: 2010 },
  ]);
  expect(facts).not.toHaveProperty('posts');
});

test('a profile that is read again keeps the posts that were read, and the schools it does not show', () => {
  const posts = [{ text: 'Bonjour', url: null, postedAt: null, isRepost: false }];
  const before = { ...aPerson(), posts, postsReadAt: '2026-11-01T09:00:00.000Z' };
  const first = factsOfProfile(profile, null, before);
  const again = factsOfProfile({ ...profile, education: [] }, null, first);
  expect(again).toMatchObject({ posts, postsReadAt: before.postsReadAt, education: first.education });
});
