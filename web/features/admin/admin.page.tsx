import { useSession } from '#web/lib/session.ts';
import { AdminOverview } from './admin-overview.tsx';
import { AdminSignIn } from './admin-sign-in.tsx';

/** Administrators see the overview; everyone else the administrators' sign-in. */
export function AdminPage() {
  const { data: user } = useSession();
  return user?.role === 'admin' ? <AdminOverview /> : <AdminSignIn signedInAs={user?.email} />;
}
