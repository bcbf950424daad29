import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Argument, argumentaireLimits as limits } from '#core/offers/argumentaire.ts';
import { quote } from '#core/words/quote.ts';
import { peopleCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { LimitedField } from './limited-field.tsx';
import { SignList } from './sign-list.tsx';

type ArgumentCardProps = {
  argument: Argument;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Just made: it opens, and takes the keyboard. */
  isNew: boolean;
  /** How many people of the campaign it concerns; null: nobody knows. */
  count: number | null;
  errorOf: (field: keyof Argument) => string | undefined;
  onChange: (change: Partial<Argument>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One argument: a line, or all that it says. */
export function ArgumentCard({ argument, errorOf, onChange, ...props }: ArgumentCardProps) {
  const [isOpen, setIsOpen] = useState(props.isNew);
  const name = argument.name || `Argument ${props.number}`;
  const field = (key: 'problem' | 'proof' | 'question' | 'give') => ({
    value: argument[key],
    limit: limits[key],
    error: errorOf(key),
    onChange: (value: string) => onChange({ [key]: value }),
  });
  /** The card goes elsewhere, the keyboard with it. */
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => props.onMove(by));
    button.focus();
  };
  return (
    <li>
      <details
        open={isOpen}
        className="border-line border-b open:-mx-4 open:-mt-px open:rounded-card open:border open:border-accent open:bg-card open:px-4 open:pb-4 max-sm:open:-mx-2 max-sm:open:px-2"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="grid cursor-pointer list-none grid-cols-[24px_minmax(0,1fr)_auto_20px] items-center gap-x-3 py-3 max-sm:grid-cols-[20px_minmax(0,1fr)_20px] [&::-webkit-details-marker]:hidden">
          <span className={`font-heading font-semibold text-16 ${isOpen ? 'text-accent' : 'text-muted'}`}>
            {props.number}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
            {!isOpen && (
              <span className="block truncate text-13 text-muted max-sm:whitespace-normal">
                {formatGist(argument)}
              </span>
            )}
          </span>
          <Concerned argument={argument} count={props.count} />
          <ChevronDown
            size={16}
            aria-hidden
            className={`text-muted max-sm:col-start-3 max-sm:row-start-1 ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        <div className="grid grid-cols-2 gap-x-4 gap-y-4 *:col-span-full *:min-w-0 sm:*:data-half:col-span-1">
          <TextField
            ref={props.isNew ? focusOnArrival : undefined}
            label="Nom, pour vous seulement"
            placeholder="Ex. : Bascule de SIRH"
            value={argument.name}
            maxLength={limits.name}
            error={errorOf('name')}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <LimitedField
            {...field('problem')}
            label="Problème"
            rows={2}
            placeholder="Ex. : Une bascule de SIRH recopie les erreurs de l’ancien paramétrage."
            hint="Une situation, jamais un reproche à la personne."
          />
          <SignList signs={argument.signs} onChange={(signs) => onChange({ signs })} />
          <div data-half>
            <LimitedField
              {...field('proof')}
              label="Preuve"
              rows={3}
              placeholder="Ex. : Chez un fabricant de 310 salariés, 61 écarts trouvés avant la bascule."
              hint="Un cas, un chiffre et sa base, ou une méthode. Peut rester vide."
            />
          </div>
          <div data-half>
            <LimitedField
              {...field('question')}
              label="Question"
              rows={3}
              placeholder="Ex. : Repartez-vous des rubriques actuelles ?"
              hint="Sur leur métier, une ligne suffit pour répondre."
            />
          </div>
          <LimitedField
            {...field('give')}
            label="Ce que vous pouvez envoyer"
            rows={1}
            placeholder="Ex. : la grille des rubriques à vérifier avant une bascule"
          />
          {argument.proof && (
            <CheckboxField
              label="Le client de la preuve peut être nommé"
              checked={argument.mayNameCustomer}
              onChange={({ target }) => onChange({ mayNameCustomer: target.checked })}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" disabled={props.isFirst} onClick={move(-1)}>
              <ArrowUp size={14} aria-hidden />
              Monter
            </Button>
            <Button size="sm" disabled={props.isLast} onClick={move(1)}>
              <ArrowDown size={14} aria-hidden />
              Descendre
            </Button>
            <Button size="sm" variant="danger" className="sm:ml-auto" onClick={props.onRemove}>
              <Trash2 size={14} aria-hidden />
              Retirer cet argument
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}

/** What it says in one line: a proof alone makes an argument too, as on the first screen. */
function formatGist({ problem, proof }: Argument): string {
  if (problem) return quote(problem);
  return proof ? `Preuve\u00a0: ${quote(proof)}` : 'Situation à écrire';
}

function Concerned({ argument, count }: { argument: Argument; count: number | null }) {
  const lacks = [
    ...(argument.problem + argument.proof === '' ? ['incomplet'] : []),
    ...(argument.signs.length === 0 ? ['sans signe'] : []),
    ...(argument.proof === '' ? ['sans preuve'] : []),
  ];
  return (
    <span className="whitespace-nowrap text-right text-13 text-muted max-sm:col-start-2 max-sm:row-start-2 max-sm:text-left">
      {lacks[0] && <span className="text-warning">{lacks[0]}</span>}
      {lacks[0] && count !== null && ' · '}
      {count !== null && peopleCount(count)}
    </span>
  );
}
