/** Where the texts of a campaign stand; those to mend are among those that wait. */
export type TextCounts = { waiting: number; checked: number; approved: number; blocked?: number };

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0')} ${count > 1 ? many : one}`;

/** « 87 à valider (dont 2 à corriger), 5 validés par les contrôles, 71 validés »: the same words wherever they are counted. */
export const describeTextCounts = ({ waiting, checked, approved, blocked = 0 }: TextCounts): string =>
  [
    `${counted(waiting, 'à valider', 'à valider')}${blocked > 0 ? ` (dont ${counted(blocked, 'à corriger', 'à corriger')})` : ''}`,
    ...(checked > 0 ? [counted(checked, 'validé par les contrôles', 'validés par les contrôles')] : []),
    counted(approved, 'validé', 'validés'),
  ].join(', ');
