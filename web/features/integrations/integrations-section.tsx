import { CrmSections } from './crm-sections.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** What leaves for the user's other tools. */
export function IntegrationsSection() {
  return (
    <>
      <CrmSections />
      <WebhooksSection />
    </>
  );
}
