import type { Position } from '../../people/person-facts.ts';
import { type IcpCriteria, tenureBounds, tenureLabels } from '../../targeting/icp-criteria.ts';
import { monthNames } from '../../time/month-names.ts';
import type { Judge } from '../criterion-result.ts';

type Months = { least: number; most: number };

/** How long the job of today has been held; a year alone leaves a year of doubt, and a month half a month each way. */
export function prepareTenures({ tenures }: IcpCriteria, today: Date | null): Judge | null {
  if (tenures.length === 0) return null;
  const asked = tenures.map((tenure) => tenureLabels[tenure].toLowerCase()).join(', ');
  const wanted = tenures.map((tenure) => tenureBounds[tenure]);
  const holds = (months: number) => wanted.some(({ from, to }) => months >= from && months <= (to ?? months));
  return (_, { current }) => {
    const role = current.find(({ position }) => position?.startYear);
    if (!role?.position || !today)
      return { stance: 'unknown', evidence: null, explanation: 'Date de prise de poste non renseignée' };
    const { evidence, position } = role;
    const { least, most } = monthsInJob(position, today);
    const description = `En poste depuis ${nameStart(position)}`;
    if (holds(least) && holds(most)) return { stance: 'for', evidence, explanation: description };
    const isDoubtful = wanted.some(({ from, to }) => most >= from && least <= (to ?? least));
    return isDoubtful
      ? { stance: 'unknown', evidence, explanation: `${description}, à vérifier\u00a0: ${asked}` }
      : { stance: 'against', evidence, explanation: `${description}, hors de «\u00a0${asked}\u00a0»` };
  };
}

function monthsInJob({ startYear, startMonth }: Position, today: Date): Months {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  const start = (startYear ?? 0) * 12;
  const [least, most] = startMonth
    ? [now - start - startMonth - 0.5, now - start - startMonth + 0.5]
    : [now - start - 12, now - start - 1];
  return { least: Math.max(0, least), most: Math.max(0, most) };
}

const nameStart = ({ startYear, startMonth }: Position) =>
  startMonth ? `${monthNames[startMonth - 1]} ${startYear}` : String(startYear);
