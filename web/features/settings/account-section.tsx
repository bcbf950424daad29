import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { DataExport } from './data-export.tsx';

/** What is yours, to take with you or to have gone. */
export function AccountSection() {
  return (
    <>
      <Section
        title="Toutes mes données"
        note="ce que vous avez écrit, trouvé et envoyé, quelle que soit la formule"
      >
        <DataExport />
      </Section>
      <Section title="Supprimer mon compte">
        <p className="mb-4 max-w-[62ch] text-pretty text-muted">
          Les règles complètes sont dans notre{' '}
          <AppLink href={`${paths.privacy}#durees`} className="link">
            politique de confidentialité
          </AppLink>
          .
        </p>
        <AccountDeletion />
      </Section>
    </>
  );
}
