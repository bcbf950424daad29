import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { SampleMessage, SampleMessages as Samples } from '#contract/texts/first-minute.ts';
import type { Fact } from '#core/facts/fact.ts';
import { isOfOffer } from '#core/facts/fact.ts';
import { samplePages } from '#core/first-minute/sample-pages.ts';
import { smallInitial } from '#core/french/sentences/prose.ts';
import { quote } from '#core/words/quote.ts';
import { describeFactSource } from '#web/features/drafts/message/fact-texts.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';

/** What three invented people would read, each sentence with its proof. */
export function SampleMessages(props: {
  query: UseQueryResult<Samples>;
  page: number;
  onMore: (page: number) => void;
}) {
  const { query } = props;
  return (
    <Section
      title="Trois messages d’exemple"
      note="Personnes inventées, messages écrits avec votre offre. Chaque phrase porte sa preuve."
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Écriture de trois messages…" lines={5} />}
        failed="Les exemples n’ont pas pu être écrits."
      >
        {({ messages, missing }) => (
          <>
            {messages.length === 0 && (
              <p className="max-w-[72ch]">
                Ce texte n’a pas suffi pour un message qui ne soit pas creux. {missing?.question} Complétez
                l’offre ci-dessus, les exemples s’écrivent aussitôt.
              </p>
            )}
            <ul
              aria-busy={query.isFetching}
              className={classNames(
                'grid grid-cols-3 gap-6 max-large:grid-cols-1',
                query.isFetching && 'opacity-60',
              )}
            >
              {messages.map((message) => (
                <li key={message.name} className="flex min-w-0 flex-col">
                  <Sample message={message} />
                </li>
              ))}
            </ul>
            {messages.length > 0 && (
              <p className="mt-4 text-13 text-muted">
                Rien n’est envoyé.{' '}
                <button
                  type="button"
                  className="link max-sm:py-3"
                  onClick={() => props.onMore((props.page + 1) % samplePages)}
                >
                  Écrire trois autres exemples
                </button>
              </p>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** « en poste depuis juillet 2026 », « « Nous ouvrons… », publication » */
function describeReadSign({ source, text }: Fact): string {
  if (source === 'post') return `${quote(text)}, publication`;
  return /^Depuis /u.test(text) ? `en poste ${smallInitial(text)}` : text;
}

function Sample({ message }: { message: SampleMessage }) {
  const { name, title, company, sign } = message;
  // A proof is numbered where it is first relied on.
  const cited = [...new Set(message.sentences.flatMap(({ evidence }) => evidence))].flatMap(
    (id) => message.facts.find((fact) => fact.id === id && !silent.has(fact.kind)) ?? [],
  );
  return (
    <>
      <div className="flex items-center gap-2.5 border-line border-b pb-2.5">
        <Avatar name={name} />
        <div className="min-w-0">
          <h3 className="text-16">{name}</h3>
          <p className="text-13 text-muted [overflow-wrap:anywhere]">{`${title}, ${company}`}</p>
        </div>
      </div>
      <p className="mt-2.5 mb-2.5 text-13 text-muted [overflow-wrap:anywhere]">
        <span className="mr-2 inline-block rounded-small border border-border bg-sunken px-1.5 font-medium text-12 leading-5">
          personne inventée
        </span>
        {sign ? (
          <>
            <b className="font-medium text-ink">Signe : </b>
            {describeReadSign(sign)}
          </>
        ) : (
          <>
            <b className="font-medium text-ink">Sans signe particulier : </b>
            son poste et votre offre, rien d’inventé
          </>
        )}
      </p>
      <article
        aria-label={`Message à ${name}`}
        className="flex grow flex-col rounded-card rounded-bl-none border border-line bg-card px-4 py-3.5"
      >
        <p className="whitespace-pre-line text-14 text-pretty [overflow-wrap:anywhere]">
          <Proved message={message} cited={cited} />
        </p>
        <ol className="mt-auto pt-4 text-13">
          {cited.map((fact, at) => (
            <li key={fact.id} className="flex gap-2.5 border-line border-t py-1.5">
              <b className="tabular-figures font-semibold text-accent">{at + 1}</b>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="line-clamp-2">{quote(fact.text)}</span>
                <span className="block text-12 text-muted">{describeOrigin(fact)}</span>
              </span>
            </li>
          ))}
        </ol>
      </article>
    </>
  );
}

/** Who writes and who reads needs no proof on the screen. */
const silent: ReadonlySet<Fact['kind']> = new Set([
  'first_name',
  'last_name',
  'sender_name',
  'sender_company',
]);

const parts: Partial<Record<Fact['kind'], string>> = {
  service: 'votre offre, ce que vous faites',
  proposal: 'votre offre, ce que vous proposez',
  selling_point: 'votre offre, ce qui vous distingue',
  market: 'votre offre, pour qui',
  pricing: 'votre offre, prix',
  problem: 'votre argument, problème',
  proof: 'votre argument, preuve',
  question: 'votre argument, question',
  give: 'votre argument, à envoyer',
  promise: 'ce que vous pouvez promettre',
};

const describeOrigin = (fact: Fact): string =>
  parts[fact.kind] ??
  (isOfOffer(fact)
    ? 'votre offre'
    : `inventé : ${describeFactSource(fact)
        .replace(/, vue? le .*$/u, '')
        .toLowerCase()}`);

/** The text as it would be received, its sentences underlined where they rely on something. */
function Proved({ message: { text, sentences }, cited }: { message: SampleMessage; cited: readonly Fact[] }) {
  let from = 0;
  const pieces = sentences.map((sentence) => {
    const between = text.slice(from, sentence.start);
    from = sentence.end;
    const numbers = cited.flatMap(({ id }, at) => (sentence.evidence.includes(id) ? [at + 1] : []));
    return { ...sentence, between, numbers };
  });
  return (
    <>
      {pieces.map(({ text: piece, start, between, numbers }) => (
        <Fragment key={start}>
          {between}
          {numbers.length > 0 ? (
            <>
              <span className="underline decoration-border underline-offset-4">{piece}</span>
              <sup className="ml-0.5 font-semibold text-accent text-[0.6875rem]">{numbers.join(', ')}</sup>
            </>
          ) : (
            piece
          )}
        </Fragment>
      ))}
      {text.slice(from)}
    </>
  );
}
