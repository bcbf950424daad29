import { useQuery } from '@tanstack/react-query';
import { AlarmClock, ArrowLeft, Ellipsis, Mail, PanelRight, UserRound } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { campaignPath, paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useCampaignNow } from '#web/lib/use-campaign-now.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu, MenuAction, MenuLink } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { aboutPerson } from '../conversation-texts.ts';
import { threadQuery, useMarkRead } from '../conversations.queries.ts';
import { KindMenu } from '../kind-menu.tsx';
import { HandleButton } from './handle-button.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { AnswerArea, ThreadSkeleton, useRead } from './thread.tsx';
import { isAsleep, SnoozeBanner, ThreadBanners } from './thread-banners.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { useEnd } from './use-end.ts';

type PaneProps = {
  id: string;
  listHref: string;
  onUnread: () => void;
  onHandled: () => void;
  context: (personId: string) => ReactNode;
};

/** What scrolls is read with the arrows as well as with a wheel. */
const focusable = { tabIndex: 0 };
const giveWay = 'max-wide:group-data-context/talk:hidden';

/** One conversation, beside the list or in its place. */
export function ConversationPane({ id, listHref, onUnread, onHandled, context }: PaneProps) {
  const query = useQuery(threadQuery(id));
  const { data } = query;
  const now = useCampaignNow();
  useRead(data);
  const end = useEnd(data);
  // Where there is no room beside it, the context takes the place of what was said.
  const [isContextOpen, setIsContextOpen] = useState(false);
  return (
    <>
      <BackLink href={listHref} />
      <QueryView
        query={{ ...query, data: data?.conversation ?? undefined }}
        loading={<PaneSkeleton />}
        failed="La conversation n’a pas pu être chargée."
        gone={
          <EmptyState
            title="Cette conversation n’existe plus"
            action={
              <AppLink href={listHref} className="link text-13">
                Voir les conversations
              </AppLink>
            }
          >
            La personne a été supprimée, ou l’adresse est celle d’un autre compte.
          </EmptyState>
        }
      >
        {(conversation) => (
          <div className="flex min-h-0 grow flex-col wide:grid wide:grid-cols-[minmax(0,1fr)_300px] wide:grid-rows-[minmax(0,1fr)] wide:gap-x-6">
            <div
              data-context={isContextOpen || undefined}
              className="group/talk flex min-h-0 min-w-0 grow flex-col max-wide:data-context:grow-0"
            >
              <div className="z-20 max-w-[760px] bg-paper max-nav:sticky max-nav:top-14 max-nav:pt-2">
                <PaneHead
                  conversation={conversation}
                  now={now}
                  onUnread={onUnread}
                  onHandled={onHandled}
                  isContextOpen={isContextOpen}
                  onContext={() => setIsContextOpen(!isContextOpen)}
                />
                {isAsleep(conversation, now) && (
                  <div className="pt-3">
                    <SnoozeBanner conversation={conversation} now={now} />
                  </div>
                )}
              </div>
              <div className={`${giveWay} max-w-[760px] pt-3`}>
                <ThreadBanners conversation={conversation} now={now} />
              </div>
              <section
                ref={end}
                {...focusable}
                aria-label="Messages"
                className={`${giveWay} relative min-h-0 grow focus-visible:-outline-offset-2 nav:-mr-(--gutter) nav:overflow-y-auto nav:pr-(--gutter) wide:mr-0 wide:pr-2`}
              >
                <div className="max-w-[760px]">{data && <ThreadMessages thread={data} now={now} />}</div>
              </section>
              <div className={`${giveWay} sticky bottom-0 max-w-[760px] bg-paper pt-2 pb-4 max-nav:pb-3`}>
                {data && <AnswerArea thread={data} />}
              </div>
            </div>
            <aside
              aria-label="Contexte"
              data-context={isContextOpen || undefined}
              className="min-h-0 pt-4 pb-6 max-wide:hidden max-wide:data-context:block nav:overflow-y-auto wide:-mt-5 wide:-mr-(--gutter) wide:border-line wide:border-l wide:pt-5 wide:pr-(--gutter) wide:pl-5"
            >
              {context(conversation.person.id)}
            </aside>
          </div>
        )}
      </QueryView>
    </>
  );
}

