import { Spinner } from '#web/ui/spinner.tsx';

export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Chargement de la page…" />
    </div>
  );
}
