import { useEffect } from 'react';

const skipDelayMs = 300;

const hintAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

const edgePx = 8;

/** Under the word, unless the screen ends there and is larger on the other side. */
function hasMoreRoomAbove(hint: Element, bubble: Element): boolean {
  const word = hint.getBoundingClientRect();
  const below = window.innerHeight - word.bottom;
  return below < bubble.getBoundingClientRect().height + edgePx && word.top > below;
}

/** Listens on the document: one set of listeners for every `Hint` of the page, hydrated or not. */
function startHints(): () => void {
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const bubbleOf = (hint: HTMLElement) => hint.querySelector('[role="tooltip"]');
  const close = () => {
    clearTimeout(timer);
    if (!shown) return;
    bubbleOf(shown)?.removeAttribute('data-open');
    shown = null;
    closedAt = performance.now();
  };
  const open = (hint: HTMLElement) => {
    clearTimeout(timer);
    if (shown === hint) return;
    close();
    shown = hint;
    const bubble = bubbleOf(hint);
    if (!bubble) return;
    bubble.toggleAttribute('data-above', hasMoreRoomAbove(hint, bubble));
    bubble.setAttribute('data-open', '');
  };

  const listeners = {
    pointerover: ({ target, pointerType }: PointerEvent) => {
      const hint = hintAt(target);
      if (!hint || hint === shown || pointerType === 'touch') return;
      clearTimeout(timer);
      // From one hint to the next, the second one does not wait.
      const isNext = shown !== null || performance.now() - closedAt < skipDelayMs;
      timer = setTimeout(() => open(hint), isNext ? 0 : Number(hint.dataset.hint));
    },
    pointerout: ({ target, relatedTarget, pointerType }: PointerEvent) => {
      const hint = hintAt(target);
      if (!hint || hint === hintAt(relatedTarget) || pointerType === 'touch') return;
      clearTimeout(timer);
      if (!hint.contains(document.activeElement)) close();
    },
    focusin: ({ target }: FocusEvent) => {
      const hint = hintAt(target);
      if (hint) open(hint);
      else close();
    },
    focusout: close,
    click: ({ target }: MouseEvent) => {
      const hint = hintAt(target);
      if (hint) open(hint);
    },
    pointerdown: ({ target }: PointerEvent) => {
      if (!hintAt(target)) close();
    },
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    },
  };

  const abort = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener as EventListener, { signal: abort.signal });
  return () => {
    close();
    abort.abort();
  };
}

export const useHints = () => useEffect(startHints, []);
