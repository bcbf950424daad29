import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { focusOnArrival } from './focus-on-arrival.ts';
import { type Toast, toasts } from './toast-store.ts';

/** The live region stays in the page, so a reader hears what enters it. It leaves a drawer its buttons. */
export function ToastViewport() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.get, () => null);
  return (
    <output className="print:hidden pointer-events-none fixed inset-x-4 bottom-4 z-60 flex justify-center sm:bottom-6 nav:[body:has([data-foot])_&]:bottom-[84px] max-nav:[body:has([data-foot])_&]:bottom-[124px] nav:[body:has([data-drawer])_&]:right-[576px]">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </output>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLFieldSetElement>(null);
  const { isOpen, returnFocus } = toast;
  useLayoutEffect(() => {
    if (!isOpen && card.current?.contains(document.activeElement)) returnFocus?.()?.focus();
  }, [isOpen, returnFocus]);
  return (
    // The pointer and the focus only hold the countdown; the buttons inside do the work.
    <fieldset
      ref={card}
      aria-label={toast.title}
      data-state={toast.isOpen ? 'open' : 'closed'}
      aria-hidden={!toast.isOpen}
      inert={!toast.isOpen}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
      className={classNames(
        'panel-shadow flex min-h-11 max-w-[520px] items-center gap-3 rounded-field bg-ink py-2 pr-2 pl-4 text-14 text-paper',
        toast.isOpen ? 'pointer-events-auto animate-enter' : 'animate-leave',
      )}
    >
      <ToneIcon tone={toast.tone} />
      <div className="min-w-0">
        <p className="font-medium">{toast.title}</p>
        {toast.description && <p className="text-13 opacity-85">{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          ref={toast.returnFocus ? focusOnArrival : undefined}
          className="ml-2 shrink-0 font-medium text-13 text-highlight hover:underline dark:text-[#1d34c4]"
          onClick={() => {
            toast.action?.onSelect();
            toasts.dismiss();
          }}
        >
          {toast.action.label}
          {toast.endsAt !== null && <SecondsLeft until={toast.endsAt} />}
        </button>
      )}
      <button
        type="button"
        aria-label="Fermer le message"
        className="ml-auto grid size-7 shrink-0 place-items-center rounded-field opacity-75 hover:opacity-100"
        onClick={toasts.dismiss}
      >
        <X size={14} aria-hidden />
      </button>
    </fieldset>
  );
}

const tickMs = 200;

/** Hidden from readers, who would hear every second of it. */
function SecondsLeft({ until }: { until: number }) {
  const [left, setLeft] = useState(() => until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span aria-hidden className="tabular-figures">
      {' '}
      ({Math.max(0, Math.ceil(left / 1000))}&nbsp;s)
    </span>
  );
}

function ToneIcon({ tone = 'info' }: { tone?: Toast['tone'] }) {
  if (tone === 'error')
    return <CircleAlert size={18} aria-hidden className="shrink-0 text-highlight dark:text-current" />;
  if (tone === 'success')
    return <CircleCheck size={18} aria-hidden className="shrink-0 text-highlight dark:text-current" />;
  return null;
}
