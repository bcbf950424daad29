import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { defaultQuotas } from '#core/network/account-quotas.ts';
import { pageWidth } from '../frame/layout.ts';
import { useBuildFacts } from '../frame/site-config.tsx';
import { DayStrip, StripLegend } from './day-strip.tsx';
import { dateRange } from './french-format.ts';
import { MeetingRange } from './meeting-range.tsx';
import { lowerSection, SectionHead, SectionRule, sectionSpace } from './section-head.tsx';
import {
  firstSettings,
  meetingsRange,
  nextMonday,
  nextMondayInParis,
  peopleRange,
  type Settings,
  type Simulation,
  simulate,
} from './simulation.ts';
import { Slider } from './slider.tsx';
import { WeekTable } from './week-table.tsx';

const never = () => () => {};

/** The build's own Monday while hydrating, the visitor's right after. */
function useStart() {
  const { builtOn } = useBuildFacts();
  return useSyncExternalStore(
    never,
    () => nextMondayInParis(new Date()),
    () => nextMonday(builtOn),
  );
}

function readSettings(form: HTMLFormElement): Settings {
  const values = new FormData(form);
  return {
    people: Number(values.get('people')),
    isNewAccount: values.get('account') === 'new',
    meetingsPerHundred: Number(values.get('meetings')),
  };
}

export function Simulator() {
  const start = useStart();
  const form = useRef<HTMLFormElement>(null);
  const [settings, setSettings] = useState(firstSettings);
  const simulation = useMemo(() => simulate(settings, start), [settings, start]);
  const readForm = () => {
    if (form.current) setSettings(readSettings(form.current));
  };
  // The fields may have been moved before this script came.
  useEffect(readForm, []);

  return (
    <section id="simulateur" aria-labelledby="titre-simulateur" className={`${sectionSpace} ${lowerSection}`}>
      <div className={pageWidth}>
        <SectionRule
          name="Simulateur"
          note={<p className="max-sm:hidden">Le même moteur que vos vraies campagnes</p>}
        />
        <SectionHead id="titre-simulateur" title="Voyez chaque jour avant de lancer.">
          Trois réglages suffisent. Le calendrier applique les vrais plafonds d’envoi ; la fourchette part de
          votre hypothèse, pas d’une promesse.
        </SectionHead>
        <div className="rounded-card border border-line bg-card max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0">
          <form
            ref={form}
            onInput={readForm}
            onSubmit={(event) => event.preventDefault()}
            aria-label="Réglages du simulateur"
            className="grid grid-cols-3 divide-x divide-line border-line border-b max-nav:grid-cols-1 max-nav:divide-x-0 max-nav:divide-y"
          >
            <Slider
              id="simulateur-personnes"
              name="people"
              label="Personnes à contacter"
              {...peopleRange}
              defaultValue={firstSettings.people}
              value={settings.people}
            />
            <AccountChoice />
            <Slider
              id="simulateur-rendez-vous"
              name="meetings"
              label="Rendez-vous pour 100 invitations"
              {...meetingsRange}
              defaultValue={firstSettings.meetingsPerHundred}
              value={settings.meetingsPerHundred}
            />
          </form>
          <p className="hidden border-line border-b px-7 py-3 text-14 text-muted noscript:block max-sm:px-5">
            Sans JavaScript, les réglages ne bougent pas : voici l’exemple de 240 personnes contactées depuis
            un compte nouvellement connecté.
          </p>
          <Calendar simulation={simulation} people={settings.people} />
          <MeetingRange meetings={simulation.meetings} meetingsPerHundred={settings.meetingsPerHundred} />
        </div>
      </div>
    </section>
  );
}

const accounts = [
  ['new', 'Nouvellement connecté'],
  ['active', 'Déjà actif'],
] as const;

function AccountChoice() {
  return (
    <fieldset className="min-w-0 px-7 pt-[22px] pb-5 max-sm:px-5 max-sm:py-5">
      <legend className="float-left mb-2.5 flex min-h-8 w-full items-center text-[15px] leading-[1.35] font-medium">
        Votre compte
      </legend>
      <div className="clear-both grid grid-cols-[3fr_2fr] overflow-hidden rounded-field border border-field">
        {accounts.map(([value, label]) => (
          <label key={value} className="group relative grid cursor-pointer">
            <input
              type="radio"
              name="account"
              value={value}
              defaultChecked={value === 'new'}
              autoComplete="off"
              className="peer absolute inset-y-0 left-0 w-4 cursor-pointer opacity-0"
            />
            <span className="grid min-h-[42px] place-items-center border-field px-2 text-center leading-tight max-large:text-14 font-medium -outline-offset-4 group-not-first:border-l peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-current">
              {label}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2.5 text-[13.3px] leading-[1.4] text-muted">
        Nouvellement connecté : montée en quatre semaines.
      </p>
    </fieldset>
  );
}

function Calendar({ simulation, people }: { simulation: Simulation; people: number }) {
  const { weeks, firstDay, lastDay, workingDays } = simulation;
  const { invitationsPerDay, invitationsPerWeek } = defaultQuotas;
  return (
    <div className="px-7 pt-7 pb-6 max-sm:px-5 max-sm:py-6">
      <div className="mb-7 flex items-baseline justify-between gap-6 max-sm:mb-5 max-sm:block">
        <h3 className="font-body text-[15px] leading-[1.4] font-semibold tracking-normal">
          Invitations par jour
        </h3>
        <StripLegend />
      </div>
      <DayStrip weeks={weeks} />
      <div className="relative mt-4 text-[15px] leading-[1.6]">
        <p aria-live="polite" className="pr-[170px] text-pretty max-sm:pr-0">
          <b className="font-semibold">
            {people} invitations en {workingDays} jours ouvrés
          </b>
          , {dateRange(firstDay, lastDay)}. Jamais plus de {invitationsPerDay} par jour ni de{' '}
          {invitationsPerWeek} par semaine.
        </p>
        <details className="group">
          <summary className="absolute top-0 right-0 cursor-pointer list-none rounded font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:static max-sm:mt-1 max-sm:inline-block max-sm:py-1.5 [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Voir le tableau</span>
            <span className="hidden group-open:inline">Masquer le tableau</span>
          </summary>
          <div className="mt-5 max-sm:mt-3">
            <WeekTable weeks={weeks} />
          </div>
        </details>
      </div>
    </div>
  );
}
