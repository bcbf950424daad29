import type { SocialAccount } from '#contract/social-accounts.ts';
import { formatDay } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import { RampChart } from './ramp-chart.tsx';
import { rampProgress } from './ramp-progress.ts';

const plural = (count: number) => `${count} invitation${count > 1 ? 's' : ''} par jour`;

export function RampSection({ account }: { account: SocialAccount }) {
  return (
    <Section title="Démarrage progressif" note={account.ramp && 'quatre semaines'}>
      {account.ramp ? (
        <Ramp ramp={account.ramp} account={account} />
      ) : (
        <p className="border-line border-t pt-2.5 text-pretty text-13 text-muted">
          Aucun démarrage progressif : vous avez indiqué que ce compte était déjà actif.
        </p>
      )}
    </Section>
  );
}

function Ramp({ ramp, account }: { ramp: NonNullable<SocialAccount['ramp']>; account: SocialAccount }) {
  const { current, number, isOver, states } = rampProgress(ramp, account.today);
  return (
    <div className="grid gap-3 border-line border-t pt-2.5">
      <p className="font-medium">
        {current && `Semaine ${number} sur ${ramp.weeks.length} : ${plural(current.invitationsPerDay)}`}
        {isOver && `Terminée : ${plural(account.todayQuotas.invitationsPerDay)}`}
      </p>
      <RampChart weeks={ramp.weeks} states={states} />
      <p className="text-pretty text-13 text-muted">
        Depuis le {formatDay(ramp.startedOn)}, les invitations, les messages et les visites de ce compte
        passent de 20 % à 100 % de leurs limites, semaine après semaine.
      </p>
    </div>
  );
}
