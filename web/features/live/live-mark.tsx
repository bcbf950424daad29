import { StatusMark } from '#web/ui/status-mark.tsx';
import { useLiveState } from './live-state.ts';

const looks = {
  live: {
    shape: 'active',
    text: 'En direct',
    title: 'Cette page se met à jour à l’instant où quelque chose arrive.',
  },
  opening: {
    shape: 'draft',
    text: 'Connexion…',
    title: 'Le suivi en direct se rétablit : rien n’est perdu.',
  },
  polling: {
    shape: 'open',
    text: 'Toutes les 30 s',
    title: 'Le suivi en direct n’est pas joignable : cette page se met à jour toutes les 30 secondes.',
  },
} as const;

/** Whether the page receives live events; nothing where the plan does not have it. */
export function LiveMark() {
  const state = useLiveState();
  if (state === 'off') return null;
  const { shape, text, title } = looks[state];
  return (
    <span role="status" title={title} className="mr-2 text-muted max-nav:hidden">
      <StatusMark shape={shape}>{text}</StatusMark>
    </span>
  );
}
