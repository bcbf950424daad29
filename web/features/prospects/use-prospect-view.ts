import { useSearchParams } from 'react-router';
import { type ProspectView, personName, readAddress, writeAddress } from './prospect-address.ts';

/** The people that the address describes, and how to change it. */
export function useProspectView() {
  const [parameters, setParameters] = useSearchParams();
  const view = readAddress(parameters);
  const personId = parameters.get(personName);
  return {
    view,
    personId,
    /** Typing replaces the address; what one chooses is a step that « back » undoes. */
    show: (next: ProspectView, { isTyped = false } = {}) =>
      setParameters(writeAddress(next), { replace: isTyped, preventScrollReset: true }),
    open: (id: string | null) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete(personName);
          else next.set(personName, id);
          return next;
        },
        // From one person to the next, « back » still leads to the list.
        { replace: personId !== null, preventScrollReset: true },
      ),
  };
}
