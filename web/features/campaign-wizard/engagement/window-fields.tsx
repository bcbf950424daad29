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
  const timeClass =
    'chiffres h-8 min-w-0 flex-1 rounded-champ border border-champ bg-carte px-2.5 text-13 hover:border-sourdine focus-visible:border-outremer focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-outremer disabled:border-ligne disabled:bg-creux disabled:text-sourdine max-sm:h-11 max-sm:text-base';
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
                    ? 'border-encre bg-encre text-papier disabled:border-sourdine disabled:bg-sourdine'
                    : 'border-champ bg-carte text-sourdine hover:border-sourdine disabled:border-ligne disabled:bg-creux',
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
        <input
          type="time"
          aria-label="Première heure d’envoi"
          value={from}
          required
          disabled={props.isFixed}
          className={timeClass}
          onChange={({ target }) => target.value && props.onChange({ days, from: target.value, to })}
        />
        à
        <input
          type="time"
          aria-label="Dernière heure d’envoi"
          value={to}
          required
          disabled={props.isFixed}
          className={timeClass}
          onChange={({ target }) => target.value && props.onChange({ days, from, to: target.value })}
        />
      </p>
    </>
  );
}
