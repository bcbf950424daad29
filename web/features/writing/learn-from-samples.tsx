import { useState } from 'react';
import { capital } from '#core/words/capital.ts';
import { splitSamples } from '#core/writing/split-samples.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useLearnFromSamples } from './writing.queries.ts';

const mostTexts = 20;
const longestText = 4_000;

/** Texts of one's own are read, and only the rules that they show are kept. */
export function LearnFromSamples() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState('');
  const learn = useLearnFromSamples();
  const texts = splitSamples(pasted);
  const read = () => {
    const found = problemOf(texts);
    setProblem(found);
    if (!found) learn.mutate(texts, { onSuccess: () => setPasted('') });
  };
  return (
    <Section title="Apprendre de mes textes" note="ils sont lus, puis oubliés">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <TextAreaField
          label="Messages que vous avez écrits"
          rows={7}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value);
            setProblem('');
          }}
          placeholder={'Salut Inès,\n\nVotre annonce parle de trois recrutements en paie…\n\nPaul'}
          hint="Collez-en plusieurs à la suite : une salutation ou une ligne de tirets les sépare. Seules les règles qu’ils montrent sont gardées, jamais vos textes ni ce qu’ils disent des gens."
          error={problem}
        />
        {learn.isError && <Notice tone="error">{errorMessage(learn.error)}</Notice>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" isBusy={learn.isPending} busyLabel="Lecture…">
            Apprendre de ces textes
          </Button>
          <output className="text-13 text-muted">{formatTextCount(texts.length)}</output>
        </div>
        {learn.data && (
          <Notice tone={learn.data.rules.length > 0 ? 'success' : 'info'} title={learn.data.message}>
            {learn.data.rules.length > 0 ? (
              <ul className="mt-1 grid gap-0.5">
                {learn.data.rules.map(({ id, description, isOn }) => (
                  <li key={id}>
                    {capital(description)}
                    {!isOn && ', règle que vous avez coupée'}
                  </li>
                ))}
              </ul>
            ) : (
              <p>
                Il en faut au moins trois, qui se ressemblent par leur début, leur fin ou leur ponctuation.
              </p>
            )}
          </Notice>
        )}
      </form>
    </Section>
  );
}

const formatTextCount = (count: number) =>
  count === 0 ? '' : count === 1 ? 'Un texte reconnu' : `${count} textes reconnus`;

function problemOf(texts: readonly string[]): string {
  if (texts.length === 0) return 'Collez au moins un message entier.';
  if (texts.length > mostTexts) return `Collez-en ${mostTexts} au plus à la fois.`;
  const isLong = texts.some((text) => text.length > longestText);
  return isLong ? 'Un de ces textes est trop long pour un message. Séparez-les par une ligne de tirets.' : '';
}
