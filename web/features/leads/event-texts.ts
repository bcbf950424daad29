const words: Readonly<Record<string, string>> = {
  found: 'Trouvée par une recherche',
  read: 'Profil lu en entier',
  imported: 'Importée',
  edited: 'Fiche corrigée',
  merged: 'Fiche réunie avec une autre',
  unmerged: 'Réunion de fiches annulée',
  tagged: 'Étiquettes ajoutées',
  untagged: 'Étiquettes retirées',
  excluded: 'Exclue des campagnes',
  included: 'De nouveau admise dans les campagnes',
  added_to_campaign: 'Ajoutée à une campagne',
};

/** One line of a person's history; a kind that this screen does not know yet is told as it is. */
export function describeEvent(kind: string, detail: Record<string, unknown>): string {
  const told = typeof detail.text === 'string' ? detail.text : null;
  return [words[kind] ?? kind, told].filter(Boolean).join('\u00a0: ');
}
