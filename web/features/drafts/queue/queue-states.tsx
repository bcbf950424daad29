import { paths, validationPath, wizardPath } from '#contract/paths.ts';
import type { DraftPart, DraftQueue } from '#contract/texts/drafts.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { describeChecked } from '../draft-texts.ts';
import { CampaignWriting, hasWritingToDo, type QueueCampaign } from './campaign-writing.tsx';
import { ProspectTabs } from './prospect-tabs.tsx';

/** Nothing was ever written: what this is for, and the first step towards it. */
export function QueueStart({ queue }: { queue: DraftQueue }) {
  const { campaigns } = queue;
  return (
    <>
      <PageHead title="À valider" lead="Vos messages, relus par vous avant de partir." />
      <ProspectTabs current="validation" />
      <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
        {campaigns.length === 0 ? (
          <Section title="Messages">
            <EmptyState
              title="Aucune campagne pour le moment"
              action={
                <AppLink href={wizardPath()} className={buttonClass({ variant: 'primary', size: 'sm' })}>
                  Préparer une campagne
                </AppLink>
              }
            >
              Les messages s’écrivent pour les personnes d’une campagne, d’après votre offre et leur profil.
            </EmptyState>
          </Section>
        ) : (
          <Section title="Écrire les premiers messages" note="Rien ne part : vous relisez d’abord.">
            <CampaignLines campaigns={campaigns} />
          </Section>
        )}
        <Section title="À quoi sert cette page">
          <dl>
            {points(queue.model).map(({ title, detail }) => (
              <div key={title} className="border-line border-t py-2.5">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-13 text-pretty text-muted">{detail}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </>
  );
}

const points = (model: string | null) => [
  {
    title: 'Chaque phrase montre sa preuve',
    detail: 'Le mot du profil ou de votre offre, sa source et sa date, à côté de la phrase.',
  },
  {
    title: 'Rien de faux ne passe',
    detail: 'Un nom, un chiffre ou un lieu sans preuve bloque le message, qui que ce soit qui l’ait écrit.',
  },
  {
    title: 'Qui écrit',
    detail: model
      ? `Le modèle ${model}, relu par les contrôles d’Accroche.`
      : 'Le rédacteur d’Accroche, sans rien envoyer à l’extérieur.',
  },
];

/** Campaign by campaign; the first that can be written has the page's main act. */
function CampaignLines({ campaigns }: { campaigns: readonly QueueCampaign[] }) {
  const main = campaigns.find(
    ({ unwritten, obstacle, writing }) => unwritten > 0 && !obstacle && !writing?.isRunning,
  );
  return (
    <ul>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className="grid gap-1.5 border-line border-t py-3.5">
          <h3 className="text-16 [overflow-wrap:anywhere]">{campaign.name}</h3>
          {campaign.unwritten === 0 && !campaign.obstacle && !campaign.writing?.isRunning ? (
            <p className="text-13 text-muted">
              Personne n’y est encore retenu.{' '}
              <AppLink href={wizardPath(campaign.id, 'leads')} className="link">
                Trouver des personnes
              </AppLink>
            </p>
          ) : (
            <CampaignWriting campaign={campaign} isMain={campaign === main} />
          )}
        </li>
      ))}
    </ul>
  );
}

const emptyTexts: Record<Exclude<DraftPart, 'waiting'>, { title: string; detail: string }> = {
  later: {
    title: 'Rien ne part plus tard',
    detail: 'Un message est demandé trois jours ouvrés avant son départ. D’ici là, il attend ici.',
  },
  checked: {
    title: 'Aucun message ne part sans vous',
    detail: 'Ceux que votre mode de validation laisse aux contrôles se rangent ici jusqu’à leur tour.',
  },
  approved: {
    title: 'Aucun message validé',
    detail: 'Ceux que vous validez se rangent ici, et peuvent être rouverts tant que rien n’est parti.',
  },
  skipped: {
    title: 'Aucun message passé',
    detail: 'Ceux que vous passez se rangent ici\u00a0: ils ne partiront pas, sauf si vous les rouvrez.',
  },
};

/** This part of the queue is empty, others may not be. */
export function QueueEmpty({
  state,
  queue,
  campaignId,
  checkedHref,
}: {
  state: DraftPart;
  queue: DraftQueue;
  campaignId: string | null;
  checkedHref: string;
}) {
  const waitingFor = queue.campaigns.filter(hasWritingToDo);
  if (state !== 'waiting')
    return (
      <EmptyState
        title={emptyTexts[state].title}
        action={
          <AppLink href={validationPath()} className="link text-13">
            Voir les messages à valider
          </AppLink>
        }
      >
        {emptyTexts[state].detail}
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      <div>
        <h2 className="text-28">
          {queue.later > 0
            ? 'Rien à valider pour l’instant'
            : queue.approved > 0
              ? 'Tout est validé'
              : 'Rien à valider'}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-pretty text-muted">
          {queue.approved > 0
            ? 'Aucun message n’attend votre accord. Ceux que vous avez validés partent quand vient leur tour, une fois la campagne lancée.'
            : campaignId !== null
              ? 'Aucun message de cette campagne n’attend votre accord.'
              : 'Aucun message n’attend votre accord.'}
        </p>
        {queue.checked > 0 && (
          <p className="mt-1.5">
            <AppLink href={checkedHref} className="link">
              {describeChecked(queue, campaignId)}
            </AppLink>
          </p>
        )}
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {campaignId !== null && (
            <AppLink href={validationPath()} className="link">
              Voir toutes les campagnes
            </AppLink>
          )}
          <AppLink href={paths.home} className="link">
            Revenir au tableau de bord
          </AppLink>
        </p>
      </div>
      {waitingFor.length > 0 && (
        <Section title="Écrire la suite">
          <CampaignLines campaigns={waitingFor} />
        </Section>
      )}
    </div>
  );
}
