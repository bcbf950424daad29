import { describeProcessors } from '#core/processors.ts';
import type { SiteConfig } from '#core/site-config.ts';

export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What a text leaves open for each installation, as `{{name}}`. */
export const valuesOfInstallation: Record<string, (config: SiteConfig) => string> = {
  publicUrl: ({ publicUrl }) => publicUrl,
  contactEmail: ({ contactEmail }) => contactEmail,
  processors: ({ processors }) => describeProcessors(processors),
  publisherName: ({ publisher }) => publisher.name ?? 'l’éditeur d’Accroche',
};

export const fillIn = (html: string, config: SiteConfig): string =>
  html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(valuesOfInstallation[name]?.(config) ?? ''));
