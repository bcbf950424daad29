import type { ProspectAct } from '#contract/overview/prospects.ts';
import { peopleCount } from '#web/lib/format.ts';

const titles: Record<ProspectAct['is'], (whom: string, isMany: boolean) => string> = {
  pause: (whom) => `${whom} en pause`,
  resume: (whom, isMany) => `${whom} ${isMany ? 'reprennent' : 'reprend'} la séquence`,
  tag: (whom) => `Étiquette ajoutée à ${whom}`,
  untag: (whom) => `Étiquette retirée à ${whom}`,
  remove: (whom) => `${whom} hors de la séquence`,
  oppose: (whom, isMany) => `${whom} ne ${isMany ? 'seront plus contactées' : 'sera plus contactée'}`,
};

const whyUnchanged: Record<ProspectAct['is'], string> = {
  pause: 'sans séquence en cours, ou déjà en pause',
  resume: 'qui n’étai(en)t pas en pause',
  tag: 'qui portai(en)t déjà l’étiquette',
  untag: 'sans cette étiquette',
  remove: 'sans séquence en cours',
  oppose: 'à qui plus rien ne partait déjà',
};

/** What was done, and who was left as they were. */
export function describeDone(
  { is }: ProspectAct,
  done: number,
  unchanged: number,
): { title: string; description?: string } {
  const title = done > 0 ? titles[is](peopleCount(done), done > 1) : 'Rien à changer';
  if (unchanged === 0) return { title };
  const why = whyUnchanged[is].replace(/i\(en\)t/, unchanged > 1 ? 'ient' : 'it');
  return { title, description: `Sans changement\u00a0: ${peopleCount(unchanged)} ${why}.` };
}
