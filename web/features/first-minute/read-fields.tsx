import { CircleDashed, PenLine, Quote, UserRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FirstReading } from '#contract/texts/first-minute.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import { quote } from '#core/words/quote.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Section } from '#web/ui/section.tsx';
import { type FirstMinute, type ShownField, shownFields } from './first-minute-state.ts';

const labels: Record<ShownField, string> = {
  company: 'Entreprise',
  sender: 'Vous',
  role: 'Votre fonction',
  service: 'Ce que vous faites',
  proposal: 'Ce que vous proposez',
  market: 'Pour qui',
  points: 'Ce qui vous distingue',
  pricing: 'Prix',
};

const absences: Partial<Record<ShownField, string>> = {
  role: 'elle sera demandée avant le lancement',
  pricing: 'aucun message ne parlera de prix',
  market: 'les exemples s’adressent à des dirigeants',
};

const valuesOf = ({
  personalProfile,
  companyInfo,
  targetingInfo,
}: OfferData): Record<ShownField, string> => ({
  company: companyInfo.companyName,
  sender: personalProfile.displayName,
  role: personalProfile.jobTitle,
  service: companyInfo.serviceDescription,
  proposal: companyInfo.serviceOffer,
  market: targetingInfo.targetMarket,
  points: companyInfo.uniqueSellingPoints,
  pricing: targetingInfo.pricing,
});

/** The offer field by field, each with the words that it comes from, and a way to correct it. */
export function ReadFields(props: {
  reading: FirstReading;
  offer: OfferData;
  edits: FirstMinute['edits'];
  onEdit: (field: ShownField, value: string) => void;
}) {
  const values = valuesOf(props.offer);
  const filled = shownFields.filter((field) => values[field].trim() !== '').length;
  const empty = shownFields.length - filled;
  return (
    <Section
      title="Votre offre"
      note={`${filled} champ${filled > 1 ? 's' : ''} rempli${filled > 1 ? 's' : ''}, ${empty} vide${empty > 1 ? 's' : ''}`}
    >
      <ul>
        {shownFields.map((field) => (
          <ReadRow
            key={field}
            field={field}
            value={values[field]}
            read={field === 'sender' ? null : props.reading.fields[field]}
            isCorrected={props.edits[field] !== undefined}
            onEdit={(value) => props.onEdit(field, value)}
          />
        ))}
      </ul>
    </Section>
  );
}

type ReadRowProps = {
  field: ShownField;
  value: string;
  read: FirstReading['fields'][keyof FirstReading['fields']];
  isCorrected: boolean;
  onEdit: (value: string) => void;
};

function ReadRow({ field, value, read, isCorrected, onEdit }: ReadRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (next?: string) => {
    flushSync(() => {
      setTyped(null);
      if (next !== undefined && next.trim() !== value) onEdit(next.trim());
    });
    opener.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close(typed ?? '');
  };
  return (
    <li className="grid grid-cols-[132px_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-t py-2.5 first:border-t-0 first:pt-0 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="text-13 text-muted leading-[22px] max-sm:col-span-2">{labels[field]}</span>
      {typed === null ? (
        <>
          <div className="min-w-0">
            {value.trim() === '' ? (
              <p className="text-14 text-muted">Pas trouvé</p>
            ) : (
              <p className="whitespace-pre-line text-14 text-pretty [overflow-wrap:anywhere]">{value}</p>
            )}
            <Origin field={field} value={value} read={read} isCorrected={isCorrected} />
          </div>
          <button
            ref={opener}
            type="button"
            aria-label={`Corriger : ${labels[field]}`}
            className="grid size-8 cursor-pointer place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11"
            onClick={() => setTyped(value)}
          >
            <PenLine size={15} aria-hidden />
          </button>
        </>
      ) : (
        <form onSubmit={submit} className="col-span-2 grid gap-2">
          <TextAreaField
            ref={focusOnArrival}
            label={<span className="sr-only">{labels[field]}</span>}
            rows={field === 'company' || field === 'sender' || field === 'role' ? 1 : 3}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm" variant="primary">
              Corriger
            </Button>
            <Button size="sm" onClick={() => close()}>
              Annuler
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

/** Where a value comes from: the words of the text when it is not made of them alone. */
function Origin({ field, value, read, isCorrected }: Omit<ReadRowProps, 'onEdit'>) {
  const isEmpty = value.trim() === '';
  const Icon = isEmpty ? CircleDashed : field === 'sender' || isCorrected ? UserRound : Quote;
  const isWhole = read?.value.startsWith(read.words.replace(/[.\s]+$/u, ''));
  const shown = isCorrected
    ? 'corrigé par vous'
    : field === 'sender'
      ? 'votre compte'
      : read
        ? `${read.place}${isWhole ? '' : ` : ${quote(read.words)}`}`
        : absences[field];
  if (!shown) return null;
  return (
    <p className="mt-0.5 flex items-start gap-1.5 text-12 text-muted [overflow-wrap:anywhere]">
      <Icon size={12} aria-hidden className="mt-[3px] shrink-0" />
      <span className="line-clamp-3">{shown}</span>
    </p>
  );
}
