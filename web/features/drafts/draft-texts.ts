import type { DraftPart, DraftQueue, DraftRow, DraftVersion } from '#contract/texts/drafts.ts';
import { describeTextDeparture, formatDepartureHour } from '#core/drafts/departure.ts';
import { alikeFrom } from '#core/messages/similarity.ts';
import { type Finding, isToRead } from '#core/text-gate/finding.ts';
import { formatNumber } from '#web/lib/format.ts';

export const stateTitles: Record<DraftPart, string> = {
  waiting: 'À valider',
  later: 'Plus tard',
  checked: 'Validés par les contrôles',
  approved: 'Validés',
  skipped: 'Passés',
};

export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count > 1 ? many : one}`;

/** Of those that the approval mode lets leave by themselves: not while all of their campaigns are paused. */
export function describeChecked(
  { checked, campaigns }: Pick<DraftQueue, 'checked'> & { campaigns: readonly CheckedIn[] },
  campaignId: string | null = null,
): string {
  const from = campaigns.filter((one) => one.checked > 0 && (!campaignId || one.id === campaignId));
  const isPaused = from.length > 0 && from.every(({ status }) => status === 'paused');
  return checked > 1
    ? `${formatNumber(checked)} messages validés par les contrôles, partiront ${isPaused ? 'à la reprise' : 'd’eux-mêmes'}`
    : `Un message validé par les contrôles, partira ${isPaused ? 'à la reprise' : 'de lui-même'}`;
}
type CheckedIn = Pick<DraftQueue['campaigns'][number], 'id' | 'status' | 'checked'>;

/** What a person goes on waiting for once one of their texts is skipped; null when the queue does not say. */
export function describeOthersLeft(
  draft: Pick<DraftRow, 'id' | 'part' | 'person' | 'campaign'>,
  rows: readonly Pick<DraftRow, 'id' | 'part' | 'person' | 'campaign'>[],
  hasMoreRows: boolean,
): string | null {
  const isOfSame = (row: (typeof rows)[number]) =>
    row.person.id === draft.person.id && row.campaign.id === draft.campaign.id;
  const last = rows.at(-1);
  if (draft.part !== 'skipped' || (hasMoreRows && last && isOfSame(last))) return null;
  const left = rows.filter((row) => isOfSame(row) && row.id !== draft.id && row.part === 'waiting').length;
  if (left === 0) return null;
  return left === 1
    ? 'L’autre message de cette personne reste à valider.'
    : `Les ${formatNumber(left)} autres messages de cette personne restent à valider.`;
}

/** « 1 à regarder, aucune ne bloque l’envoi » */
export function describeFindings(findings: readonly Pick<Finding, 'isBlocking' | 'code'>[]): string {
  const blocking = findings.filter(({ isBlocking }) => isBlocking).length;
  const toRead = findings.filter(isToRead).length;
  const advice = findings.length - blocking - toRead;
  return [
    blocking > 0 && (blocking > 1 ? `${blocking} bloquent l’envoi` : '1 bloque l’envoi'),
    toRead > 0 && `${toRead} à lire`,
    advice > 0 && `${advice} à regarder`,
    blocking === 0 && 'aucune ne bloque l’envoi',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Why « Valider » does not answer; null when it does. */
export function whyBlocked(findings: readonly Pick<Finding, 'isBlocking' | 'title'>[]): string | null {
  const blocking = findings.filter(({ isBlocking }) => isBlocking);
  const [first] = blocking;
  if (!first) return null;
  return blocking.length === 1
    ? `Une remarque bloque l’envoi\u00a0: ${first.title}`
    : `${blocking.length} remarques bloquent l’envoi. La première\u00a0: ${first.title}`;
}

/** What the line of the queue says to whoever does not see its mark. */
export function describeMark(
  draft: Pick<DraftRow, 'blocking' | 'toRead' | 'advice' | 'isStale' | 'isUnwritten'>,
): string {
  if (draft.isUnwritten) return 'à écrire';
  const { blocking, toRead, advice, isStale } = draft;
  const parts = [
    blocking > 0 && counted(blocking, 'remarque bloquante', 'remarques bloquantes'),
    toRead > 0 && counted(toRead, 'phrase à lire', 'phrases à lire'),
    advice > 0 && counted(advice, 'remarque', 'remarques'),
    isStale && 'à réécrire',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'sans remarque';
}

const moderateFrom = 0.45;

/** How much texts look alike, in a word. */
export const describeLikeness = (similarity: number): string =>
  similarity >= alikeFrom ? 'Forte' : similarity >= moderateFrom ? 'Moyenne' : 'Faible';

/** « part au plus tôt demain 9 h 05 » */
const describeDraftDeparture = ({ departure }: Pick<DraftRow, 'departure'>, now: Date): string =>
  describeTextDeparture({ ...departure, at: departure.at === null ? null : new Date(departure.at) }, now);

/** In a group that bears the name of the day, the hour alone. */
export const describeDraftMoment = (draft: DraftRow, title: string, now: Date): string =>
  draft.departure.at !== null && title !== draft.campaign.name
    ? formatDepartureHour(new Date(draft.departure.at))
    : describeDraftDeparture(draft, now);

export const causeLabels: Record<DraftVersion['cause'], string> = {
  written: 'Premier message',
  again: 'Message régénéré',
  shorter: 'Plus court',
  warmer: 'Plus chaleureux',
  more_direct: 'Plus direct',
  sentence: 'Une phrase réécrite',
  angle: 'Autre variante',
  edited: 'Modifié à la main',
  fixed: 'Remarque corrigée',
};

export const authorLabels: Record<DraftVersion['author'], string> = {
  composer: 'les règles d’Accroche',
  model: 'le modèle',
  user: 'vous',
};

/** Why texts of the last run are not the model's; null when all are. */
export function describeReplacement({
  unanswered,
  overQuota,
}: {
  unanswered: number;
  overQuota: number;
}): string | null {
  const byRules = (count: number) =>
    count > 1 ? 'les règles d’Accroche les ont écrits' : 'les règles d’Accroche l’ont écrit';
  const sentences = [
    unanswered > 0 &&
      `Le modèle n’a pas répondu pour ${counted(unanswered, 'message', 'messages')}\u00a0: ${byRules(unanswered)}.`,
    overQuota > 0 &&
      `Le quota du modèle était atteint pour ${counted(overQuota, 'message', 'messages')}\u00a0: ${byRules(overQuota)}.`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** « DRH, Laiterie des Trois Monts, Chambéry » */
export const aboutPerson = (person: DraftRow['person']): string =>
  [person.headline, person.company, person.location?.split(',')[0]]
    // A headline often names the company already.
    .filter((part, index, all) => part && !(index === 1 && all[0]?.includes(part)))
    .join(', ');
