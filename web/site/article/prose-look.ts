import { capsLabel } from '../frame/layout.ts';

/** Browsers may end a line on « e- »: in running text, the word stays whole. */
export const wordWithEmail = /(\S*e-mails?\S*)/i;

/** Classes of what a text holds beside paragraphs, lists and links. */
export const looks = {
  unbroken: 'whitespace-nowrap',
  keyPoints: 'rounded-[10px] bg-highlight-soft px-6 py-5 max-sm:px-5',
  example: 'my-6 border-highlight border-l-4 pl-5',
  exampleTitle: `mb-1.5 text-muted ${capsLabel}`,
  opening: 'mb-5 border-highlight border-l-4 pl-5',
  openingLine: 'font-heading text-23 leading-[1.3] font-semibold tracking-[-0.015em]',
  openingFact: 'mt-1.5 text-[13.3px] text-muted',
  table: 'my-5 w-full border-collapse border-line border-y text-left text-sm leading-snug max-sm:block',
  head: 'text-12 text-muted',
  columnName: 'py-2.5 pr-4 font-semibold whitespace-nowrap last:pr-0',
  row: 'border-line border-t align-top first:max-sm:border-t-0 max-sm:block max-sm:py-3',
  rowName: 'py-2.5 pr-4 font-semibold max-sm:block max-sm:py-0 max-sm:pb-1',
  cell: 'py-2.5 pr-4 last:pr-0 max-sm:flex max-sm:justify-between max-sm:gap-5 max-sm:py-0.5 max-sm:pr-0 max-sm:text-right',
  cellName: 'shrink-0 text-muted sm:hidden',
  code: 'rounded-[4px] bg-sunken px-1.5 py-0.5 font-mono text-[0.86em] [overflow-wrap:anywhere]',
  codeBlock:
    'my-4 whitespace-pre-wrap rounded-[8px] bg-sunken px-4 py-3 font-mono text-[13.3px] leading-[1.6] [overflow-wrap:anywhere]',
  details: 'mt-3 border-line border-l-2 pl-4',
  summary: 'cursor-pointer py-2.5 text-[15px] font-medium text-accent',
  fields: 'my-3 grid gap-2.5 text-[15px] leading-[1.55]',
  field: 'grid grid-cols-[170px_minmax(0,1fr)] gap-x-4 max-sm:grid-cols-1',
};
