import type { ReactNode } from 'react';
import { capsLabel } from '../frame/layout.ts';

type LineState = 'proved' | 'active' | 'blocked' | 'question';
type Line = {
  state: LineState;
  sentence: ReactNode;
  number?: number;
  source: string;
  date?: string;
  fact: string;
};

const lines: Line[] = [
  {
    state: 'proved',
    sentence: 'Vous dirigez les ventes des Ateliers Kerval depuis septembre.',
    number: 1,
    source: 'Expérience',
    date: 'lue le 12 nov. 2026',
    fact: 'Directrice commerciale, depuis sept. 2026',
  },
  {
    state: 'active',
    sentence: 'Le mois dernier, vous annonciez recruter deux commerciaux à Nantes.',
    number: 2,
    source: 'Publication',
    date: '28 oct. 2026',
    fact: '« Nous recrutons deux commerciaux terrain à Nantes. »',
  },
  {
    state: 'proved',
    sentence: 'Nous formons les nouveaux commerciaux de l’industrie.',
    number: 3,
    source: 'Votre offre',
    date: 'service décrit',
    fact: 'Formation à la prise de poste, secteur industriel',
  },
  {
    state: 'blocked',
    sentence: <s className="decoration-1">Nos élèves vendent deux fois plus.</s>,
    source: 'Aucun fait trouvé',
    fact: 'Phrase bloquée : elle ne peut pas partir.',
  },
  {
    state: 'question',
    sentence: 'Auriez-vous quinze minutes jeudi pour en parler ?',
    source: 'Question',
    fact: 'Rien à prouver.',
  },
];

const looks: Record<
  LineState,
  { sentence: string; thread: string; path: string; dot: string; source: string; fact: string }
> = {
  proved: {
    sentence: 'underline decoration-accent/50 decoration-1 underline-offset-6',
    thread: 'border-accent/50',
    path: 'stroke-accent/50',
    dot: 'bg-accent',
    source: '',
    fact: 'text-muted',
  },
  active: {
    sentence:
      'bg-highlight/42 box-decoration-clone py-0.5 underline decoration-accent decoration-1 underline-offset-6',
    thread: 'border-accent',
    path: 'stroke-accent [stroke-width:1.5]',
    dot: 'bg-highlight ring-[1.5px] ring-accent',
    source: '',
    fact: '',
  },
  blocked: {
    sentence: 'text-danger',
    thread: 'border-danger border-dashed',
    path: 'stroke-danger [stroke-dasharray:4_4]',
    dot: 'bg-paper inset-ring-[1.5px] inset-ring-danger',
    source: 'text-danger',
    fact: 'text-muted',
  },
  question: {
    sentence: '',
    thread: 'border-transparent',
    path: 'stroke-none',
    dot: 'inset-ring-[1.5px] inset-ring-muted',
    source: '',
    fact: 'text-muted',
  },
};

const columns = 'grid-cols-[1fr_var(--canal)_var(--preuves)]';
const lastProved = lines.findLastIndex((line) => line.number !== undefined);

