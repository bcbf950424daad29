import type { Fact, FactSource } from '#core/facts/fact.ts';
import { factSources } from '#core/facts/fact.ts';
import { formatDate, formatDay } from '#web/lib/format.ts';

/** How the day we read it follows the name of the source. */
const seen: Record<FactSource, string> = {
  first_name: ', vu le',
  last_name: ', vu le',
  headline: ', vu le',
  about: ', vue le',
  current_position: ', vu le',
  past_position: ', vu le',
  location: ', vu le',
  industry: ', vu le',
  company_page: ', vue le',
  skills: ', vu le',
  languages: ', vu le',
  education: ', vu le',
  post: ', vue le',
  edit: ' le',
  import: ' le',
  reply: ' le',
  computed: ', vu le',
  offer: ', modifiée le',
  argumentaire: ', modifié le',
};

type SourcedFact = Pick<Fact, 'source' | 'seenAt' | 'date' | 'column'>;

/** « Publication du 9 nov., vue le 14 nov. 2026 » */
export function describeFactSource({ source, seenAt, date, column }: SourcedFact): string {
  const seenOn = new Date(seenAt);
  if (column) return `Votre fichier, colonne ${quoted(column)}, importé le ${formatDate(seenOn)}`;
  const posted = source === 'post' && date ? postedOn(date, seenOn) : '';
  return `${factSources[source]}${posted}${seen[source]} ${formatDate(seenOn)}`;
}

function postedOn(date: string, seenOn: Date): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    const day = new Date(`${date}T00:00`);
    return ` du ${day.getFullYear() === seenOn.getFullYear() ? formatDay(date) : formatDate(day)}`;
  }
  const month = /^\d{4}-\d{2}$/.test(date) ? monthFormat.format(new Date(`${date}-01T00:00`)) : date;
  return /^[aeiouéèêàôy]/iu.test(month) ? ` d’${month}` : ` de ${month}`;
}

const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric' });

const shortFrom = 34;

/** A name or a place needs no line of its own. */
export const isShort = ({ text }: Pick<Fact, 'text'>): boolean => text.length <= shortFrom;

/** « Éléonore », profil vu le 14 nov. 2026 */
export function describeShortFact(fact: SourcedFact & Pick<Fact, 'text'>): string {
  const source =
    fact.source === 'first_name' || fact.source === 'last_name'
      ? `profil vu le ${formatDate(new Date(fact.seenAt))}`
      : lowered(describeFactSource(fact));
  return `${quoted(fact.text)}, ${source}`;
}

export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
