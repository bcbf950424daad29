import type { Shortcut } from '#web/ui/shortcut-list.tsx';

export const draftShortcuts: readonly Shortcut[] = [
  [['V'], 'Valider ce message'],
  [['S'], 'Passer ce message'],
  [['E'], 'Modifier le message'],
  [['Échap'], 'Terminer la modification'],
  [['R'], 'Régénérer le message'],
  [['Ctrl', 'Z'], 'Annuler la dernière version (avec Maj, rétablir)'],
  [['J', '↓'], 'Message suivant'],
  [['K', '↑'], 'Message précédent'],
  [['←', '→'], 'Phrase précédente, phrase suivante, une fois dans le texte'],
];
