/** Of what waits: one column where several kinds stand side by side, and as many as there is room for where one has it all. */
export const waitingListClass =
  'grid grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))] gap-x-[49px] [&>li]:min-w-0';
