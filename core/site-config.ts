import type { Processor } from './processors.ts';
import type { Day } from './time/calendar-day.ts';

/** Who publishes this installation, as French law asks a site to say. Empty: not given yet. */
export const publisherFields = {
  name: 'PUBLISHER_NAME',
  legalForm: 'PUBLISHER_LEGAL_FORM',
  address: 'PUBLISHER_ADDRESS',
  registration: 'PUBLISHER_REGISTRATION',
  vatNumber: 'PUBLISHER_VAT_NUMBER',
  director: 'PUBLISHER_DIRECTOR',
  phone: 'PUBLISHER_PHONE',
  host: 'PUBLISHER_HOST',
} as const;
export type PublisherField = keyof typeof publisherFields;

/** What the public pages take from the configuration, when they are rendered: a build knows nothing of it. */
export type SiteConfig = {
  publicUrl: string;
  contactEmail: string;
  supportEmail: string;
  /** The demonstration on a video site, for browsers that cannot play the file. */
  demoVideoUrl: string | null;
  publisher: Record<PublisherField, string | null>;
  processors: readonly Processor[];
};

/** What is known when the pages are built, beside the configuration. */
export type BuildFacts = { builtOn: Day; hasDemoFilm: boolean };

/** Written into every page, so that the script starts from what the HTML was made with. */
export type SiteData = { config: SiteConfig; build: BuildFacts };

/** Variables to fill before the legal notice is complete. */
export const missingPublisherVariables = (config: SiteConfig): string[] =>
  (Object.keys(publisherFields) as PublisherField[])
    .filter((field) => config.publisher[field] === null)
    .map((field) => publisherFields[field]);
