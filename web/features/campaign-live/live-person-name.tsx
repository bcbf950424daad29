import type { LivePerson } from '#contract/overview/campaign-live.ts';
import { prospectsPath } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';

/** Who it is about: the name opens the person, over what is known of their work. */
export function LivePersonName({ person, isShort = false }: { person: LivePerson; isShort?: boolean }) {
  return (
    <div className="min-w-0">
      <AppLink
        href={prospectsPath({ personId: person.id })}
        className="block truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
      >
        {person.name}
      </AppLink>
      {!isShort && person.detail && <p className="truncate text-13 text-muted">{person.detail}</p>}
    </div>
  );
}
