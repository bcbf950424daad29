import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChartColumn, Check, Package, Pause, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanSurplus } from '#contract/identity/plans.ts';
import { featurePromises, type Plan } from '#core/identity/plans.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { surplusQuery } from './billing.queries.ts';
import { describeLimits } from './billing-texts.ts';

export type Kept = { offerIds: string[]; icpIds: string[] };
type Choosing = { kept: Kept | null; onKeep: (kept: Kept) => void };

/** What a lower plan freezes, item by item; where there is a choice of what stays, it is made here. */
export function SurplusList({ plan, choosing }: { plan: Plan; choosing?: Choosing }) {
  const query = useQuery(surplusQuery(plan));
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Calcul de ce qui change…" lines={4} />}
      failed="Ce qui change n’a pas pu être calculé."
    >
      {(surplus) => <Items plan={plan} surplus={surplus} choosing={choosing} />}
    </QueryView>
  );
}

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

function Items(props: { plan: Plan; surplus: PlanSurplus; choosing: Choosing | undefined }) {
  const { surplus, choosing, plan } = props;
  const kept = choosing?.kept ?? { offerIds: idsOf(surplus.offers.kept), icpIds: idsOf(surplus.icps.kept) };
  const { icps, offers, campaigns, schedules, lostFeatures } = surplus;
  return (
    <ul className="grid gap-3 text-14">
      {icps.frozen.length > 0 && (
        <Item Icon={Target} title={describeFrozen(icps, ['ciblage gelé', 'ciblages gelés'])}>
          <KeepChoice
            parts={icps}
            chosen={kept.icpIds}
            onChoose={choosing && ((icpIds) => choosing.onKeep({ ...kept, icpIds }))}
          />
        </Item>
      )}
      {offers.frozen.length > 0 && (
        <Item Icon={Package} title={describeFrozen(offers, ['offre gelée', 'offres gelées'])}>
          <KeepChoice
            parts={offers}
            chosen={kept.offerIds}
            onChoose={choosing && ((offerIds) => choosing.onKeep({ ...kept, offerIds }))}
          />
        </Item>
      )}
      {campaigns.length > 0 && (
        <Item
          Icon={Pause}
          title={campaigns.length > 1 ? `${campaigns.length} campagnes en pause` : '1 campagne en pause'}
        >
          {names(campaigns)}. Chaque personne garde sa place, et ses réponses arrivent toujours.
        </Item>
      )}
      {schedules.length > 0 && (
        <Item Icon={CalendarClock} title="Horaires d’envoi">
          Lundi à vendredi, 9 h à 18 h. Vos horaires de {names(schedules)} sont gardés, sans effet.
        </Item>
      )}
      {lostFeatures.length > 0 && (
        <Item Icon={ChartColumn} title="Fonctions fermées">
          {lostFeatures.map((feature) => featurePromises[feature].name).join(', ')}. Les chiffres continuent
          d’être comptés.
        </Item>
      )}
      <Item Icon={Check} title="Leads, conversations, oppositions">
        Aucun changement. Votre formule comprend alors {describeLimits(plan)}.
      </Item>
    </ul>
  );
}

const names = (parts: readonly { name: string }[]) =>
  parts.map(({ name }) => `«\u00a0${name}\u00a0»`).join(', ');

const describeFrozen = ({ frozen, kept }: PlanSurplus['offers'], [one, many]: [string, string]) =>
  `${frozen.length}\u00a0${frozen.length > 1 ? many : one} sur ${frozen.length + kept.length}`;

function Item(props: { Icon: typeof Check; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5">
      <props.Icon size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">{props.title}</p>
        <div className="text-13 text-muted">{props.children}</div>
      </div>
    </li>
  );
}

/** The last choices stay: choosing one more lets the oldest go. */
function KeepChoice(props: {
  parts: PlanSurplus['offers'];
  chosen: string[];
  onChoose: ((ids: string[]) => void) | undefined;
}) {
  const { parts, chosen, onChoose } = props;
  const limit = parts.limit ?? 0;
  if (!onChoose) return <>Gelé : {names(parts.frozen)}.</>;
  const toggle = (id: string) => {
    if (chosen.includes(id)) return;
    onChoose([...chosen, id].slice(-limit));
  };
  return (
    <fieldset className="mt-1 grid gap-1">
      <legend className="mb-1">
        {limit > 1 ? `Que gardez-vous ? ${limit} au plus.` : 'Que gardez-vous ?'}
      </legend>
      {[...parts.kept, ...parts.frozen].map(({ id, name }) => (
        <label key={id} className="flex min-h-8 items-center gap-2 text-ink max-sm:min-h-11">
          <input
            type={limit > 1 ? 'checkbox' : 'radio'}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            className="size-4 accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
