import type { Network } from '../network/network.ts';
import { currentPosition } from '../network/world-index.ts';
import type { Person } from '../world/world.ts';

/** What somebody may write on their own profile; whatever is left out stays. */
export type Rewriting = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  headline?: string | undefined;
  about?: string | undefined;
  title?: string | undefined;
  company?: string | undefined;
  website?: string | undefined;
  place?: string | undefined;
  pictureUrl?: string | undefined;
  post?: string | undefined;
  postUrl?: string | undefined;
};

/** The world itself changes, until the sandbox is started again; searches still find the person by their first words. */
export function rewriteProfile(network: Network, person: Person, wanted: Rewriting): void {
  const { firstName, lastName, headline, about, title, company, website, post, ...written } = wanted;
  const current = currentPosition(person);
  const page = network.index.companies.get(current?.companyId ?? '');
  if (page) Object.assign(page, given({ name: company, website }));
  Object.assign(person, {
    ...given({ shownFirstName: firstName, shownLastName: lastName, headline, about }),
    positions: person.positions.map((position) =>
      position === current ? { ...position, ...given({ title, companyName: company }) } : position,
    ),
    ...(post !== undefined && {
      posts: [{ key: 'written', text: post, daysAgo: 1, reactions: 3, comments: 0 }],
    }),
    written: given(written),
  });
}

const given = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
