/** Slots: title, company, past, s1, s2, s3, motto, emoji, town. The first one is what the network proposes. */
export const HEADLINES: readonly (readonly [string, number])[] = [
  ['{title} chez {company}', 36],
  ['{title} - {company}', 6],
  ['{title} | {company}', 5],
  ['{title} @ {company} {emoji}', 5],
  ['{title} @{company}', 3],
  ['{title}', 7],
  ['{title} | {s1} | {s2}', 7],
  ['{title} | {s1} | {s2} | ex-{past}', 5],
  ['{title} chez {company} | {s1}, {s2}, {s3}', 4],
  ['{title} chez {company} • {motto}', 3],
  ['{emoji} {title} | {s1} & {s2}', 3],
  ['{title}, {company}', 3],
  ['{motto} {emoji}', 1],
  ['{s1} • {s2} • {s3}', 1.5],
  ['{title} ({town})', 1.5],
  ['ex-{past} | {title} chez {company}', 2],
  ['{title} chez {company} | On recrute ! {emoji}', 2],
  ['{title} – {s1} – {s2} – {company}', 2],
  ['« {motto} » | {title}', 1],
  ['{TITLE}', 1],
  ['{company}', 1],
  ['--', 0.5],
  ['.', 0.3],
  ['', 0.4],
];

export const HEADLINES_BETWEEN_JOBS: readonly string[] = [
  'En recherche active | {s1} | {s2}',
  'À l’écoute du marché | {title}',
  '{title} en transition professionnelle',
  '{title} disponible immédiatement | {town}',
  'ex-{past} | En quête d’un nouveau défi',
  '#OpenToWork | {title}',
  'En reconversion professionnelle',
];

export const HEADLINES_OF_FREELANCERS: readonly string[] = [
  '{title} | Freelance',
  '{title} | {s1} & {s2}',
  'J’aide les PME à y voir clair | {s1} • {s2}',
  '{title} | ex-{past}',
  'Freelance {emoji} {s1} | {s2} | {s3}',
  '{title} | {town} et partout en France',
];

export const EMOJIS: readonly string[] = [
  '🚀',
  '🌱',
  '💡',
  '🎯',
  '⚙️',
  '📈',
  '🤝',
  '🌍',
  '🔥',
  '☀️',
  '🧩',
  '📣',
  '🇫🇷',
  '♻️',
];
