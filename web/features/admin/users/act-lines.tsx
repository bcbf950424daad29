import type { AccountHistory } from '#contract/identity/audit.ts';
import { describeAct } from '#core/identity/audit-acts.ts';
import { formatDateTime } from '#web/lib/format.ts';

const byWhom = { user: null, admin: 'par un administrateur', command: 'par la commande', system: null };

/** Lines of the log about one account. */
export const ActLines = ({ lines }: { lines: AccountHistory['items'] }) => (
  <ul className="border-line border-t">
    {lines.map(({ id, at, act, actor, detail }) => (
      <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 text-13">
        <span className="[overflow-wrap:anywhere]">
          {describeAct(act, detail)}
          {byWhom[actor] && <span className="text-muted">, {byWhom[actor]}</span>}
        </span>
        <time dateTime={at} className="tabular-figures text-muted">
          {formatDateTime(new Date(at))}
        </time>
      </li>
    ))}
  </ul>
);
