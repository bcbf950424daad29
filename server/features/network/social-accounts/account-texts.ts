/** What a user reads about their account: written once for the page, the banner and the notification. */
export const stateReasons = {
  session_lost: 'LinkedIn a fermé la session de ce compte. Reconnectez-le pour reprendre vos campagnes.',
  not_answering:
    'LinkedIn ne répond plus pour ce compte. Reconnectez-le ; si cela persiste, écrivez au support.',
  other_member:
    'Un autre compte LinkedIn répond à la place du vôtre. Reconnectez-le avec votre propre compte.',
  deleted: 'La liaison avec LinkedIn a été supprimée. Reconnectez le compte pour reprendre vos campagnes.',
  restricted:
    'LinkedIn a restreint ce compte. Plus rien ne part pour l’instant : ouvrez LinkedIn, suivez ses indications, puis vérifiez de nouveau.',
} as const;
export type StateReason = keyof typeof stateReasons;

export const statusErrors = {
  disconnected: 'Votre compte LinkedIn est déconnecté.',
  restricted: 'Votre compte LinkedIn est restreint par LinkedIn.',
  /** By its owner, from the page of the account. */
  removed: 'Vous avez déconnecté votre compte LinkedIn.',
} as const;

export const connectionFailures = {
  cancelled: 'La connexion a été interrompue avant la fin. Rien n’a été modifié.',
  expired: 'Ce lien de connexion a expiré. Demandez-en un nouveau.',
  replaced: 'Une demande plus récente a remplacé celle-ci.',
  taken: 'Ce compte LinkedIn est déjà connecté par un autre utilisateur d’Accroche.',
  one_account: 'Un autre compte LinkedIn est déjà connecté. Déconnectez-le d’abord.',
  other_person:
    'Vous vous êtes identifié avec un autre compte LinkedIn que celui à reconnecter. Rien n’a été modifié.',
  vanished: 'LinkedIn n’a pas gardé cette connexion. Recommencez.',
} as const;
