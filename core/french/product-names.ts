import { words } from '../words/fold.ts';

/** Names of products and bodies that a French offer may begin a line with, and that look like common words. */
export const productNames: ReadonlySet<string> = words(`
  salesforce microsoft google amazon apple excel outlook teams azure oracle odoo sage cegid silae shopify
  prestashop magento stripe zendesk slack notion zapier make docusign yousign pennylane qonto doctolib linkedin
  facebook instagram whatsapp youtube qualiopi urssaf insee bpifrance europe asie afrique`);
