const sizes = {
  sm: { text: 'gap-2 text-xl', mark: 'h-5 w-[25px]' },
  md: { text: 'gap-[9px] text-2xl', mark: 'h-6 w-[30px]' },
} as const;

/** The thread: it runs from a sentence to the fact that proves it. */
export function Logo({ size = 'md', className = '' }: { size?: 'sm' | 'md'; className?: string }) {
  return (
    <span
      className={`inline-flex items-center font-heading leading-none font-extrabold tracking-[-0.035em] ${sizes[size].text} ${className}`}
    >
      <svg
        viewBox="0 0 30 24"
        aria-hidden="true"
        className={`shrink-0 overflow-visible text-accent ${sizes[size].mark}`}
      >
        <path
          d="M2 19h6c10 0 5-14 15-14h3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <circle cx="25.5" cy="5" r="4" className="fill-highlight" />
      </svg>
      Accroche
    </span>
  );
}
