import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { isReachable, lookForServer, onReachabilityChange } from '#web/lib/reachability.ts';

const useIsReachable = () => useSyncExternalStore(onReachabilityChange, isReachable);

/** On every page while nothing answers; it goes away by itself. */
export function OfflineBand() {
  const isOnline = useIsReachable();
  useEffect(() => {
    if (!window.navigator.onLine) void lookForServer();
  }, []);
  return (
    <div role="status" className="print:hidden">
      {!isOnline && (
        <div className="border-line border-b bg-sunken">
          <p className="gutter mx-auto flex min-h-10 max-w-[1440px] items-center gap-2.5 py-1.5 text-13">
            <WifiOff size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
            <span>
              <b className="font-semibold">Hors connexion. Rien n’est perdu.</b>
              <span className="text-muted max-sm:hidden"> Accroche réessaie toute seule.</span>
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/** In place of a page whose script could not come: loaded as soon as somebody answers. */
export function OfflinePage() {
  useEffect(() => onReachabilityChange((isOnline) => isOnline && window.location.reload()), []);
  return (
    <div className="max-w-[560px] py-8">
      <WifiOff size={28} strokeWidth={1.5} aria-hidden className="mb-3 text-muted" />
      <h2 className="text-23">Cette page n’est pas encore là</h2>
      <p className="mt-2 text-pretty text-muted">
        Elle s’ouvre dès le retour de la connexion. Ce que vous avez écrit ailleurs est gardé.
      </p>
    </div>
  );
}
