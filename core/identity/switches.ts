/** Parts of the product that an administrator may close for a while; each is open unless told otherwise. */
export const switches = {
  sign_up: {
    label: 'Inscriptions',
    note: 'Ouvrir un compte depuis le site.',
    closed: 'Les inscriptions sont fermées pour le moment. Revenez un peu plus tard.',
  },
  lead_searches: {
    label: 'Recherches de leads',
    note: 'Lancer une recherche. Celles qui courent vont à leur terme.',
    closed: 'Les recherches sont arrêtées pour le moment. Réessayez un peu plus tard.',
  },
  imports: {
    label: 'Imports de listes',
    note: 'Envoyer un fichier. Ceux qui sont confirmés vont à leur terme.',
    closed: 'Les imports sont arrêtés pour le moment. Réessayez un peu plus tard.',
  },
} as const satisfies Record<string, { label: string; note: string; closed: string }>;
export type SwitchName = keyof typeof switches;
export const switchNames = Object.keys(switches) as [SwitchName, ...SwitchName[]];
