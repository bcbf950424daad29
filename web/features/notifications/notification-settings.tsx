import { useQuery } from '@tanstack/react-query';
import { type NewsKind, type NotificationSettings, newsKinds } from '#contract/identity/notifications.ts';
import { paths } from '#contract/paths.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { useUser } from '#web/lib/session.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { notificationSettingsQuery, useChangeNotificationSettings } from './notification-settings.queries.ts';
import { QuietHoursFields } from './quiet-hours.tsx';

type MailField = Extract<keyof NotificationSettings, `mails${string}`>;
const mails: { field: MailField; label: string; hint: string }[] = [
  {
    field: 'mailsReplies',
    label: 'Une personne vous répond',
    hint: 'Un e-mail par réponse, avec son texte et le lien de la conversation.',
  },
  {
    field: 'mailsDisconnections',
    label: 'Votre compte LinkedIn se déconnecte',
    hint: 'Vos campagnes attendent tant qu’il n’est pas reconnecté.',
  },
  {
    field: 'mailsDigest',
    label: 'Le résumé de la journée',
    hint: 'Les invitations acceptées, une fois par jour, en fin de journée. Rien ne part un jour sans nouvelle.',
  },
  {
    field: 'mailsWeek',
    label: 'Ce qui a changé dans la semaine',
    hint: 'Deux ou trois nouvelles de vos campagnes, le lundi matin. Rien ne part une semaine sans changement.',
  },
];

const news: Record<NewsKind, { label: string; hint: string }> = {
  replies: { label: 'Réponses', hint: 'Une personne vous répond, ou une conversation revient à traiter.' },
  prospects: { label: 'Prospects', hint: 'Invitations acceptées, rendez-vous, oppositions.' },
  campaigns: { label: 'Campagnes et leads', hint: 'Garde-fous, campagnes terminées, recherches et imports.' },
  account: { label: 'Compte LinkedIn', hint: 'Déconnexion, restriction, retour à la normale.' },
};

/** What is said by e-mail and on the screen, and when neither; the bell always keeps everything. */
export function NotificationSettingsSection() {
  const query = useQuery(notificationSettingsQuery);
  const { data } = query;
  const change = useChangeNotificationSettings();
  const user = useUser();
  // Said beside what was changed, and nowhere else.
  const isSaved = (isHere: (field: string) => boolean) =>
    change.isSuccess && Object.keys(change.variables).some(isHere);
  return (
    <>
      <Section title="Par e-mail" note={`à ${user.email}`}>
        <QueryView query={query} loading={<SettingsSkeleton />} failed="Vos choix n’ont pas pu être chargés.">
          {(settings) => (
            <>
              <ul>
                {mails.map(({ field, label, hint }) => (
                  <li key={field} className="border-line border-t py-3.5">
                    <SwitchField
                      label={<span className="font-medium">{label}</span>}
                      hint={hint}
                      checked={settings[field]}
                      onChange={({ target }) => change.mutate({ [field]: target.checked })}
                    />
                  </li>
                ))}
              </ul>
              <SaveNote text={isSaved((field) => field.startsWith('mails')) ? 'Enregistré' : null} />
            </>
          )}
        </QueryView>
      </Section>
      <Section title="Dans Accroche">
        {data && (
          <ul>
            <li className="border-line border-y py-3.5">
              <SwitchField
                label={<span className="font-medium">Afficher les nouvelles à l’écran</span>}
                hint="Quelques secondes, en bas à droite, au moment où elles arrivent."
                checked={data.showsNews}
                onChange={({ target }) => change.mutate({ showsNews: target.checked })}
              />
            </li>
            {data.showsNews &&
              newsKinds.map((kind) => (
                <li key={kind} className="border-line border-b py-3 pl-12 max-sm:pl-6">
                  <SwitchField
                    label={news[kind].label}
                    hint={news[kind].hint}
                    checked={!data.hiddenNews.includes(kind)}
                    onChange={({ target }) =>
                      change.mutate({ hiddenNews: hideNews(data.hiddenNews, kind, !target.checked) })
                    }
                  />
                </li>
              ))}
          </ul>
        )}
        <SaveNote
          text={isSaved((field) => field === 'showsNews' || field === 'hiddenNews') ? 'Enregistré' : null}
        />
        <p className="max-w-[60ch] text-pretty text-muted">
          La cloche annonce tout : réponses, invitations acceptées, garde-fous, campagnes terminées.{' '}
          {hasFeature(user, 'realTimeNotifications') ? (
            'Avec votre formule, elle le fait à l’instant où cela arrive.'
          ) : (
            <>
              Elle se met à jour toutes les 30 secondes ; avec la formule{' '}
              {requiredPlans.realTimeNotifications}, à l’instant où cela arrive.{' '}
              <AppLink href={paths.subscription} className="link">
                Voir les formules
              </AppLink>
            </>
          )}
        </p>
      </Section>
      {data && (
        <Section title="Heures calmes">
          <QuietHoursFields quiet={data.quiet} onChange={(quiet) => change.mutate({ quiet })} />
          <SaveNote text={isSaved((field) => field === 'quiet') ? 'Enregistré' : null} />
        </Section>
      )}
    </>
  );
}

const hideNews = (hidden: readonly NewsKind[], kind: NewsKind, isHidden: boolean): NewsKind[] =>
  newsKinds.filter((one) => (one === kind ? isHidden : hidden.includes(one)));

function SettingsSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos choix…">
      {mails.map(({ field }) => (
        <div key={field} className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3 border-line border-t py-3.5">
          <Skeleton className="mt-0.5 h-5 w-9 rounded-full" />
          <div className="grid gap-2 pt-1">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="h-3.5 w-80 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
