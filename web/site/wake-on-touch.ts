const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/**
 * Wakes the page at the first sign of its reader. A button that is pressed or a form that is sent before the page answers
 * is pressed or sent again once it does; what is typed stays in its field.
 */
export function wakeOnTouch(wake: () => Promise<void>): void {
  const acts: (() => void)[] = [];
  const early = new AbortController();
  const listen = (name: string, listener: (event: Event) => void) =>
    window.addEventListener(name, listener, { capture: true, signal: early.signal });
  listen('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[type="button"]');
    if (button instanceof HTMLElement) acts.push(() => button.click());
  });
  listen('submit', (event) => {
    if (!(event instanceof SubmitEvent && event.target instanceof HTMLFormElement)) return;
    const { target: form, submitter } = event;
    event.preventDefault();
    acts.push(() => form.requestSubmit(submitter));
  });
  // Without script they cannot be pressed: the browser itself would send the form.
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[type="submit"]:disabled'))
    button.disabled = false;

  const waiting = new AbortController();
  const onSign = async (event: Event) => {
    // A browser reports a pointer that rests where the page has just been drawn.
    const isMove = event instanceof MouseEvent && event.type === 'pointermove';
    if (isMove && event.movementX === 0 && event.movementY === 0) return;
    waiting.abort();
    await wake();
    early.abort();
    for (const act of acts) act();
  };
  for (const sign of signs)
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: waiting.signal });
}
