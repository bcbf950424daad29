import { useState } from 'react';
import type { Balancing } from '#contract/overview/privacy.ts';
import { balancingKeys, balancingQuestions, changedAnswers } from '#core/privacy/balancing.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Version = Balancing['versions'][number];

/** What was confirmed, when, and what each version changed. */
export function BalancingVersions({ versions }: { versions: Version[] }) {
  const [open, setOpen] = useState<Version | null>(null);
  return (
    <>
      <ul aria-label="Versions confirmées" className="border-line border-t text-13">
        {versions.map((version, at) => (
          <li
            key={version.version}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2"
          >
            <span>
              Version {version.version}, {formatDate(new Date(version.confirmedAt))}
              <span className="text-muted"> · {describeChange(version, versions[at + 1])}</span>
            </span>
            <button
              type="button"
              className="link cursor-pointer max-sm:py-2"
              aria-label={`Lire la version ${version.version}`}
              onClick={() => setOpen(version)}
            >
              Lire
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog isOpen onOpenChange={() => setOpen(null)} title={`Mise en balance, version ${open.version}`}>
          <AnswerList answers={open.answers} />
          <div className="mt-4 flex justify-end">
            <Button onClick={() => setOpen(null)}>Fermer</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

export const AnswerList = ({ answers }: { answers: Version['answers'] }) => (
  <dl className="grid gap-3">
    {balancingKeys.map((key, at) => (
      <div key={key}>
        <dt className="font-semibold text-13">
          {at + 1}. {balancingQuestions[key].title}
        </dt>
        <dd className="text-pretty text-13 [overflow-wrap:anywhere]">{answers[key]}</dd>
      </div>
    ))}
  </dl>
);

function describeChange(version: Version, before: Version | undefined): string {
  if (!before) return 'première version';
  const titles = changedAnswers(before.answers, version.answers).map((key) => balancingQuestions[key].title);
  return titles.length > 0 ? `changé : ${titles.join(', ').toLowerCase()}` : 'confirmée de nouveau';
}
