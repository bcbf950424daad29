import type { RefusalReason } from '#server/providers/social-network/outcome.ts';

/** Why a search waits; a day's spent budget has its own text (core/lead-searches/describe-search.ts). */
export const waitTexts = {
  disconnected: 'Votre compte LinkedIn est déconnecté. La recherche reprendra dès qu’il sera reconnecté.',
  restricted:
    'LinkedIn a restreint votre compte. Ouvrez LinkedIn et suivez ses indications\u00a0: la recherche reprendra une fois la restriction levée.',
  throttled: 'LinkedIn demande de ralentir. La recherche reprendra dans quelques heures.',
  unavailable: 'Le service qui connecte Accroche à LinkedIn ne répond pas. Ce qui a été trouvé est gardé.',
  rows: 'La limite de lignes de recherche du jour est atteinte. Suite demain à 9 h.',
  profiles: 'La limite de profils lus par jour est atteinte. Suite demain à 9 h.',
} as const;

/** Why a search ended before its time; what it found is kept. */
export const refusalTexts: Partial<Record<RefusalReason, string>> = {
  seat_missing:
    'Cette recherche demande Sales Navigator, que votre compte n’a pas. Utilisez une recherche simple.',
  invalid_request: 'LinkedIn ne comprend pas cette recherche. Vérifiez l’adresse collée ou le ciblage.',
  not_found: 'Cette recherche n’existe plus sur LinkedIn.',
  refused: 'LinkedIn a refusé cette recherche. Ce qui a été trouvé est gardé.',
};
