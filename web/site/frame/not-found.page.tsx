import { NotFound } from '#web/ui/not-found.tsx';

export function Page() {
  return <NotFound />;
}
