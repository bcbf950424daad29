import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdviceList } from '#contract/overview/intelligence.ts';
import { peopleCount } from '#web/lib/format.ts';
import { PeopleDrawer } from '#web/lists/people-drawer.tsx';
import { advisedPeopleQuery } from './intelligence.queries.ts';

type AdvisedDrawerProps = { campaignId: string; list: AdviceList; title: string; onClose: () => void };

/** The people behind a number of the page. */
export const AdvisedDrawer = ({ campaignId, list, ...props }: AdvisedDrawerProps) => (
  <PeopleDrawer
    {...props}
    query={useInfiniteQuery(advisedPeopleQuery(campaignId, list))}
    formatTotal={peopleCount}
    rowOf={(person) => ({ key: person.id, person })}
  />
);
