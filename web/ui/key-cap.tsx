/** A key of the keyboard; useless on a screen that has none. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-small border border-current/25 px-1 font-medium font-body text-12 leading-none opacity-80 max-sm:hidden [@media(hover:none)]:hidden">
      {children}
    </kbd>
  );
}
