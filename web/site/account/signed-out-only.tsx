import { type ReactNode, useEffect } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { leaveFor, useAddress } from '../frame/location.ts';
import { useSession } from '../frame/session.ts';

/**
 * Sends a signed-in visitor on, unless `pathOnward` gives no path. While the session is looked up a spinner stands for
 * the page; the style sheet chooses by the mark the server set, so nobody sees a form flash.
 */
export function SignedOutOnly(props: { pathOnward: (address: URL) => string | null; children: ReactNode }) {
  const session = useSession();
  const address = useAddress();
  const onward = session.status === 'signed-in' && address ? props.pathOnward(address) : undefined;

  useEffect(() => {
    if (onward) leaveFor(onward);
  }, [onward]);

  if (onward === null) return props.children;
  return (
    <>
      <div className="hidden min-h-[420px] place-items-center in-data-[session=maybe]:grid">
        <Spinner />
      </div>
      <div className="in-data-[session=maybe]:hidden">{props.children}</div>
    </>
  );
}
