import type { ScoreCalibration } from '#contract/overview/intelligence.ts';
import { leastInBand } from '#core/intelligence/calibrate-score.ts';
import { Section } from '#web/ui/section.tsx';
import { formatInterval, formatShare, IntervalBar } from '../analytics/rate.tsx';
import { type OpenList, ShareButton } from './open-count.tsx';

const verdicts: Record<ScoreCalibration['verdict'], string> = {
  early: `Trop tôt pour dire ce que vaut le score : il faut deux tranches d’au moins ${leastInBand} invitations de plus de deux semaines.`,
  calibrated:
    'Le score est juste : plus il est haut, plus on accepte, et le hasard seul ne le ferait pas une fois sur vingt.',
  flat: 'Le score n’est pas calibré : rien ne dit que les scores hauts acceptent davantage.',
  reversed:
    'Le score n’est pas calibré : les scores hauts acceptent moins. Les critères du ciblage ne disent pas qui accepte.',
};

/** What the score was worth: band by band, who accepted and who answered. */
export function CalibrationSection({
  calibration,
  onOpen,
}: {
  calibration: ScoreCalibration;
  onOpen: OpenList;
}) {
  return (
    <Section
      title="Ce que vaut le score"
      note="Score à l’entrée dans la séquence, invitations de plus de deux semaines"
    >
      <p className="max-w-[75ch] text-14">{verdicts[calibration.verdict]}</p>
      {calibration.bands.length > 0 && (
        <table className="mt-3 w-full text-14 max-sm:text-13">
          <thead>
            <tr className="border-line border-b text-left text-13 text-muted">
              <th scope="col" className="py-2 pr-3 font-medium">
                Score
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                Acceptations
              </th>
              <th scope="col" className="max-nav:hidden">
                <span className="sr-only">Intervalle</span>
              </th>
              <th scope="col" className="py-2 font-medium">
                Réponses
              </th>
            </tr>
          </thead>
          <tbody>
            {calibration.bands.map(({ from, to, accepted, replied }, index) => (
              <tr key={from} className="border-line border-b align-baseline">
                <th scope="row" className="whitespace-nowrap py-2 pr-3 text-left font-medium tabular-figures">
                  {from === to ? from : `${from} à ${to}`}
                </th>
                <td className="py-2 pr-3">
                  <Cell
                    share={accepted}
                    index={index}
                    part="accepted"
                    label={`acceptations, score de ${from} à ${to}`}
                    onOpen={onOpen}
                  />
                </td>
                <td className="w-[160px] py-2 pr-3 align-middle max-nav:hidden">
                  {accepted.of >= leastInBand && <IntervalBar count={accepted.count} base={accepted.of} />}
                </td>
                <td className="py-2">
                  <Cell
                    share={replied}
                    index={index}
                    part="replied"
                    label={`réponses, score de ${from} à ${to}`}
                    onOpen={onOpen}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

type CellProps = {
  share: { count: number; of: number };
  index: number;
  part: string;
  label: string;
  onOpen: OpenList;
};

function Cell({ share, index, part, label, onOpen }: CellProps) {
  if (share.of === 0) return <span className="text-muted">personne</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <ShareButton
        share={share}
        list={{ of: 'band', key: String(index), part }}
        label={label}
        onOpen={onOpen}
      />
      {share.of < leastInBand ? (
        <span className="text-muted">trop tôt</span>
      ) : (
        <span className="whitespace-nowrap">
          <strong className="font-semibold">{formatShare(share.count / share.of)}</strong>{' '}
          <span className="text-muted max-sm:hidden">{formatInterval(share.count, share.of)}</span>
        </span>
      )}
    </span>
  );
}
