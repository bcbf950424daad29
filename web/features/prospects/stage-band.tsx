import type { ProspectFilter } from '#contract/overview/prospects.ts';
import { type ProspectStage, prospectStages } from '#core/prospects/stages.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { SmallSelect } from '#web/ui/small-select.tsx';
import { hrefOf, type ProspectView } from './prospect-address.ts';

/** Where people stand now: other words than the figures of a campaign, which count all that ever happened. */
const tabLabels: Record<ProspectStage, string> = {
  to_contact: 'À contacter',
  invited: 'Acceptation attendue',
  accepted: 'Message à venir',
  messaged: 'Réponse attendue',
  asking: 'À faire par vous',
  replied: 'Réponses',
  meeting: 'Rendez-vous',
  won: 'Gagné',
  lost: 'Perdu',
  finished: 'Terminé',
  opposed: 'Oppositions',
};

const tabClass =
  'relative flex h-10 shrink-0 items-center gap-1.5 whitespace-nowrap text-13 font-medium text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:after:absolute aria-[current=true]:after:inset-x-0 aria-[current=true]:after:-bottom-px aria-[current=true]:after:h-0.5 aria-[current=true]:after:bg-accent max-sm:h-11';

/** How many stand at each stage; a click keeps those. A stage with nobody is left out. */
export function StageBand(props: {
  view: ProspectView;
  counts: Record<ProspectStage, number> | undefined;
  onChange: (view: ProspectView) => void;
}) {
  const { view, counts, onChange } = props;
  const chosen = view.filter.stage ?? [];
  const at = (stage: ProspectFilter['stage']) => ({ ...view, filter: { ...view.filter, stage } });
  const to = (stage: ProspectFilter['stage']) => hrefOf(at(stage));
  const shown = prospectStages.filter((stage) => (counts?.[stage] ?? 0) > 0 || chosen.includes(stage));
  const [only, ...more] = chosen;
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <>
      {/* On a phone ten tabs would be out of sight, or take half of the screen. */}
      <div className="border-ink border-t-2 pt-3 sm:hidden">
        <SmallSelect
          aria-label="Étape"
          value={more.length > 0 ? several : (only ?? '')}
          onChange={({ target }) => {
            const stage = prospectStages.find((one) => one === target.value);
            onChange(at(stage && [stage]));
          }}
        >
          <option value="">Toutes les étapes{inBrackets(all)}</option>
          {more.length > 0 && <option value={several}>{chosen.length} étapes</option>}
          {shown.map((stage) => (
            <option key={stage} value={stage}>
              {tabLabels[stage]}
              {inBrackets(counts?.[stage])}
            </option>
          ))}
        </SmallSelect>
      </div>
      <nav
        aria-label="Étapes"
        className="flex gap-6 overflow-x-auto border-ink border-t-2 shadow-[inset_0_-1px_0_var(--color-line)] max-sm:hidden"
      >
        <AppLink href={to(undefined)} aria-current={chosen.length === 0} className={tabClass}>
          Toutes
          <Count value={all} />
        </AppLink>
        {shown.map((stage) => (
          <AppLink key={stage} href={to([stage])} aria-current={chosen.includes(stage)} className={tabClass}>
            {tabLabels[stage]}
            <Count value={counts?.[stage]} />
          </AppLink>
        ))}
      </nav>
    </>
  );
}

const several = 'several';
const inBrackets = (count: number | undefined) => (count === undefined ? '' : ` (${formatNumber(count)})`);

function Count({ value }: { value: number | undefined }) {
  return value === undefined ? null : <span className="tabular-figures">{formatNumber(value)}</span>;
}
