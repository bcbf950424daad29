import { CalendarSection } from './calendar-section.tsx';
import { CrmSections } from './crm-sections.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** The user's other tools: what leaves for them, and what they tell. */
export function IntegrationsSection() {
  return (
    <>
      <CrmSections />
      <CalendarSection />
      <WebhooksSection />
    </>
  );
}
