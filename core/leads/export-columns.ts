import { crmNames, crmPresets, type PresetField } from '#core/imports/columns/crm-presets.ts';

/** What a file of people may hold, each as one column: what an import reads back, and what only we know. */
export type ExportField =
  | PresetField
  | 'tags'
  | 'score'
  | 'verdict'
  | 'excluded'
  | 'source'
  | 'sourceDetail'
  | 'lawfulBasis'
  | 'addedAt'
  | 'profileReadAt'
  | 'stage'
  | 'campaign';
export type ExportColumn = { header: string; field: ExportField };
export type ExportFile = { label: string; separator: ',' | ';'; columns: readonly ExportColumn[] };

/** In the order and the words of the screen. */
const ownColumns: readonly ExportColumn[] = [
  { header: 'Prénom', field: 'firstName' },
  { header: 'Nom', field: 'lastName' },
  { header: 'Intitulé', field: 'headline' },
  { header: 'Entreprise', field: 'company' },
  { header: 'Lieu', field: 'location' },
  { header: 'Profil LinkedIn', field: 'linkedin' },
  { header: 'E-mail', field: 'email' },
  { header: 'Téléphone', field: 'phone' },
  { header: 'Site', field: 'website' },
  { header: 'SIREN', field: 'siren' },
  { header: 'Code NAF', field: 'naf' },
  { header: 'Département', field: 'department' },
  { header: 'Tranche d’effectif', field: 'headcountBand' },
  { header: 'Score', field: 'score' },
  { header: 'Verdict', field: 'verdict' },
  { header: 'Étiquettes', field: 'tags' },
  { header: 'Exclusion', field: 'excluded' },
  { header: 'Source', field: 'source' },
  { header: 'Détail de la source', field: 'sourceDetail' },
  { header: 'Base légale', field: 'lawfulBasis' },
  { header: 'Date d’ajout', field: 'addedAt' },
  { header: 'Profil lu le', field: 'profileReadAt' },
  { header: 'Identifiant Accroche', field: 'accrocheId' },
];

/** Of people in a sequence or a conversation, where they stand too. */
export const prospectColumns: readonly ExportColumn[] = [
  { header: 'Étape', field: 'stage' },
  { header: 'Campagne', field: 'campaign' },
];

export const exportFormats = ['accroche', ...crmNames] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportFiles: Readonly<Record<ExportFormat, ExportFile>> = {
  accroche: { label: 'Tableur', separator: ';', columns: ownColumns },
  ...crmPresets,
};
