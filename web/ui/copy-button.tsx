import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

export function CopyButton(props: { text: string; label: string; copiedLabel: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="sm" type="button" onClick={copy}>
        {outcome === 'copied' ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        {outcome === 'copied' ? props.copiedLabel : props.label}
      </Button>
      <output className={outcome === 'refused' ? 'text-13 text-warning' : 'sr-only'}>
        {outcome === 'copied' && props.copiedLabel}
        {outcome === 'refused' && 'La copie est refusée par le navigateur : sélectionnez le texte.'}
      </output>
    </span>
  );
}
