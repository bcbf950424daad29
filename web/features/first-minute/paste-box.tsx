import { Check } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type FirstReading, longestPasted } from '#contract/texts/first-minute.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { looksLikeAddress } from './first-minute-state.ts';

type PasteBoxProps = {
  pasted: string;
  reading: FirstReading | null;
  isReading: boolean;
  error: Error | null;
  onChange: (pasted: string) => void;
  onRead: (pasted: string) => void;
};

/** One box for an address or a text; where the address cannot be read, a second one for its text. */
export function PasteBox(props: PasteBoxProps) {
  const { pasted, reading, isReading, error } = props;
  const [instead, setInstead] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const refusal = refusalOf(error);
  const submit = (event: FormEvent, text: string) => {
    event.preventDefault();
    if (text.trim() === '') box.current?.focus();
    else props.onRead(text);
  };
  const isAddress = looksLikeAddress(pasted);
  // Its text takes its place.
  const isRefused = isAddress && refusal?.field !== undefined;
  return (
    <Section title="Votre site" note="une adresse, ou un texte copié d’une plaquette ou d’un e-mail">
      <form onSubmit={(event) => submit(event, pasted)} className="grid gap-3">
        <TextAreaField
          ref={box}
          label="Collez l’adresse ou le texte de votre site"
          rows={reading ? 2 : 6}
          maxLength={longestPasted}
          value={pasted}
          placeholder="https://votre-site.fr, ou ce que vous faites, pour qui, un cas client, un chiffre…"
          className="max-h-80 max-w-[96ch]"
          error={refusal?.field}
          onChange={({ target }) => props.onChange(target.value)}
        />
        {refusal?.general && (
          <Notice tone="error" title="La lecture n’a pas abouti.">
            {refusal.general} Rien de ce que vous avez collé n’est perdu.
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant={reading || isRefused ? 'secondary' : 'primary'}
            size="lg"
            isBusy={isReading}
            busyLabel={isAddress ? 'Lecture du site…' : 'Lecture…'}
          >
            {reading ? (isAddress ? 'Relire le site' : 'Relire le texte') : 'Lire et écrire trois messages'}
          </Button>
          {reading && <PagesRead reading={reading} />}
          {!reading && (
            <p className="text-13 text-muted">
              Rien n’est enregistré ni envoyé. Vos propres mots, rien d’inventé.
            </p>
          )}
        </div>
      </form>
      {isRefused && (
        <form onSubmit={(event) => submit(event, instead)} className="mt-5 grid gap-3">
          <TextAreaField
            ref={focusOnArrival}
            label="Le texte de cette page"
            rows={6}
            maxLength={longestPasted}
            value={instead}
            className="max-h-80 max-w-[96ch]"
            onChange={({ target }) => setInstead(target.value)}
          />
          <Button type="submit" variant="primary" className="justify-self-start" isBusy={isReading}>
            Lire ce texte
          </Button>
        </form>
      )}
    </Section>
  );
}

/** What is wrong with what was pasted stands below it; the rest is nobody's mistake. */
function refusalOf(error: Error | null): { field?: string; general?: string } | null {
  if (!error) return null;
  const fields = error instanceof ApiError ? Object.values(error.details.fields ?? {}) : [];
  return fields[0] ? { field: fields[0] } : { general: errorMessage(error) };
}

function PagesRead({ reading: { pages, text } }: { reading: FirstReading }) {
  return (
    <output className="block">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
        {pages.map(({ title, url }) => (
          <li key={url} className="flex items-center gap-1.5 [overflow-wrap:anywhere]">
            <Check size={14} aria-hidden className="shrink-0 text-success" />
            {title}
          </li>
        ))}
        <li>{`${text.length.toLocaleString('fr-FR')} caractères lus, rien n’est gardé`}</li>
      </ul>
    </output>
  );
}
