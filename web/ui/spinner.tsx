/** The turning ring alone, sized by its text; decorative. */
export function SpinnerRing({ className = 'size-[13px]' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent [animation-duration:800ms] motion-reduce:animate-none ${className}`}
    />
  );
}

export function Spinner({
  label = 'Chargement…',
  isLabelHidden = false,
}: {
  label?: string;
  isLabelHidden?: boolean;
}) {
  return (
    <p role="status" className="inline-flex items-center gap-2.5 text-muted">
      <SpinnerRing className="size-[18px] text-accent" />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </p>
  );
}
