/** What keeps a qualified person out of a sequence that runs. `coming`: nothing, they are about to enter. */
export const leftOutReasons = ['contacted', 'elsewhere', 'excluded', 'opposed', 'outside', 'coming'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
export type LeftOut = { reason: LeftOutReason; people: number };

const sentences: Record<LeftOutReason, (isMany: boolean) => string> = {
  contacted: (isMany) =>
    isMany ? 'déjà contactées par une autre campagne' : 'déjà contactée par une autre campagne',
  elsewhere: (isMany) => (isMany ? 'suivies par une autre campagne' : 'suivie par une autre campagne'),
  excluded: (isMany) => (isMany ? 'écartées par vos exclusions' : 'écartée par vos exclusions'),
  opposed: (isMany) => (isMany ? 'ne veulent plus être contactées' : 'ne veut plus être contactée'),
  outside: () => 'hors du marché de votre offre',
  coming: (isMany) => (isMany ? 'entrent sous peu' : 'entre sous peu'),
};

/** « 37 autres sont qualifiées : 35 déjà contactées par une autre campagne, 2 écartées par vos exclusions. »; null: nobody is left out. */
export function describeLeftOut(leftOut: readonly LeftOut[]): string | null {
  const total = leftOut.reduce((sum, { people }) => sum + people, 0);
  if (total === 0) return null;
  const parts = leftOut.map(
    ({ reason, people }) => `${people.toLocaleString('fr-FR')} ${sentences[reason](people > 1)}`,
  );
  const [only] = leftOut;
  if (total === 1 && only) return `Une autre personne est qualifiée\u00a0: ${sentences[only.reason](false)}.`;
  if (leftOut.length === 1 && only)
    return `${total.toLocaleString('fr-FR')} autres personnes sont qualifiées${only.reason === 'coming' ? ' et' : ', mais'} ${sentences[only.reason](true)}.`;
  return `${total.toLocaleString('fr-FR')} autres personnes sont qualifiées\u00a0: ${parts.join(', ')}.`;
}
