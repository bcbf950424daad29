import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { campaignPath, paths } from '#contract/paths.ts';
import type { Draft } from '#contract/texts/drafts.ts';
import { personName } from '#core/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { aboutPerson, authorLabels } from '../draft-texts.ts';

/** Where the text stands in the queue, and the way to its neighbours. */
export type QueueNavigation = {
  /** From 1; null when it is not in the part of the queue that is loaded. */
  position: number | null;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  listHref: string;
  listTitle: string;
};

/** For whom the text is, and at which step of which campaign. */
export function DraftHead(props: {
  draft: Draft;
  navigation: QueueNavigation;
  titleRef?: Ref<HTMLHeadingElement>;
}) {
  const { draft, navigation } = props;
  const about = aboutPerson(draft.person);
  return (
    <>
      <BackLink navigation={navigation} />
      <header className="flex items-start gap-6 max-nav:gap-3">
        <div className="min-w-0">
          <h2
            ref={props.titleRef}
            tabIndex={-1}
            className="line-clamp-3 font-bold text-28 tracking-[-0.022em] outline-none [overflow-wrap:anywhere]"
          >
            {personName(draft.person)}
          </h2>
          <p className="mt-1 text-14 text-pretty text-muted nav:text-[0.9375rem]">
            {about && (
              <>
                <AppLink
                  href={`${paths.leads}?personne=${draft.person.id}`}
                  className="hover:text-accent hover:underline"
                >
                  {about}
                </AppLink>
                {' · '}
              </>
            )}
            {draft.stepName}, campagne{' '}
            <AppLink href={campaignPath(draft.campaign.id)} className="link font-normal!">
              {draft.campaign.name}
            </AppLink>
          </p>
          {draft.text !== '' && <p className="text-13 text-muted">Écrit par {authorLabels[draft.author]}</p>}
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-x-3 max-nav:flex-col-reverse max-nav:items-end max-nav:gap-y-1">
          {navigation.position !== null && (
            <span className="tabular-figures whitespace-nowrap text-13 text-muted">
              {formatNumber(navigation.position)} sur {formatNumber(navigation.total)}
            </span>
          )}
          <div className="flex gap-1.5">
            <Button
              size="sm"
              className="w-[30px] px-0! max-sm:w-11"
              aria-label="Message précédent (K)"
              disabled={!navigation.onPrevious}
              onClick={navigation.onPrevious}
            >
              <ChevronUp size={16} strokeWidth={1.75} aria-hidden />
            </Button>
            <Button
              size="sm"
              className="w-[30px] px-0! max-sm:w-11"
              aria-label="Message suivant (J)"
              disabled={!navigation.onNext}
              onClick={navigation.onNext}
            >
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          </div>
        </div>
      </header>
    </>
  );
}

/** On a small screen the list is elsewhere. */
export function BackLink({
  navigation,
}: {
  navigation: Pick<QueueNavigation, 'listHref' | 'listTitle' | 'total'>;
}) {
  return (
    <AppLink
      href={navigation.listHref}
      className="link mb-2 inline-flex min-h-8 items-center gap-1.5 self-start text-13 nav:hidden"
    >
      <ArrowLeft size={14} aria-hidden />
      {navigation.listTitle} ({formatNumber(navigation.total)})
    </AppLink>
  );
}
