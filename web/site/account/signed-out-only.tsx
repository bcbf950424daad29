import { type ReactNode, useEffect } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { leaveFor, useAddress } from '../frame/location.ts';
import { useSession } from '../frame/session.ts';

/**
 * Sends a signed-in visitor on. While the session is looked up a spinner stands for the page; the style sheet
 * chooses by the mark the server set, so nobody sees a form flash.
 */
export function SignedOutOnly(props: { pathOnward: (address: URL) => string; children: ReactNode }) {
  const session = useSession();
  const address = useAddress();
  const isSignedIn = session.status === 'signed-in';
  const { pathOnward } = props;

  useEffect(() => {
    if (isSignedIn && address) leaveFor(pathOnward(address));
  }, [isSignedIn, address, pathOnward]);

  return (
    <>
      <div className="hidden min-h-[420px] place-items-center in-data-[session=maybe]:grid">
        <Spinner />
      </div>
      <div className="in-data-[session=maybe]:hidden">{props.children}</div>
    </>
  );
}
