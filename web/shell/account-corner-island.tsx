import '#web/lib/no-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/identity/users.ts';
import { applyNonce } from '#web/lib/apply-nonce.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { AccountCorner } from './account-corner.tsx';

applyNonce();

/** The account corner with all it needs, for a page outside the application. */
export function AccountCornerIsland({ user }: { user: User }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <AccountCorner user={user} />
    </QueryClientProvider>
  );
}
