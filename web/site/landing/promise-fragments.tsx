import { classNames } from '#web/ui/class-names.ts';

/** Each promise shows a small piece of the product: what proves it, not an icon. */

function Check() {
  return (
    <svg viewBox="0 0 14 12" aria-hidden="true" className="inline-block h-2.5 w-3">
      <path
        d="M1.5 6.5 5 10l7.5-8.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const register = [
  { at: '13 nov., 10 h 12', what: 'étape 2', isSent: true },
  { at: '13 nov., 10 h 13', what: 'étape 2', isSent: false },
];

const line =
  'grid grid-cols-[7.25rem_1fr_auto] gap-x-4 border-line border-t py-[5px] first:border-t-0 max-large:flex max-large:flex-wrap max-large:gap-x-2.5';

export function SendRegister() {
  return (
    <ul>
      {register.map(({ at, what, isSent }) => (
        <li key={at} className={line}>
          <span className="text-muted">{at}</span>
          <span>{what}</span>
          <span className={classNames('text-right font-semibold', isSent ? 'text-success' : 'text-danger')}>
            {isSent ? (
              <>
                <Check /> confirmé
              </>
            ) : (
              'refusé : déjà envoyé'
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const weeks = [
  [15, 'h-[10.5px]'],
  [35, 'h-[24.5px]'],
  [55, 'h-[38.5px]'],
  [75, 'h-[52.5px]'],
  [60, 'h-[42px]'],
] as const;

const skipped = [
  ['Personnes écartées', 12],
  ['déjà contactées', 7],
  ['opposition', 5],
] as const;

export function SimulationExtract() {
  return (
    <div className="grid grid-cols-[auto_1fr] items-end gap-7 max-sm:gap-[18px]">
      <p className="flex h-[72px] items-end gap-[5px] max-sm:gap-[3px]">
        <span className="sr-only">Invitations par semaine : </span>
        {weeks.map(([count, height]) => (
          <span
            key={count}
            className="flex w-[26px] flex-col items-center text-12 leading-[1.4] max-sm:w-5 max-sm:text-[11px]"
          >
            {count}
            <span aria-hidden="true" className={`w-full bg-accent ${height}`} />
          </span>
        ))}
      </p>
      <FactList facts={skipped} hasTotal />
    </div>
  );
}

function FactList(props: { facts: readonly (readonly [string, string | number])[]; hasTotal?: boolean }) {
  return (
    <dl>
      {props.facts.map(([name, value], position) => (
        <div key={name} className="flex justify-between gap-4 py-[3px]">
          <dt className={props.hasTotal && position === 0 ? 'font-semibold' : 'text-muted'}>{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ProvedSentence() {
  return (
    <>
      <p>
        <mark className="bg-highlight/42 py-0.5 text-ink">Vous ouvrez un site à Rennes en janvier.</mark>
      </p>
      <p className="relative mt-2 pl-4 text-muted">
        <span aria-hidden="true" className="absolute top-[0.5em] left-0 size-2 rounded-full bg-accent" />
        Publication, 3 nov. 2026
      </p>
    </>
  );
}

const corrections = [
  ['Bonjour MORVAN claire,', 'Bonjour Claire,'],
  ['l’équipe de Inès', 'l’équipe d’Inès'],
  ['{{prenom}}', null],
] as const;

export function Corrections() {
  return (
    <ul>
      {corrections.map(([before, after]) => (
        <li
          key={before}
          className="grid grid-cols-2 gap-4 py-[3px] max-sm:grid-cols-[1.2fr_1fr] max-sm:gap-2"
        >
          <s className="text-muted decoration-danger">{before}</s>
          <b className={after ? 'font-semibold' : 'font-semibold text-danger'}>{after ?? 'envoi bloqué'}</b>
        </li>
      ))}
    </ul>
  );
}

const waiting = [
  ['Yanis Lebrun', 'hors des horaires', 'lun. 16 nov., 9 h 04'],
  ['Inès Caradec', 'quota du jour atteint', 'lun. 16 nov., 9 h 31'],
] as const;

export function WaitingList() {
  return (
    <ul>
      {waiting.map(([name, reason, when]) => (
        <li key={name} className={line}>
          <span className="text-muted">{name}</span>
          <span>{reason}</span>
          <span className="text-right">{when}</span>
        </li>
      ))}
    </ul>
  );
}

const counts = [
  [58, 'tentées'],
  [57, 'confirmées'],
  [14, 'acceptées'],
] as const;

export function OpenNumbers() {
  return (
    <>
      <dl className="grid grid-cols-3">
        {counts.map(([count, meaning]) => (
          <div key={meaning} className="flex flex-col-reverse">
            <dt className="text-muted">{meaning}</dt>
            <dd className="font-heading text-28 leading-[1.1] font-bold normal-nums text-accent underline decoration-1 underline-offset-5">
              {count}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 font-semibold text-warning">taux de réponse : trop tôt pour conclure (n = 14)</p>
    </>
  );
}

const record = [
  ['Base légale', 'intérêt légitime'],
  ['Source', 'profil, lu le 12 nov. 2026'],
  ['Purge prévue', '12 nov. 2029'],
] as const;

export const ComplianceRecord = () => <FactList facts={record} />;

export function DemoClock() {
  return (
    <div className="flex items-center gap-7">
      <p className="text-muted">
        mar. 17 nov.
        <b className="block font-heading text-28 leading-[1.1] font-bold text-ink">14 h 20</b>
      </p>
      <p>
        Horloge de démonstration
        <b className="block font-semibold">1 jour = 1 minute</b>
      </p>
    </div>
  );
}
