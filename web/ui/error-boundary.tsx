import { CircleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button.tsx';

export function ErrorFallback({
  onRetry,
  retryLabel = 'Réessayer',
}: {
  onRetry: () => void;
  retryLabel?: string;
}) {
  return (
    <div role="alert" className="max-w-[560px] py-8">
      <CircleAlert size={28} strokeWidth={1.5} aria-hidden className="mb-3 text-danger" />
      <h2 className="text-23">Oups ! Une erreur est survenue.</h2>
      <p className="mt-2 text-pretty text-muted">
        Quelque chose s’est mal passé lors de l’affichage de cette section. Veuillez réessayer plus tard.
      </p>
      <div className="mt-4">
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}

type Props = { resetKey?: string; children: ReactNode };
type State = { hasFailed: boolean; resetKey?: string };

/** A section that fails to render leaves the rest of the page alive; another `resetKey` gives it a new chance. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorFallback onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
