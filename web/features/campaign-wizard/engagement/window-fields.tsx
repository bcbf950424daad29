import type { Hours, Window } from '#core/campaigns/engagement.ts';
import { sequenceLimits } from '#core/campaigns/sequence-rules.ts';
import { classNames } from '#web/ui/class-names.ts';

const weekdays = [
  ['L', 'lundi'],
  ['M', 'mardi'],
  ['M', 'mercredi'],
  ['J', 'jeudi'],
  ['V', 'vendredi'],
  ['S', 'samedi'],
  ['D', 'dimanche'],
] as const;

/** One window, or several where the plan opens them. */
export function WindowList(props: {
  window: Window;
  canHaveSeveral: boolean;
  isFixed?: boolean;
  onChange: (window: Window) => void;
}) {
  const { window, canHaveSeveral, onChange } = props;
  const { days, from, to, others = [] } = window;
  const setOthers = (next: Hours[]) =>
    onChange({ days, from, to, others: next.length > 0 ? next : undefined });
  return (
    <>
      <WindowFields
        window={window}
        isFixed={props.isFixed}
        onChange={(hours) => onChange({ ...hours, others: window.others })}
      />
      {others.map(nameWindow).map(({ name, hours: other, at }) => (
        <div key={name} className="mt-3 border-line border-t pt-3">
          <WindowFields
            name={name}
            window={other}
            isFixed={!canHaveSeveral}
            onChange={(hours) => setOthers(others.with(at, hours))}
          />
          <button
            type="button"
            className="link mb-2 text-13"
            onClick={() => setOthers(others.toSpliced(at, 1))}
          >
            Retirer cette plage
          </button>
        </div>
      ))}
      {canHaveSeveral && others.length < sequenceLimits.windows - 1 && (
        <button
          type="button"
          className="link mb-2 text-13"
          onClick={() => setOthers([...others, nextHours(window)])}
        >
          Ajouter une plage
        </button>
      )}
    </>
  );
}

/** A window is known by its place in the list. */
const nameWindow = (hours: Hours, at: number) => ({ name: `Plage ${at + 2}`, hours, at });

/** Later on the same days where there is room, else on Saturday morning. */
function nextHours({ days, from, to, others = [] }: Window): Hours {
  const last = [to, ...others.map((other) => other.to)].toSorted().at(-1) ?? to;
  const opens = Number(last.slice(0, 2)) + 1;
  const isRoom = opens <= 20 && from < last;
  const hour = (count: number) => `${String(count).padStart(2, '0')}:00`;
  return isRoom
    ? { days, from: hour(opens), to: hour(opens + 2) }
    : { days: [6], from: '09:00', to: '12:00' };
}

/** Days and hours in which something may leave. */
function WindowFields(props: {
  window: Hours;
  isFixed?: boolean | undefined;
  /** Names this window where there are several. */
  name?: string;
  onChange: (hours: Hours) => void;
}) {
  const suffix = props.name ? `, ${props.name.toLowerCase()}` : '';
  const { days, from, to } = props.window;
  const toggle = (day: number) =>
    props.onChange({
      from,
      to,
      days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted((a, b) => a - b),
    });
  return (
    <>
      <fieldset className="mb-2">
        <legend className="sr-only">{`Jours d’envoi${suffix}`}</legend>
        <div className="flex gap-1">
          {weekdays.map(([letter, name], index) => {
            const isOn = days.includes(index + 1);
            return (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-pressed={isOn}
                disabled={props.isFixed}
                className={classNames(
                  'h-[30px] flex-1 rounded-[6px] border font-semibold text-13 disabled:cursor-not-allowed max-sm:h-11',
                  isOn
                    ? 'border-ink bg-ink text-paper disabled:border-muted disabled:bg-muted'
                    : 'border-field bg-card text-muted hover:border-muted disabled:border-line disabled:bg-sunken',
                )}
                onClick={() => toggle(index + 1)}
              >
                {letter}
              </button>
            );
          })}
        </div>
      </fieldset>
      <p className="mb-2 flex items-center gap-2 text-14">
        <HourSelect
          label={`Première heure d’envoi${suffix}`}
          value={from}
          isFixed={props.isFixed}
          onChange={(hour) => props.onChange({ days, from: hour, to })}
        />
        à
        <HourSelect
          label={`Dernière heure d’envoi${suffix}`}
          value={to}
          isFixed={props.isFixed}
          onChange={(hour) => props.onChange({ days, from, to: hour })}
        />
      </p>
    </>
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
const formatWindowHour = (time: string) => `${Number(time.slice(0, 2))}\u00a0h\u00a0${time.slice(3)}`;

/** Half hours; another minute that came from elsewhere stays in the list. */
function HourSelect(props: {
  label: string;
  value: string;
  isFixed?: boolean | undefined;
  onChange: (time: string) => void;
}) {
  const hours = halfHours.includes(props.value) ? halfHours : [...halfHours, props.value].toSorted();
  return (
    <select
      aria-label={props.label}
      value={props.value}
      disabled={props.isFixed}
      className="tabular-figures h-8 min-w-0 flex-1 cursor-pointer rounded-field border border-field bg-card px-2 text-13 hover:border-muted focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted max-sm:h-11 max-sm:text-base"
      onChange={({ target }) => props.onChange(target.value)}
    >
      {hours.map((time) => (
        <option key={time} value={time}>
          {formatWindowHour(time)}
        </option>
      ))}
    </select>
  );
}
