import type { ReactNode } from 'react';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { isSameName } from '#core/people/is-same-name.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { AccountActions } from './account-actions.tsx';

const tierNames = { free: 'Compte gratuit', premium: 'Premium', sales_navigator: 'Sales Navigator' };

const states = {
  connected: { shape: 'active', label: 'Connecté' },
  disconnected: { shape: 'refused', label: 'Déconnecté' },
  restricted: { shape: 'stopped', label: 'Restreint' },
} as const;

/** When the server says no more than the state. */
const plainReasons = {
  disconnected: 'Ce compte est déconnecté. Reconnectez-le pour reprendre vos campagnes.',
  restricted:
    'LinkedIn a restreint ce compte. Suivez ses indications chez lui, puis vérifiez de nouveau ici.',
};

export function AccountCard({ account, onRemoved }: { account: SocialAccount; onRemoved: () => void }) {
  const state = states[account.state];
  const { firstName, lastName } = useUser();
  const ownName = `${firstName} ${lastName}`;
  return (
    <Section title="Votre compte">
      <div className="grid gap-4 border-line border-t pt-4">
        <div className="flex items-center gap-4">
          <Avatar name={account.name} size="lg" />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h3 className="text-23">{account.name}</h3>
            {account.headline && <p className="text-pretty text-14 text-muted">{account.headline}</p>}
          </div>
        </div>
        <dl className="grid grid-cols-[auto_auto_auto_1fr] gap-x-10 gap-y-3 max-large:grid-cols-2 max-large:gap-x-6">
          <Fact label="État">
            <StatusMark shape={state.shape}>
              <b className="font-semibold text-14">{state.label}</b>
            </StatusMark>
          </Fact>
          <Fact label="Type de compte">{tierNames[account.tier]}</Fact>
          <Fact label="Connecté depuis le">
            <time dateTime={account.connectedAt}>{formatDate(new Date(account.connectedAt))}</time>
          </Fact>
          <Fact label="Dernière vérification">
            {account.lastCheckedAt ? (
              <time dateTime={account.lastCheckedAt}>{formatDateTime(new Date(account.lastCheckedAt))}</time>
            ) : (
              'pas encore faite'
            )}
          </Fact>
        </dl>
        {account.state !== 'connected' && (
          <Notice tone="error" role="note" title="Vos campagnes sont en pause.">
            {account.stateReason ?? plainReasons[account.state]}
          </Notice>
        )}
        {!isSameName(ownName, account.name) && (
          <Notice tone="warning" role="note" title="Ce compte LinkedIn porte un autre nom que le vôtre.">
            Vos messages partiront du compte de {account.name}, alors que vous êtes {ownName}. Si ce sont deux
            personnes, connectez votre propre compte.
          </Notice>
        )}
        <AccountActions account={account} onRemoved={onRemoved} />
      </div>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-0.5 flex min-h-5 items-center text-14">{children}</dd>
    </div>
  );
}
