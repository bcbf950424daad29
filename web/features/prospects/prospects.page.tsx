import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { PersonContext } from './person/person-context.tsx';
import { ProspectsView } from './prospects-view.tsx';

const ValidationView = lazy(async () => ({
  default: (await import('#web/features/drafts/validation-view.tsx')).ValidationView,
}));

const ConversationsView = lazy(async () => ({
  default: (await import('#web/features/conversations/conversations-view.tsx')).ConversationsView,
}));

export function ProspectsPage() {
  const [query] = useSearchParams();
  const view = query.get('vue');
  if (view === 'validation') return <ValidationView />;
  return view === 'conversations' ? (
    <ConversationsView context={(personId) => <PersonContext key={personId} personId={personId} />} />
  ) : (
    <ProspectsView />
  );
}
