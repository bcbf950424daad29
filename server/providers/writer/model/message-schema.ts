import { z } from 'zod';
import { type FactKind, isOfOffer } from '#core/facts/fact.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { type Sentence, sentenceRoles } from '#core/messages/message.ts';
import type { Reason, SignKind } from '#core/offers/argumentaire.ts';

const mostSentences = 12;

/** What goes on the wire, the same for everybody: it is part of what a provider keeps. No length: see `Ask`. */
export const messagesSchema = z.object({
  texts: z.array(
    z.object({
      reason: z.object({ sign: z.string(), argument: z.string().nullable() }).nullable(),
      text: z.number(),
      sentences: z.array(
        z.object({
          // Counting down while writing is what makes a model keep to a length.
          signsLeft: z.number(),
          role: z.enum(sentenceRoles),
          text: z.string(),
          evidence: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type AnsweredText = z.infer<typeof messagesSchema>['texts'][number];

/** What the wire schema cannot say; each line goes back to the model as it is. */
export function complainOfShape(sentences: readonly Sentence[], brief: MessageBrief): string[] {
  const ids = new Set(brief.facts.map(({ id }) => id));
  const last = sentences.length - 1;
  const isMisplaced = ({ role }: Sentence, at: number) =>
    (role === 'greeting' && at !== 0) || (role === 'signature' && at !== last);
  const unknown = sentences.flatMap(({ evidence }) => evidence.filter((id) => !ids.has(id)));
  return [
    ...(unknown.length > 0 ? [`Aucun fait ne s’appelle ${unknown.slice(0, 3).join(', ')}.`] : []),
    ...(sentences.length > mostSentences ? [`${mostSentences} phrases au plus.`] : []),
    ...(sentences.some(({ text }) => text === '') ? ['Une phrase est vide.'] : []),
    ...(sentences.every(({ role }) => role === 'greeting' || role === 'signature')
      ? ['Le message ne dit rien.']
      : []),
    ...(sentences.some(isMisplaced)
      ? ['La salutation vient en premier, la signature en dernier, une seule fois chacune.']
      : []),
  ];
}

/** A reason that nobody can check is none. */
export function complainOfReason({ reason }: AnsweredText, { facts, argumentaire, change }: MessageBrief) {
  if (change) return [];
  if (reason === null) return ['Donnez la raison d’écrire ce texte, ou n’écrivez rien.'];
  const isSign = facts.some((fact) => fact.id === reason.sign && !isOfOffer(fact));
  const isArgument =
    reason.argument === null || argumentaire.arguments.some(({ id }) => id === reason.argument);
  return [
    ...(isSign ? [] : ['`sign` n’est pas un fait de la personne.']),
    ...(isArgument ? [] : ['`argument` n’est pas un argument de l’offre.']),
  ];
}

/** The reason that is kept beside the text; null when it names no argument of the offer or no fact of the person. */
export function readReason(
  { reason }: AnsweredText,
  { facts, argumentaire, reason: chosen }: MessageBrief,
): Reason | null {
  const fact = facts.find((fact) => fact.id === reason?.sign && !isOfOffer(fact));
  const argument = argumentaire.arguments.find(({ id }) => id === reason?.argument);
  if (!fact || !argument) return null;
  if (chosen?.argumentId === argument.id && chosen.evidence.includes(fact.id)) return chosen;
  return { argumentId: argument.id, sign: signsOfFacts[fact.kind] ?? 'words', evidence: [fact.id] };
}

/** Which kind of sign a fact is, where it is not somebody's own words. */
const signsOfFacts: Partial<Record<FactKind, SignKind>> = {
  role: 'title',
  headline: 'title',
  role_since: 'recent_start',
  industry: 'sector',
  headcount: 'headcount',
  past_role: 'shared_past',
  school: 'shared_past',
};
