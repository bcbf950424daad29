import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import type { ReferralAddition, ReferredPerson } from '#contract/overview/referrals.ts';
import { paths } from '#contract/paths.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { referralQuery, useAddReferred } from '../conversations.queries.ts';

/** « Adressez-vous plutôt à … »: that person, in the campaign, in one click. */
export function ReferralBanner({ conversation }: { conversation: ConversationRow }) {
  const { replyKind, isOpposed, id } = conversation;
  const maySend = !isOpposed && replyKind !== null && replyKind !== 'opposition' && replyKind !== 'other';
  const { data } = useQuery({ ...referralQuery(id, conversation.lastReplyAt), enabled: maySend });
  if (!maySend || !data?.referral) return null;
  return <Referral key={data.referral.messageId} conversationId={id} referral={data.referral} />;
}

const frame =
  'mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3 text-14 max-sm:px-3.5';

function Referral({ conversationId, referral }: { conversationId: string; referral: ReferredPerson }) {
  const add = useAddReferred(conversationId);
  const [result, setResult] = useState<ReferralAddition | null>(null);
  const { messageId, name, role, email, campaign } = referral;
  const run = (candidate?: string) =>
    add.mutate(
      { messageId, ...(candidate && { candidate }) },
      {
        onSuccess: (answer) => {
          setResult(answer);
          if (answer.is === 'added') toast({ tone: 'success', title: answer.message });
        },
        onError: (error) =>
          toast({ tone: 'error', title: 'Personne n’a été ajouté.', description: errorMessage(error) }),
      },
    );
  const added = referral.added ?? (result?.is === 'added' || result?.is === 'known' ? result.person : null);
  const canAdd = !added && campaign && (name ?? result) !== null && result?.is !== 'refused';
  return (
    <div className={frame}>
      <UserRoundPlus size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 text-pretty max-sm:basis-full">
        <p>
          Cette réponse renvoie vers <b className="font-semibold">{name ?? role ?? email}</b>
          {name && role && <span className="text-muted">, {role}</span>}.
        </p>
        <p role="status" className="text-13 text-muted">
          <Mention referral={referral} result={result} added={added} />
        </p>
      </div>
      {result?.is === 'several' ? (
        <ul className="grid basis-full gap-1.5">
          {result.candidates.map((candidate) => (
            <li key={candidate.key} className="flex items-center gap-3">
              <span className="min-w-0 flex-1 truncate">
                <b className="font-semibold">{candidate.name}</b>{' '}
                <span className="text-13 text-muted">{candidate.headline}</span>
              </span>
              <Button size="sm" isBusy={add.isPending} onClick={() => run(candidate.key)}>
                Ajouter
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        canAdd && (
          <Button size="sm" isBusy={add.isPending} busyLabel="Recherche…" onClick={() => run()}>
            {result?.is === 'unknown' ? 'Chercher encore' : 'Ajouter à la campagne'}
          </Button>
        )
      )}
    </div>
  );
}

type MentionProps = {
  referral: ReferredPerson;
  result: ReferralAddition | null;
  added: ReferredPerson['added'];
};

/** What came of it, or what the click will do. */
function Mention({ referral: { name, campaign }, result, added }: MentionProps) {
  if (added)
    return (
      <>
        {result?.message ?? 'Dans la campagne, avec cette recommandation.'}{' '}
        <AppLink href={`${paths.leads}?personne=${added.id}`} className="link">
          Voir sa fiche
        </AppLink>
      </>
    );
  if (result)
    return (
      <>
        {result.message}{' '}
        {result.is === 'unknown' && (
          <AppLink href={paths.search} className="link">
            Chercher autrement
          </AppLink>
        )}
      </>
    );
  if (!campaign) return <>Aucune campagne n’est liée à cette conversation.</>;
  if (name === null)
    return (
      <>
        Aucun nom n’est donné.{' '}
        <AppLink href={paths.search} className="link">
          Chercher cette personne
        </AppLink>
      </>
    );
  return <>Elle entrera dans « {campaign.name} », et ses messages pourront citer cette recommandation.</>;
}
