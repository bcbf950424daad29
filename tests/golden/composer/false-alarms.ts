/** What Grammalecte says of golden messages and is wrong about: its rule, the words, and why they are right. */
export type FalseAlarm = { rule: RegExp; words: RegExp; because: string };

export const falseAlarms: readonly FalseAlarm[] = [
  {
    rule: /^unit_nbsp/,
    words: /^\d+ (?:heures|jours|semaines|mois|minutes)$/,
    because: 'A number and a unit in full letters may be parted at the end of a line; only symbols may not.',
  },
  {
    rule: /^g\d__maj_gentilés/,
    words: /^(?:Français|Européenne)$/,
    because: '« Le Slip Français » and « Échelle Européenne » are names of companies.',
  },
  { rule: /^g\d__maj_mois/, words: /^Avril$/, because: 'A first name.' },
  {
    rule: /^g\d__tu_prénoms/,
    words: /^Marie Claire$/,
    because: 'A first name that its owner writes without a hyphen.',
  },
  {
    rule: /^spelling$/,
    words: /^RSSI$/,
    because: 'Responsable de la sécurité des systèmes d’information: how the job is called.',
  },
  {
    rule: /^g\d__gn_pfx_en_2m/,
    words: /^(?:filmées|situation)$/,
    because: 'In « des mises en situation filmées » it is the « mises » that are filmed.',
  },
];
