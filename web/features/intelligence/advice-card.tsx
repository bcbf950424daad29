import type { Advice, AdviceResult } from '#contract/overview/intelligence.ts';
import { chooseLeadsPath, paths, validationPath, wizardPath } from '#contract/paths.ts';
import type { AdviceLink } from '#core/intelligence/advice.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AdviceForecast } from './advice-forecast.tsx';
import { useApplyAdvice, useIgnoreAdvice } from './intelligence.queries.ts';
import type { OpenList } from './open-count.tsx';
import { ShareLines } from './share-lines.tsx';

const ways: Record<AdviceLink, { label: string; href: (campaignId: string) => string }> = {
  sequence: { label: 'Modifier la séquence', href: (id) => wizardPath(id, 'engagement') },
  target: { label: 'Modifier le ciblage', href: (id) => wizardPath(id, 'targeting') },
  texts: { label: 'Valider les messages', href: (campaignId) => validationPath({ campaignId }) },
  leads: { label: 'Ajouter des leads', href: chooseLeadsPath },
  offer: { label: 'Modifier l’offre', href: (id) => wizardPath(id, 'offer') },
  writing: { label: 'Régler l’écriture', href: () => paths.writing },
  account: { label: 'Voir le compte', href: () => paths.socialAccounts },
};

type AdviceCardProps = {
  campaignId: string;
  version: number;
  finding: AdviceResult;
  advice: Advice;
  onOpen: OpenList;
};

/** One advice: what was seen, the change, what it would bring, and the act. */
export function AdviceCard({ campaignId, version, finding, advice, onOpen }: AdviceCardProps) {
  const { rule, name, looksAt } = finding;
  const apply = useApplyAdvice(campaignId);
  const ignore = useIgnoreAdvice(campaignId);
  const way = ways[advice.link];
  const send = () =>
    apply.mutate(
      { rule, subject: advice.subject, version },
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            title: 'Changement appliqué.',
            description: 'Son effet se mesure plus bas ; vous pouvez l’annuler.',
          }),
      },
    );
  return (
    <article
      aria-label={advice.title}
      className="rounded-card border border-accent bg-card px-5 py-4 max-sm:px-4"
    >
      <p className="text-13 text-muted">{name}</p>
      <h2 className="mt-0.5 text-19">{advice.title}</h2>
      <div className="mt-3 grid grid-cols-2 gap-x-10 gap-y-4 max-nav:grid-cols-1">
        <div className="min-w-0">
          <p className="text-14">{advice.observation}</p>
          {advice.lines.length > 0 && (
            <ShareLines
              lines={advice.lines}
              listOf={(index) => ({ of: 'line', key: rule, part: String(index) })}
              onOpen={onOpen}
            />
          )}
          <p className="mt-2 text-13 text-muted">Règle : {looksAt}.</p>
        </div>
        <div className="min-w-0 text-14">
          <p>
            <strong className="font-semibold">Le changement.</strong> {advice.change}
          </p>
          <p className="mt-2 mb-4 text-muted">{advice.why}</p>
          {advice.isForeseeable && <AdviceForecast campaignId={campaignId} rule={rule} version={version} />}
        </div>
      </div>
      {(apply.error ?? ignore.error) && (
        <Notice tone="error" className="mt-3">
          {errorMessage(apply.error ?? ignore.error)}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-3">
        {advice.isApplicable && (
          <Button variant="primary" isBusy={apply.isPending} busyLabel="Application…" onClick={send}>
            Appliquer
          </Button>
        )}
        <AppLink
          href={way.href(campaignId)}
          className={buttonClass({ variant: advice.isApplicable ? 'secondary' : 'primary' })}
        >
          {way.label}
        </AppLink>
        <Button
          variant="quiet"
          isBusy={ignore.isPending}
          busyLabel="Mise de côté…"
          onClick={() => ignore.mutate({ rule, subject: advice.subject, isIgnored: true })}
        >
          Ignorer ce conseil
        </Button>
        {advice.isApplicable && (
          <p className="text-13 text-muted">
            Annulable à tout moment. Les messages déjà validés ne changent pas.
          </p>
        )}
      </div>
    </article>
  );
}
