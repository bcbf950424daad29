/** At the end of a row that is a link (`group`). The fonts' latin subset has no arrow. */
export function Arrow() {
  return (
    <svg
      viewBox="0 0 20 12"
      aria-hidden="true"
      className="h-3 w-5 shrink-0 text-outremer transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
    >
      <path
        d="M1 6h17M13 1l5 5-5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
