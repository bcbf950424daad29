import { useEffect } from 'react';

/** `<details name>` keeps one open by itself; browsers that do not know the attribute are helped. */
export function useSingleOpen(name: string) {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || target.getAttribute('name') !== name)
        return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`)) {
        if (other !== target) other.open = false;
      }
    };
    // The event does not bubble, but it can be caught on its way down.
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [name]);
}
