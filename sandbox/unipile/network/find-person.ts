import type { Person } from '../world/world.ts';
import type { Network } from './network.ts';
import { invalidParameters, ProviderError } from './provider-error.ts';

/** Acting on somebody takes the classic id: neither the public name nor an id of another product will do. */
export function findClassicPerson(network: Network, providerId: string): Person {
  if (!providerId.startsWith('ACo')) {
    throw invalidParameters('User ID does not match provider’s expected format.');
  }
  const person = network.index.findPerson(providerId);
  if (!person) {
    throw new ProviderError(
      422,
      'invalid_recipient',
      'Recipient cannot be reached',
      'This profile does not exist, is locked, or cannot be reached.',
    );
  }
  return person;
}
