/** Two initials; the name itself is always written or labelled nearby. */
export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? [...word][0] : ''))
    .join('');
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-full bg-encre font-semibold text-[0.6875rem] text-papier uppercase leading-none tracking-[0.02em]"
    >
      {initials}
    </span>
  );
}