function PaneSkeleton() {
  return (
    <>
      <Skeleton className="h-7 w-64 max-w-full" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      <div className="mt-4 max-w-[760px] border-line border-t">
        <ThreadSkeleton />
      </div>
    </>
  );
}

function BackLink({ href }: { href: string }) {
  return (
    <AppLink
      href={href}
      className="link mb-1 inline-flex min-h-11 items-center gap-1.5 self-start text-13 nav:hidden"
    >
      <ArrowLeft size={14} aria-hidden />
      Conversations
    </AppLink>
  );
}

type HeadProps = Pick<PaneProps, 'onUnread' | 'onHandled'> & {
  conversation: ConversationRow;
  now: Date;
  isContextOpen: boolean;
  onContext: () => void;
};

function PaneHead(props: HeadProps) {
  const { conversation, now } = props;
  const { person, campaign, replyKind, id } = conversation;
  const [isSnoozing, setIsSnoozing] = useState(false);
  const snooze = useRef<HTMLButtonElement>(null);
  const markRead = useMarkRead();
  const about = aboutPerson(person);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-line border-b pb-3 max-sm:grid-cols-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="line-clamp-2 font-bold text-23 tracking-[-0.02em] [overflow-wrap:anywhere]">
          <AppLink href={personPath(person.id)} className="hover:text-accent hover:underline">
            {personName(person)}
          </AppLink>
        </h2>
        {replyKind && <KindMenu conversation={conversation} kind={replyKind} />}
      </div>
      <div className="flex shrink-0 justify-end gap-1.5 max-sm:order-last max-sm:mt-2 max-sm:justify-start">
        <Button
          size="sm"
          aria-expanded={props.isContextOpen}
          className="wide:hidden max-sm:w-11 max-sm:px-0!"
          onClick={props.onContext}
        >
          <PanelRight size={14} strokeWidth={1.75} aria-hidden />
          <span className="max-sm:sr-only">Contexte</span>
        </Button>
        <HandleButton conversation={conversation} onHandled={props.onHandled} />
        {!conversation.isOpposed && (
          <Button ref={snooze} size="sm" onClick={() => setIsSnoozing(true)}>
            <AlarmClock size={14} strokeWidth={1.75} aria-hidden />
            <span className="max-sm:sr-only">
              {isAsleep(conversation, now) ? 'Changer la date' : 'Rappeler plus tard'}
            </span>
          </Button>
        )}
        <Menu
          trigger={
            <Button size="sm" aria-label="Autres actions" className="w-[30px] px-0! max-sm:w-11">
              <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          }
        >
          <MenuLink href={personPath(person.id)} icon={UserRound}>
            Voir la fiche
          </MenuLink>
          <MenuAction
            icon={Mail}
            onSelect={() =>
              markRead.mutate(
                { id, isRead: false },
                {
                  onSuccess: props.onUnread,
                  onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
                },
              )
            }
          >
            Marquer comme non lue
          </MenuAction>
        </Menu>
      </div>
      <p className="col-span-full mt-1 line-clamp-2 text-14 text-muted text-pretty max-sm:line-clamp-1">
        {about}
        {campaign && (
          <>
            {about && ' · '}
            <AppLink href={campaignPath(campaign.id)} className="link font-normal! underline">
              {campaign.name}
            </AppLink>
          </>
        )}
      </p>
      {isSnoozing && (
        <SnoozeDialog
          conversation={conversation}
          now={now}
          onOpenChange={setIsSnoozing}
          returnFocus={() => snooze.current}
        />
      )}
    </header>
  );
}

const personPath = (personId: string) => `${paths.prospects}?personne=${personId}`;
