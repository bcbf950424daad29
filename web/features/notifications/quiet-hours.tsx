import { defaultQuietHours, type QuietHours } from '#core/identity/quiet-hours.ts';
import { SmallSelect } from '#web/ui/small-select.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';

const halfHours = Array.from({ length: 48 }, (_, at) => at * 30);
const formatMinutes = (minutes: number) =>
  `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;

/** When nothing pops up and mails wait. */
export function QuietHoursFields(props: {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
}) {
  const { quiet, onChange } = props;
  return (
    <ul>
      <li className="border-line border-t py-3.5">
        <SwitchField
          label={<span className="font-medium">Ne pas me déranger à certaines heures</span>}
          hint="Les e-mails attendent la fin de ces heures et rien ne s’affiche à l’écran. La cloche garde tout, et ce qui protège votre compte part toujours."
          checked={quiet !== null}
          onChange={({ target }) => onChange(target.checked ? defaultQuietHours : null)}
        />
        {quiet && (
          <fieldset className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 pl-12 text-14">
            <legend className="sr-only">Heures calmes</legend>
            de
            <HalfHours
              label="Début des heures calmes"
              value={quiet.from}
              other={quiet.until}
              onChange={(from) => onChange({ ...quiet, from })}
            />
            à
            <HalfHours
              label="Fin des heures calmes"
              value={quiet.until}
              other={quiet.from}
              onChange={(until) => onChange({ ...quiet, until })}
            />
            <span className="text-13 text-muted">heure de Paris</span>
          </fieldset>
        )}
      </li>
      {quiet && (
        <li className="border-line border-t py-3.5">
          <SwitchField
            label={<span className="font-medium">Le week-end aussi</span>}
            hint={`Ce qui arrive du vendredi ${formatMinutes(quiet.from)} au lundi attend lundi ${formatMinutes(quiet.until)}.`}
            checked={quiet.hasWeekends}
            onChange={({ target }) => onChange({ ...quiet, hasWeekends: target.checked })}
          />
        </li>
      )}
    </ul>
  );
}

/** The hour at the other end would leave nothing between. */
function HalfHours(props: {
  label: string;
  value: number;
  other: number;
  onChange: (minutes: number) => void;
}) {
  const all = halfHours.includes(props.value)
    ? halfHours
    : [...halfHours, props.value].toSorted((a, b) => a - b);
  return (
    <SmallSelect
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(Number(target.value))}
    >
      {all
        .filter((minutes) => minutes !== props.other)
        .map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatMinutes(minutes)}
          </option>
        ))}
    </SmallSelect>
  );
}
