import { useSiteConfig } from '../frame/site-config.tsx';
import { LegalLayout } from './legal-layout.tsx';
import { privacyOfContacts } from './privacy-contacts.tsx';
import { privacyOfUsers } from './privacy-users.tsx';
import { SenderPart } from './sender-part.tsx';

export function Page() {
  const config = useSiteConfig();
  return (
    <LegalLayout
      title="Confidentialité"
      lead="Les données traitées, pourquoi, combien de temps, et comment reprendre la main. Que vous utilisiez Accroche ou que vous ayez reçu un message."
      first={<SenderPart />}
      sections={[...privacyOfContacts(config), ...privacyOfUsers(config)]}
    />
  );
}
