import { createContext, type RefObject, useContext, useEffect, useEffectEvent } from 'react';

/** Asked before « Continuer » leaves the step; false: something of it is still to be seen. */
export type ContinueGuard = () => boolean;

const GuardContext = createContext<RefObject<ContinueGuard | null> | null>(null);

export const ContinueGuardProvider = GuardContext.Provider;

export function useContinueGuard(guard: ContinueGuard): void {
  const guards = useContext(GuardContext);
  const ask = useEffectEvent(guard);
  useEffect(() => {
    if (!guards) return;
    const own = () => ask();
    guards.current = own;
    return () => {
      if (guards.current === own) guards.current = null;
    };
  }, [guards]);
}
