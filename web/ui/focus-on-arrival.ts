/** A ref for what replaces the element the keyboard was on. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();
