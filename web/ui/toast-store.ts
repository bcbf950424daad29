export type ToastTone = 'info' | 'success' | 'error';

export type ToastContent = {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onSelect: () => void };
  durationMs?: number;
  /** Leaves at a fixed moment, counted down beside its action: nothing holds it. */
  countdownMs?: number;
  /** For what can only be undone now: the action takes the focus, and gives it to this element when it leaves. */
  returnFocus?: () => HTMLElement | null;
};

export type Toast = ToastContent & { id: number; isOpen: boolean; endsAt: number | null };

export const toastDurationMs = 5000;
/** How long a dismissed toast stays in the store. */
export const toastRemovalDelayMs = 4000;

/** One toast at a time: a new one replaces the old one. */
export function makeToastStore() {
  let current: Toast | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: Toast | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const schedule = (action: () => void, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delayMs);
  };
  const dismiss = () => {
    if (!current?.isOpen) return;
    set({ ...current, isOpen: false });
    schedule(() => set(null), toastRemovalDelayMs);
  };
  const startCountdown = () => {
    if (!current?.isOpen) return;
    const { endsAt, durationMs = toastDurationMs } = current;
    schedule(dismiss, endsAt === null ? durationMs : Math.max(0, endsAt - Date.now()));
  };

  return {
    show(content: ToastContent) {
      lastId += 1;
      const endsAt = content.countdownMs === undefined ? null : Date.now() + content.countdownMs;
      set({ ...content, id: lastId, isOpen: true, endsAt });
      startCountdown();
    },
    dismiss,
    /** While someone points at it or is inside it, a toast does not leave. */
    hold() {
      if (current?.isOpen && current.endsAt === null) clearTimeout(timer);
    },
    release: startCountdown,
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toasts = makeToastStore();

export const toast = (content: ToastContent) => toasts.show(content);
