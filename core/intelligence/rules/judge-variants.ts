import { liftOf } from '../../analytics/contrast.ts';
import { variantNames } from '../../campaigns/engagement.ts';
import type { Judged } from '../advice.ts';
import type { AdviceChange } from '../change.ts';
import type { Evidence } from '../evidence.ts';
import { readExperiments, type StepExperiment } from '../read-experiments.ts';
import { advise, early, fine, off, plural, ratio } from '../words.ts';

/** Two texts become one: that of this angle. */
export const keepAngle = (stepKey: string, angle: 'statement' | 'question'): AdviceChange => ({
  part: 'step',
  stepKey,
  before: { hasVariants: true },
  after: { hasVariants: false, angle },
});

export const compareAngles = (stepKey: string): AdviceChange => ({
  part: 'step',
  stepKey,
  before: { hasVariants: false },
  after: { hasVariants: true },
});

/** A comparison that is over is acted on; before, nothing is said of who leads. */
export function judgeVariants(evidence: Evidence): Judged {
  const running = readExperiments(evidence).filter(({ isOn }) => isOn);
  const over = running.find(({ experiment }) => experiment.verdict !== 'running');
  const shown = over ?? running[0];
  const { statement, question } = shown?.experiment.sides ?? {};
  const seen = {
    name: 'Deux variantes',
    looksAt: 'quatre regards fixés d’avance (O’Brien-Fleming), 5\u00a0% d’erreur en tout',
    today: shown
      ? `${plural(shown.experiment.people.length, 'message', 'messages')}\u00a0: ${statement?.of ?? 0} et ${question?.of ?? 0}, sur ${shown.experiment.perSide} chacun`
      : 'pas de variante',
    people: shown?.experiment.people ?? [],
  };
  if (!shown) return off(seen);
  if (!over) {
    const fewest = Math.min(statement?.of ?? 0, question?.of ?? 0);
    return early(
      seen,
      `${plural(shown.experiment.perSide - fewest, 'message', 'messages')} par variante au plus`,
    );
  }
  return adviseOn(seen, over);
}

function adviseOn(seen: Parameters<typeof advise>[0], { stepKey, name, experiment }: StepExperiment): Judged {
  const { verdict, sides } = experiment;
  if (verdict === 'running') return fine(seen);
  const lines = [
    { label: variantNames.statement, ...sides.statement },
    { label: variantNames.question, ...sides.question },
  ];
  const figures = `A\u00a0: ${ratio(sides.statement)}\u00a0; B\u00a0: ${ratio(sides.question)}.`;
  const kept = verdict === 'same' ? 'statement' : verdict;
  const letter = kept === 'statement' ? 'A' : 'B';
  return advise(seen, {
    subject: `${stepKey} ${verdict}`,
    title:
      verdict === 'same'
        ? `«\u00a0${name}\u00a0»\u00a0: les deux variantes se valent, gardez-en une`
        : `«\u00a0${name}\u00a0»\u00a0: la variante ${letter} fait répondre davantage`,
    observation: `${figures} ${verdict === 'same' ? 'Au bout de l’échantillon annoncé, aucune ne passe le seuil.' : `L’écart passe le seuil fixé d’avance au regard ${experiment.taken.length} sur 4.`}`,
    why:
      verdict === 'same'
        ? 'Écrire deux messages demande deux relectures, sans rien apprendre de plus.'
        : 'La moitié des personnes à venir reçoit encore le message qui marche moins.',
    change: `Tous les messages à venir s’ouvrent par ${kept === 'statement' ? 'un constat (A)' : 'une question (B)'}. Ceux qui sont écrits ne changent pas.`,
    edit: keepAngle(stepKey, kept),
    measured: { mark: 'replied', stepKey },
    effect:
      verdict === 'same'
        ? null
        : { reply: liftOf(sides[kept], sides[kept === 'statement' ? 'question' : 'statement']) },
    link: 'sequence',
    lines,
  });
}
