import { createHash } from 'node:crypto';
import { capital, slugify } from '../world/french-text.ts';
import type { JobFunction, Person } from '../world/world.ts';
import type { Tier } from './tier-limits.ts';

/** Somebody who signs in: the owner of connected accounts. */
export type Member = {
  email: string;
  firstName: string;
  lastName: string;
  gender: Person['gender'];
  slug: string;
  classicId: string;
  memberNumber: number;
  tier: Tier;
  headline: string;
  city: string;
  jobFunction: JobFunction;
};

type TrialMember = Pick<Member, 'email' | 'firstName' | 'lastName' | 'gender' | 'tier' | 'headline'> & {
  /** What the greeting and the sign-in page say of it. */
  label: string;
  secondFactor?: string;
  isRestricted?: boolean;
};

export const trialPassword = 'reseau';

export const trialMembers: readonly TrialMember[] = [
  {
    email: 'camille.moreau@reseau.example',
    firstName: 'Camille',
    lastName: 'Moreau',
    gender: 'feminine',
    tier: 'sales_navigator',
    headline: 'Responsable du développement chez Atelier Numérique du Rhône',
    label: 'Sales Navigator',
  },
  {
    email: 'thomas.lefevre@reseau.example',
    firstName: 'Thomas',
    lastName: 'Lefèvre',
    gender: 'masculine',
    tier: 'free',
    headline: 'Consultant indépendant en organisation commerciale',
    label: 'compte gratuit',
  },
  {
    email: 'ines.benali@reseau.example',
    firstName: 'Inès',
    lastName: 'Benali',
    gender: 'feminine',
    tier: 'premium',
    headline: 'Cofondatrice de Cap Relation, logiciel pour les équipes de vente',
    label: 'Premium, code de vérification 123456',
    secondFactor: '123456',
  },
  {
    email: 'restreint@reseau.example',
    firstName: 'Paul',
    lastName: 'Garnier',
    gender: 'masculine',
    tier: 'free',
    headline: 'Commercial itinérant',
    label: 'compte restreint par le réseau',
    isRestricted: true,
  },
];

export const findTrialMember = (email: string) => trialMembers.find((trial) => trial.email === email);

export type MemberWishes = { tier?: Tier; firstName?: string; lastName?: string; headline?: string };

/** Trial members are as listed; any other address makes a free member named after it. */
export function makeMember(email: string, wishes: MemberWishes = {}): Member {
  const trial = findTrialMember(email);
  const [first = '', ...rest] = (email.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean);
  const firstName = wishes.firstName ?? trial?.firstName ?? (capital(first) || 'Membre');
  const lastName = wishes.lastName ?? trial?.lastName ?? (rest.map(capital).join(' ') || 'Anonyme');
  const digest = createHash('sha256').update(`member ${email}`).digest();
  const memberNumber = 900_000_000 + (digest.readUInt32BE(0) % 90_000_000);
  return {
    email,
    firstName,
    lastName,
    gender: trial?.gender ?? 'masculine',
    slug: `${slugify(`${firstName} ${lastName}`)}-${digest.toString('hex', 4, 7)}`,
    classicId: `ACoAA${digest.toString('base64url').slice(0, 34)}`,
    memberNumber,
    tier: wishes.tier ?? trial?.tier ?? 'free',
    headline: wishes.headline ?? trial?.headline ?? 'Développement commercial',
    city: 'Lyon',
    jobFunction: 'sales',
  };
}
