import { createContext, useContext } from 'react';
import { errorMessage } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Whoever was asked who they are closed the question: nothing was done, and nothing is to be told. */
export class NotConfirmed extends Error {}

export type Confirmed = <Result>(act: () => Promise<Result>) => Promise<Result>;

export const ConfirmedContext = createContext<Confirmed>((act) => act());

/** Does an act that changes something; asks who is there when the server wants to know, then does it again. */
export const useConfirmed = (): Confirmed => useContext(ConfirmedContext);

/** A refusal, in a toast; an act that one gave up is none. */
export function showRefusal(error: unknown): void {
  if (error instanceof NotConfirmed) return;
  toast({ tone: 'error', title: 'Rien n’a été changé.', description: errorMessage(error) });
}
