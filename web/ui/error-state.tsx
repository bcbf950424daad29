import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export function ErrorState(props: {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}) {
  return (
    <div
      role="alert"
      className="grid grid-cols-[28px_minmax(0,1fr)] rounded-card border border-line bg-card py-3.5 pr-4 pl-3"
    >
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden className="text-danger" />
      <div>
        <p className="font-semibold">{props.title}</p>
        {props.children && <div className="text-13 text-muted">{props.children}</div>}
        {props.onRetry && (
          <div className="mt-2.5">
            <Button
              variant="secondary"
              size="sm"
              isBusy={props.isRetrying}
              busyLabel="Nouvel essai…"
              onClick={props.onRetry}
            >
              <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
              Réessayer
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
