import type { FirstReading } from '#contract/texts/first-minute.ts';
import { phraseSign } from '#core/argumentaire/describe-sign.ts';
import type { Argument } from '#core/offers/argumentaire.ts';
import { quote } from '#core/words/quote.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';

/** What the text gives to say, to keep or to leave. */
export function ProposedArguments(props: {
  reading: FirstReading;
  left: readonly string[];
  onChange: (left: string[]) => void;
}) {
  const { argumentaire } = props.reading;
  const list = argumentaire.arguments;
  const toggle = (id: string) =>
    props.onChange(props.left.includes(id) ? props.left.filter((one) => one !== id) : [...props.left, id]);
  return (
    <Section
      title="Vos arguments"
      note={
        list.length > 0 &&
        (list.length > 1 ? `${list.length} proposés, gardez les bons` : 'un proposé, gardez-le s’il est bon')
      }
    >
      {list.length === 0 ? (
        <p className="text-14 text-pretty text-muted">
          Aucune phrase ne dit une situation, un cas ou un chiffre. Les messages disent alors ce que vous
          faites ; vous écrirez vos arguments quand vous le voudrez.
        </p>
      ) : (
        <ul>
          {list.map((argument) => (
            <li key={argument.id} className="border-line border-t py-2.5 first:border-t-0 first:pt-0">
              <CheckboxField
                checked={!props.left.includes(argument.id)}
                label={<Proposed argument={argument} />}
                onChange={() => toggle(argument.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 border-line border-t pt-2.5 text-13 text-muted">
        <b className="font-medium text-ink">Vous pouvez promettre : </b>
        {argumentaire.mayPromise.length > 0
          ? argumentaire.mayPromise.map(({ text }) => quote(text)).join(', ')
          : 'rien de lu dans votre texte. Les messages s’en tiennent aux mots de votre offre ; ils n’y ajoutent ni gratuité, ni délai, ni remise.'}
      </p>
    </Section>
  );
}

function Proposed({ argument: { problem, proof, question, signs } }: { argument: Argument }) {
  const [title, ...others] = [problem, proof].filter((text) => text !== '');
  const [sign] = signs;
  return (
    <>
      <span className="block text-pretty font-semibold">{title}</span>
      {sign && (
        <span className="block text-13 text-muted">
          <b className="font-medium text-ink">Quand : </b>
          {phraseSign(sign)}
        </span>
      )}
      {others.map((text) => (
        <span key={text} className="block text-13 text-muted">
          <b className="font-medium text-ink">Preuve : </b>
          {text}
        </span>
      ))}
      {question && (
        <span className="block text-13 text-muted">
          <b className="font-medium text-ink">Question : </b>
          {question}
        </span>
      )}
      <span className="block text-12 text-muted">vos propres mots</span>
    </>
  );
}