/** A message whose every sentence is tied by a thread to the fact that proves it; the thread needs no script. */
export function ProofLetter({ className = '' }: { className?: string }) {
  return (
    <figure className={`relative grid content-start max-sm:block ${columns} ${className}`}>
      <div
        aria-hidden="true"
        className="col-start-1 row-span-3 row-start-1 rounded-card border border-line bg-card shadow-[0_1px_2px_rgb(23_33_58/0.04),0_18px_40px_-24px_rgb(23_33_58/0.22)] max-sm:absolute max-sm:inset-x-0 max-sm:top-0 max-sm:bottom-[60px]"
      />
      <div className="relative col-start-1 row-start-1 border-line border-b px-[26px] pt-[18px] pb-3.5 max-sm:px-5">
        <p className={`text-muted ${capsLabel}`}>Message</p>
        <p className="mt-1 leading-[1.4] font-bold">Claire Morvan</p>
        <p className="text-[13.3px] leading-[1.4] text-muted">Directrice commerciale, Ateliers Kerval</p>
      </div>
      <p className={`relative col-start-3 row-start-1 pt-5 pl-[18px] text-accent max-sm:hidden ${capsLabel}`}>
        <span aria-hidden="true" className="absolute top-6 left-0 size-2 rounded-full bg-accent" />
        <span aria-hidden="true" className="absolute top-8 bottom-0 left-[3.5px] border-accent/50 border-l" />
        Preuves
      </p>
      <ol className="relative col-[1/4] row-start-2">
        <li className={`relative grid pt-5 pb-2 ${columns} max-sm:block max-sm:px-5`}>
          <Spine />
          <p className="px-[26px] text-[17px] leading-7 max-sm:px-0">Bonjour Claire,</p>
        </li>
        {lines.map((line, position) => (
          <LetterLine key={line.source} line={line} position={position} />
        ))}
      </ol>
      <div className="relative col-start-1 row-start-3 mt-0.5 flex items-center justify-between gap-3 border-line border-t px-[26px] pt-3 pb-3.5 text-14 max-sm:px-5">
        <p>
          <b className="font-semibold">3</b> phrases prouvées, <b className="font-semibold">1</b> bloquée
        </p>
        <span className="inline-flex h-[34px] shrink-0 items-center rounded-field border border-line px-3 text-[13.3px] font-semibold">
          Retirer la phrase
        </span>
      </div>
      <figcaption className="col-[1/4] row-start-4 mt-3.5 text-[13.3px] leading-5 text-muted max-sm:h-[46px]">
        Exemple. La personne et l’entreprise sont fictives.
      </figcaption>
    </figure>
  );
}

/** From the heading down to each proof. */
function Spine({ isLast = false }: { isLast?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-0 right-[calc(var(--preuves)-4.5px)] border-accent/50 border-l max-sm:hidden ${isLast ? 'h-2.5' : 'bottom-0'}`}
    />
  );
}

function LetterLine({ line, position }: { line: Line; position: number }) {
  const look = looks[line.state];
  return (
    <li className={`relative grid pb-5 ${columns} max-sm:block max-sm:px-5`}>
      {position <= lastProved && <Spine isLast={position === lastProved} />}
      <div className="relative self-start px-[26px] max-sm:px-0">
        <p className="overflow-hidden pb-1 text-[17px] leading-7">
          <span className={look.sentence}>
            {line.sentence}
            {line.number && (
              <sup
                className={`top-0 align-[0.55em] text-[11px] leading-none font-[650] ${line.state === 'active' ? 'text-ink' : 'text-accent'}`}
              >
                {line.number}
              </sup>
            )}
          </span>
          <span
            aria-hidden="true"
            className={`-mr-[100%] inline-block h-0 w-full border-b align-[-7px] max-sm:hidden ${look.thread}`}
          />
        </p>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-2.5 left-[calc(100%-26px)] h-[calc(100%-15.5px)] w-[calc(var(--canal)+26px)] overflow-visible max-sm:hidden"
        >
          <path
            d="M0 100H12C66 100 34 0 88 0H100"
            fill="none"
            vectorEffect="non-scaling-stroke"
            className={look.path}
          />
        </svg>
      </div>
      <div className="relative col-start-3 pl-[18px] text-14 leading-[1.45] max-sm:mt-2.5 max-sm:pl-[22px]">
        <span
          aria-hidden="true"
          className={`absolute -top-[9px] left-[7.5px] hidden h-4 border-l max-sm:block ${look.thread}`}
        />
        <span
          aria-hidden="true"
          className={`absolute top-1.5 left-0 z-1 size-2 rounded-full max-sm:left-1 ${look.dot}`}
        />
        <p className={`text-[13.3px] leading-[1.5] font-semibold ${look.source}`}>
          {line.number && <b className="mr-1.5 font-[650] text-accent">{line.number}</b>}
          {line.source} {line.date && <span className="ml-0.5 font-normal text-muted">{line.date}</span>}
        </p>
        <p className={look.fact}>{line.fact}</p>
      </div>
    </li>
  );
}
