import { useSession } from '#web/lib/session.ts';
import { AdminHome } from './admin-home.tsx';
import { AdminSignIn } from './admin-sign-in.tsx';

/** Administrators see the administration; everyone else their sign-in. */
export function AdminPage() {
  const { data: user } = useSession();
  return user?.role === 'admin' ? <AdminHome /> : <AdminSignIn signedInAs={user?.email} />;
}
