import { useQuery } from '@tanstack/react-query';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { audienceQuery } from '#web/features/icps/icps.queries.ts';
import { useEditing } from '../editing-context.ts';
import { LoosenedSearches } from '../targeting/loosened-searches.tsx';

/** After a search that found nobody: what the target may ask for less, and whom LinkedIn would then find. */
export function NobodyFound() {
  const { content } = useEditing();
  const criteria = content.icpData ?? emptyCriteria;
  const { data: audience } = useQuery(audienceQuery(criteria));
  return audience?.people === 0 && <LoosenedSearches criteria={criteria} filtered={audience.filtered} />;
}
