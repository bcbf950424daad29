import type { CrmService } from '#core/integrations/crm-fields.ts';
import type { CrmConfig, CrmProviders } from './crm.ts';
import { hubspotProvider } from './hubspot/hubspot-crm.ts';
import { pipedriveProvider } from './pipedrive/pipedrive-crm.ts';
import { salesforceProvider } from './salesforce/salesforce-crm.ts';

export const crmProviders = (config: Readonly<Record<CrmService, CrmConfig>>): CrmProviders => ({
  hubspot: hubspotProvider(config.hubspot),
  pipedrive: pipedriveProvider(config.pipedrive),
  salesforce: salesforceProvider(config.salesforce),
});
