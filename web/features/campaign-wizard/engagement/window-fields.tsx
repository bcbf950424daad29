import type { Window } from '#core/campaigns/engagement.ts';
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

/** Days and hours in which something may leave. */
export function WindowFields(props: {
  window: Window;
  isFixed?: boolean;
  onChange: (window: Pick<Window, 'days' | 'from' | 'to'>) => void;
}) {
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
        <legend className="sr-only">Jours d’envoi</legend>
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
          label="Première heure d’envoi"
          value={from}
          isFixed={props.isFixed}
          onChange={(hour) => props.onChange({ days, from: hour, to })}
        />
        à
        <HourSelect
          label="Dernière heure d’envoi"
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
const sayHour = (time: string) => `${Number(time.slice(0, 2))}\u00a0h\u00a0${time.slice(3)}`;

/** Half hours; another minute that came from elsewhere stays in the list. */
function HourSelect(props: {
  label: string;
  value: string;
  isFixed?: boolean;
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
          {sayHour(time)}
        </option>
      ))}
    </select>
  );
}
