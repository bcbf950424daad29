import type { Learning } from '#contract/sourcing/discovery.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';

const sampleSize = 20;

/** What the answers taught, or how many are still asked for. */
export function LearningNote({ learning }: { learning: Learning }) {
  const answers = learning.accepted + learning.refused;
  return (
    <Section title="Ce que vos réponses apprennent">
      {learning.missing ? (
        <>
          <p className="text-14">
            <output>{describeMissing(learning.missing)}</output>
          </p>
          <Meter value={Math.min(answers, sampleSize)} max={sampleSize} isGoal />
          <p className="mt-2 text-pretty text-13 text-muted">
            Répondez à {sampleSize} suggestions pour les affiner. D’ici là, le ciblage seul fait l’ordre.
          </p>
        </>
      ) : (
        <>
          <Lessons
            title={`Vos ${formatNumber(answers)} réponses ont remonté :`}
            lessons={learning.raised}
            none="rien de net pour l’instant."
          />
          <Lessons title="Elles ont fait baisser :" lessons={learning.lowered} none={null} />
        </>
      )}
      <p className="mt-3 text-13 text-muted">
        {formatNumber(learning.accepted)} oui, {formatNumber(learning.refused)} non pour ce ciblage.
      </p>
    </Section>
  );
}

export function describeMissing({ count, kind }: NonNullable<Learning['missing']>): string {
  const many = count > 1;
  if (kind === 'answers') return `Encore ${count} ${many ? 'réponses' : 'réponse'} avant d’apprendre.`;
  if (kind === 'refused') return `Encore ${count} refus avant d’apprendre\u00a0: il faut des deux.`;
  return `Encore ${count} ${many ? 'acceptations' : 'acceptation'} avant d’apprendre\u00a0: il faut des deux.`;
}

function Lessons(props: { title: string; lessons: Learning['raised']; none: string | null }) {
  if (props.lessons.length === 0 && props.none === null) return null;
  return (
    <div className="mt-2 text-14 first:mt-0">
      <p>
        {props.title} {props.lessons.length === 0 && props.none}
      </p>
      <ul className="mt-1">
        {props.lessons.map(({ label, points }) => (
          <li
            key={label}
            className="flex items-baseline justify-between gap-3 border-line border-t py-1 text-13"
          >
            <span>{label}</span>
            <span className="tabular-figures font-semibold">
              {points > 0 ? `+${points}` : String(points).replace('-', '−')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
