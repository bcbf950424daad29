import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { type Agreement, privacyApi } from '#contract/overview/privacy.ts';
import { capital } from '#core/words/capital.ts';
import { formatDate } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { agreementQuery } from './privacy.queries.ts';

/** Article 28: what the publisher promises to whoever entrusts people's data to it, and to whom it passes them on. */
export function AgreementSection() {
  const query = useQuery(agreementQuery);
  const [isReading, setIsReading] = useState(false);
  return (
    <Section
      title="Sous-traitance"
      note="article 28 du RGPD, ce que nous vous devons"
      action={
        query.data && (
          <Button size="sm" onClick={() => setIsReading(true)}>
            <FileText size={14} strokeWidth={1.75} aria-hidden />
            Lire le contrat
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Lecture des sous-traitants…" lines={4} />}
        failed="Les sous-traitants n’ont pas pu être lus."
      >
        {(agreement) => (
          <div className="grid gap-4">
            <Processors agreement={agreement} />
            <Changes agreement={agreement} />
            {isReading && <AgreementDialog agreement={agreement} onClose={() => setIsReading(false)} />}
          </div>
        )}
      </QueryView>
    </Section>
  );
}

const unnamed = 'nom communiqué sur demande';

const Processors = ({ agreement: { processors } }: { agreement: Agreement }) =>
  processors.length === 0 ? (
    <p className="border-line border-t pt-3 text-pretty text-muted">
      L’éditeur de cette installation n’a déclaré aucun sous-traitant.
    </p>
  ) : (
    <dl className="border-line border-t" aria-label="Sous-traitants">
      {processors.map(({ name, task }) => (
        <div
          key={`${task} ${name}`}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-x-4 border-line border-b py-2 max-sm:grid-cols-1"
        >
          <dt className="text-muted">{capital(task)}</dt>
          <dd className="[overflow-wrap:anywhere]">{name ?? unnamed}</dd>
        </div>
      ))}
    </dl>
  );

function Changes({ agreement: { changes } }: { agreement: Agreement }) {
  if (changes.length === 0)
    return <p className="text-13 text-muted">La liste n’a pas changé. Tout changement vous est annoncé.</p>;
  return (
    <div>
      <h3 className="mb-1 text-14">Changements de la liste</h3>
      <ul className="border-line border-t">
        {changes.map(({ number, announcedAt, effectiveAt, isToCome, added, removed }) => (
          <li key={number} className="grid gap-1 border-line border-b py-2.5">
            <StatusMark shape={isToCome ? 'asking' : 'over'} mayWrap>
              {isToCome ? 'À partir du' : 'Depuis le'} {formatDate(new Date(effectiveAt))}, annoncé le{' '}
              {formatDate(new Date(announcedAt))}
            </StatusMark>
            {added.map((one) => (
              <p key={`${one.task} ${one.name}`}>
                <span className="font-medium text-success">Ajouté</span> : {one.name ?? unnamed}, {one.task}
              </p>
            ))}
            {removed.map((one) => (
              <p key={`${one.task} ${one.name}`}>
                <span className="font-medium text-muted">Retiré</span> : <s>{one.name ?? unnamed}</s>,{' '}
                {one.task}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

const AgreementDialog = ({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) => (
  <Dialog isOpen isWide onOpenChange={onClose} title="Contrat de sous-traitance">
    <p className="mb-4 max-w-[70ch] text-pretty text-13 text-muted">
      Établi d’après la configuration de cette installation. Les conditions du service, acceptées avec votre
      compte, font foi ; aucun juriste ne l’a relu pour vous.
    </p>
    <div className="grid max-w-[78ch] gap-5">
      {agreement.parts.map(({ title, clauses }) => (
        <section key={title}>
          <h3 className="mb-1 text-14">{title}</h3>
          <dl className="grid gap-2">
            {clauses.map((clause) => (
              <div key={clause.title}>
                <dt className="font-medium text-13">{clause.title}</dt>
                <dd className="text-pretty">{capital(clause.text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
    <div className="mt-5 flex flex-wrap justify-end gap-2">
      <a href={privacyApi.agreementFile.path} download className={buttonClass({})}>
        <Download aria-hidden className="size-3.5" />
        PDF
      </a>
      <Button variant="primary" onClick={onClose}>
        Fermer
      </Button>
    </div>
  </Dialog>
);
