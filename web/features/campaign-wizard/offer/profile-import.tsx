import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import type { ImportedProfile } from '#contract/campaigns/offers.ts';
import { paths } from '#contract/paths.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { useImportProfile } from '#web/features/offers/offers.queries.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ImportedProfileDialog } from './imported-profile-dialog.tsx';

/** Reads the user's own profile through the connected account. */
export function ProfileImport() {
  const user = useUser();
  const { connection } = useConnection(user);
  const read = useImportProfile();
  const [profile, setProfile] = useState<ImportedProfile | null>(null);
  if (!hasFeature(user, 'profileImport'))
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button size="sm" disabled>
          Importer mon profil
        </Button>
        <AppLink href={paths.subscription} className="link">
          avec la formule {requiredPlans.profileImport}
        </AppLink>
      </span>
    );
  if (connection === 'unlinked' || connection === 'lost')
    return (
      <AppLink href={paths.socialAccounts} className="link">
        {connection === 'lost' ? 'Reconnecter' : 'Connecter'} LinkedIn pour importer mon profil
      </AppLink>
    );
  return (
    <>
      <Button
        size="sm"
        isBusy={read.isPending}
        busyLabel="Lecture du profil…"
        onClick={() =>
          read.mutate(undefined, {
            onSuccess: setProfile,
            onError: (error) =>
              toast({
                title: 'Votre profil n’a pas pu être lu.',
                description: errorMessage(error),
                tone: 'error',
              }),
          })
        }
      >
        <UserRoundSearch size={14} aria-hidden />
        Importer mon profil
      </Button>
      {profile && <ImportedProfileDialog profile={profile} onClose={() => setProfile(null)} />}
    </>
  );
}
