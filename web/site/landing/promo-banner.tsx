import { useEffect, useRef, useState } from 'react';
import { promotion } from '#core/identity/plans.ts';
import { toast } from '#web/ui/toast-store.ts';
import { pageWidth } from '../frame/layout.ts';

const copiedMs = 3000;

export function PromoBanner() {
  return (
    <aside
      aria-label="Offre de bienvenue"
      className="bg-highlight text-14 text-on-highlight in-data-demo:border-on-highlight/25 in-data-demo:border-t"
    >
      <div
        className={`${pageWidth} flex min-h-11 items-center justify-center gap-3 py-1.5 leading-[1.35] max-sm:justify-between max-sm:py-2`}
      >
        <p className="text-pretty max-sm:text-13">
          <b className="font-bold">{promotion.freeMonths} mois gratuits de plus</b> sur l’annuel
          <span className="max-sm:sr-only"> : 14 mois pour le prix de 10, avec le code</span>
        </p>
        <Coupon />
      </div>
    </aside>
  );
}

function Coupon() {
  const code = useRef<HTMLElement>(null);
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(promotion.code);
      setCopies((count) => count + 1);
      toast({ title: 'Code promo copié !', tone: 'success' });
    } catch {
      // Refused, or an address without https: the code is selected, one key away from copied.
      if (code.current) window.getSelection()?.selectAllChildren(code.current);
      toast({
        title: 'La copie a été refusée par le navigateur',
        description: 'Le code est sélectionné : copiez-le au clavier.',
        tone: 'error',
      });
    }
  };

  return (
    <span className="inline-flex shrink-0 rounded-[6px] border border-on-highlight border-dashed leading-[30px]">
      <code ref={code} className="px-2.5 font-bold font-body text-13 tracking-[0.08em]">
        {promotion.code}
      </code>
      <button
        type="button"
        onClick={copy}
        className="grid rounded-r-[5px] border-on-highlight border-l border-dashed px-3 font-semibold transition-colors hover:bg-on-highlight hover:text-white focus-visible:outline-on-highlight noscript:hidden"
      >
        <span className={`col-start-1 row-start-1 ${isCopied ? 'invisible' : ''}`}>
          Copier<span className="sr-only"> le code promo</span>
        </span>
        <span className={`col-start-1 row-start-1 ${isCopied ? '' : 'invisible'}`}>Copié</span>
      </button>
    </span>
  );
}
