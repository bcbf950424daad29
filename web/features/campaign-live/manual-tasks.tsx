import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, Mail, Phone, SquareCheckBig } from 'lucide-react';
import type { ManualTask } from '#contract/overview/campaign-live.ts';
import { campaignPath } from '#contract/paths.ts';
import { ofName } from '#core/french/of-name.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { waitingListClass } from '#web/ui/waiting-list.ts';
import { tasksQuery, useFinishTask } from './campaign-live.queries.ts';
import { LivePersonName } from './live-person-name.tsx';
import { formatParisDay } from './moments.ts';

const icons: Record<ManualTask['task'], LucideIcon> = { call: Phone, email: Mail, other: SquareCheckBig };

/** Calls and e-mails that a sequence asks of the user; nothing is drawn while there is none. */
export function ManualTasks({ campaignId, now }: { campaignId: string | null; now: string }) {
  const { data, isPending, refetch } = useQuery(tasksQuery(campaignId));
  if (isPending || data?.total === 0) return null;
  return (
    <section aria-labelledby="taches" className="min-w-0 border-ink border-t-2">
      <h2 id="taches" className="flex items-baseline gap-2.5 pt-2 pb-3 text-16">
        {data && (
          <span className="tabular-figures text-40 leading-none tracking-[-0.03em]">
            {formatNumber(data.total)}
          </span>
        )}
        {data && data.total > 1 ? 'tâches à faire' : 'tâche à faire'}
      </h2>
      {!data && <InlineError onRetry={() => refetch()}>Vos tâches n’ont pas pu être lues.</InlineError>}
      <ul className={`${waitingListClass} border-line border-b`}>
        {data?.items.map((task) => (
          <Task key={task.id} task={task} now={now} hasCampaign={campaignId === null} />
        ))}
      </ul>
    </section>
  );
}

function Task({ task, now, hasCampaign }: { task: ManualTask; now: string; hasCampaign: boolean }) {
  const finish = useFinishTask();
  const Icon = icons[task.task];
  const say = async (isDone: boolean) => {
    try {
      const { message } = await finish.mutateAsync({ id: task.id, isDone });
      toast({ tone: 'success', title: message, description: task.person.name });
    } catch (error) {
      toast({ tone: 'error', title: 'La tâche n’a pas été enregistrée.', description: errorMessage(error) });
    }
  };
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] gap-y-1 border-line border-t py-2.5 text-14 [overflow-wrap:anywhere]">
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 text-muted" />
      <LivePersonName person={task.person} />
      <p className="pl-3 text-right text-12 text-muted leading-5">
        {task.title}
        <br />
        {formatParisDay(task.dueAt, now).toLowerCase()}
      </p>
      <div className="col-span-2 col-start-2 grid gap-1 text-13">
        <Reach task={task} />
        {task.instruction && <p className="text-pretty text-muted">{task.instruction}</p>}
        {hasCampaign && (
          <AppLink href={campaignPath(task.campaign.id)} className="link justify-self-start">
            {task.campaign.name}
          </AppLink>
        )}
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="sm" isBusy={finish.isPending && finish.variables.isDone} onClick={() => say(true)}>
            Fait
          </Button>
          <Button
            size="sm"
            variant="quiet"
            isBusy={finish.isPending && !finish.variables.isDone}
            onClick={() => say(false)}
          >
            Passer
          </Button>
        </div>
      </div>
    </li>
  );
}

/** How to reach the person for it; when nothing is known, where it is written down. */
function Reach({ task }: { task: ManualTask }) {
  const { task: kind, phone, email, person } = task;
  const numbers = [
    kind !== 'email' && phone && { href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone },
    kind !== 'call' && email && { href: `mailto:${email}`, text: email },
  ].filter((one) => !!one);
  if (numbers.length > 0)
    return (
      <p className="tabular-figures flex flex-wrap gap-x-4 gap-y-1">
        {numbers.map(({ href, text }) => (
          <a key={href} href={href} className="link">
            {text}
          </a>
        ))}
      </p>
    );
  if (kind === 'other') return null;
  return (
    <p className="text-muted">
      {kind === 'call' ? 'Téléphone inconnu.' : 'E-mail inconnu.'}{' '}
      {person.profileUrl && (
        <a href={person.profileUrl} target="_blank" rel="noreferrer" className="link">
          Ouvrir le profil
          <span className="sr-only"> {ofName(person.name)}, dans un nouvel onglet</span>
        </a>
      )}
    </p>
  );
}
