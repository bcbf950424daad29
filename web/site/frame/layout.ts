/** 1200 px of content between margins of 40, 32 then 20 px. */
export const pageWidth = 'mx-auto w-full max-w-[1280px] px-10 max-nav:px-8 max-sm:px-5';

export const capsLabel = 'text-xs leading-[1.4] font-[650] tracking-[0.09em] uppercase';

/** A link inside running text is underlined at rest: colour is not its only sign. */
export const textLink =
  'font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2';
