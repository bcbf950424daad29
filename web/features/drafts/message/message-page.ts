/** The text, a gap for the lines, and what stands beside the text; one under the other on a small screen. */
export const pageClass =
  'relative grid shrink-0 content-start grid-cols-[minmax(0,1fr)_32px_330px] max-large:grid-cols-[minmax(0,1fr)_24px_240px] max-nav:block max-nav:rounded-card max-nav:border max-nav:border-line max-nav:bg-card';

export const cardClass = 'rounded-card border border-line bg-card';
