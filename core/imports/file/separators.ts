export const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export const separatorLabels: Record<Separator, string> = {
  ';': 'Point-virgule',
  ',': 'Virgule',
  '\t': 'Tabulation',
  '|': 'Barre verticale',
};
