import { useLocation, useSearchParams } from 'react-router';

/** An address may hold anything: what is no id is left out, instead of being refused by the server. */
export const readId = (value: string | null): string | null =>
  value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : null;

type AddressWords<View> = {
  read: (address: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
  /** The name under which the address says which record is open. */
  record: string;
};

/** The list that the address describes, the record that is open beside it, and how to change both. */
export function useListAddress<View>({ read, write, record }: AddressWords<View>) {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const view = read(address);
  const openId = readId(address.get(record));
  const addressOf = (id: string | null, of: View) => {
    const next = write(of);
    if (id) next.set(record, id);
    return next;
  };
  return {
    view,
    openId,
    /** Typing replaces the address; what one chooses is a step that « back » undoes. */
    show: (next: View, { isTyped = false } = {}) =>
      setAddress(write(next), { replace: isTyped, preventScrollReset: true }),
    /** From one record to the next, « back » still leads to the list. */
    open: (id: string | null, { isReplacing = openId !== null } = {}) =>
      setAddress(addressOf(id, view), { replace: isReplacing, preventScrollReset: true }),
    hrefOf: (id: string | null, of = view) => `${pathname}?${addressOf(id, of)}`,
  };
}
