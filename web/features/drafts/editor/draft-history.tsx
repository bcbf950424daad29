import { useQuery } from '@tanstack/react-query';
import type { Draft, DraftVersion } from '#contract/texts/drafts.ts';
import { angleLabels } from '#core/campaigns/engagement.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useCampaignNow } from '#web/lib/use-campaign-now.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { authorLabels, causeLabels } from '../draft-texts.ts';
import { versionsQuery } from '../drafts.queries.ts';

type DraftHistoryProps = {
  draft: Draft;
  isReadOnly: boolean;
  isBusy: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
};

/** Every text this draft had, the newest first. */
export function DraftHistory(props: DraftHistoryProps) {
  const { draft } = props;
  const query = useQuery(versionsQuery(draft.id, draft.version));
  return (
    <Drawer
      isOpen
      onClose={props.onClose}
      title="Historique"
      note={
        <p className="text-13 text-muted">
          Chaque version reste ici. En reprendre une n’efface pas les autres.
        </p>
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de l’historique…" lines={5} />}
        failed="L’historique n’a pas pu être chargé."
      >
        {(versions) => (
          <ol>
            {versions
              .toSorted((one, other) => other.number - one.number)
              .map((version) => (
                <Version key={version.number} version={version} {...props} />
              ))}
          </ol>
        )}
      </QueryView>
    </Drawer>
  );
}

function Version({ version, ...props }: DraftHistoryProps & { version: DraftVersion }) {
  const at = new Date(version.at);
  const now = useCampaignNow();
  return (
    <li className="border-line border-b py-4 first:pt-0 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-[550] font-body text-14 tracking-normal">{causeLabels[version.cause]}</h3>
          <p className="text-13 text-muted">
            Par {authorLabels[version.author]}, <time dateTime={version.at}>{formatMoment(at, now)}</time> ·{' '}
            {angleLabels[version.angle]}
          </p>
        </div>
        {version.isCurrent ? (
          <StatusMark shape="done">Version actuelle</StatusMark>
        ) : (
          !props.isReadOnly && (
            <Button size="sm" disabled={props.isBusy} onClick={() => props.onRestore(version.number)}>
              Reprendre
            </Button>
          )
        )}
      </div>
      <p className="mt-2 whitespace-pre-line text-13 [overflow-wrap:anywhere]">{version.text}</p>
    </li>
  );
}
