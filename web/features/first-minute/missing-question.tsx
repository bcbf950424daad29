import { type FormEvent, useState } from 'react';
import type { FirstReading } from '#contract/texts/first-minute.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import type { ShownField } from './first-minute-state.ts';

type Missing = NonNullable<FirstReading['missing']>;

/** Which field an answer fills. */
export const answeredField: Record<Missing['field'], ShownField> = {
  service: 'service',
  fact: 'proposal',
  company: 'company',
  market: 'market',
};

/** What the examples do as long as nobody answers. */
const meanwhile: Partial<Record<Missing['field'], string>> = {
  fact: 'Un exemple de plus sera écrit avec votre réponse.',
  company: 'Les exemples ne nomment personne en attendant.',
  market: 'Les exemples s’adressent en attendant à des dirigeants.',
};

/** One question, where the text does not say what a message needs. */
export function MissingQuestion({
  missing,
  onAnswer,
}: {
  missing: Missing;
  onAnswer: (answer: string) => void;
}) {
  const [answer, setAnswer] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() !== '') onAnswer(answer.trim());
  };
  return (
    <form
      onSubmit={submit}
      className="mb-8 grid max-w-[96ch] gap-3 rounded-card border border-field border-dashed px-4 py-3.5"
    >
      <TextAreaField
        label={missing.question}
        hint={
          missing.isNeeded
            ? 'Ce texte en dit trop peu pour écrire un message qui ne soit pas creux.'
            : meanwhile[missing.field]
        }
        rows={missing.field === 'company' ? 1 : 2}
        maxLength={1000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button
        type="submit"
        variant={missing.isNeeded ? 'primary' : 'secondary'}
        className="justify-self-start"
      >
        Répondre
      </Button>
    </form>
  );
}
