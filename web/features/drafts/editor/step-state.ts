import type { ProspectDetail, ProspectStep } from '#contract/overview/prospects.ts';
import type { StatusShape } from '#web/ui/status-mark.tsx';

type Way = Pick<ProspectDetail['ways'][number], 'state' | 'stepKey'> & { reason?: string | null };
type Relation = Pick<NonNullable<ProspectDetail['relation']>, 'state' | 'since'> | null;
export type StepState = { shape: StatusShape; text: string; at?: string | null };

const skipTexts: Record<string, string> = {
  already_connected: 'Passée, déjà en relation',
  accepted: 'Passée, déjà en relation',
  text_skipped: 'Passée avec son message',
  by_user: 'Passée par vous',
};

const doneTexts: Record<string, string> = { visit: 'Faite', invitation: 'Envoyée', task: 'Faite' };

/** What became of a step, or will. */
export function stateOfStep(step: ProspectStep, way: Way, relation: Relation): StepState {
  return stateOfAttempt(step, relation) ?? stateToCome(step, way, relation);
}

function stateOfAttempt({ kind, attempt }: ProspectStep, relation: Relation): StepState | null {
  if (!attempt) return null;
  const { at, outcome } = attempt;
  const isPresumed = attempt.settledBy === 'presumed';
  switch (attempt.state) {
    case 'planned':
      return null;
    case 'confirmed':
      // The only thing that waiting ever does.
      if (kind === 'wait')
        return {
          shape: 'over',
          text: `Sans suite, ${isPresumed ? 'retrait présumé' : 'invitation retirée'}`,
          at,
        };
      // Of all that leaves, a visit alone leaves no trace.
      return { shape: 'done', text: isPresumed ? 'Présumée faite' : (doneTexts[kind] ?? 'Envoyé'), at };
    case 'claimed':
    case 'in_flight':
      return { shape: 'moving', text: kind === 'wait' ? 'Retrait en cours' : 'En cours d’envoi' };
    case 'unknown':
      return {
        shape: 'asking',
        text: attempt.isAsked
          ? 'Ce message est-il parti\u00a0? Vérifiez sur LinkedIn'
          : 'Envoi en vérification',
        at,
      };
    case 'not_sent':
      // Nothing had to leave: the acceptance is what was waited for.
      if (kind === 'wait' && outcome === 'accepted')
        return { shape: 'done', text: 'Acceptée', at: relation?.state === 'connected' ? relation.since : at };
      return { shape: 'over', text: skipTexts[outcome ?? ''] ?? 'N’est pas parti', at };
  }
}

function stateToCome({ key, kind, draft }: ProspectStep, way: Way, relation: Relation): StepState {
  if (kind === 'wait' && relation?.state === 'connected')
    return { shape: 'done', text: 'Acceptée', at: relation.since };
  if (kind === 'wait' && way.reason === 'withdrawn')
    return relation?.state === 'withdrawn'
      ? { shape: 'over', text: 'Invitation retirée par vous', at: relation.since }
      : { shape: 'waiting', text: 'Retrait demandé par vous' };
  if (way.state === 'finished')
    return { shape: 'draft', text: way.reason === 'replied' ? 'Annulée (a répondu)' : 'Annulée' };
  if (key === way.stepKey && draft?.state !== 'waiting') return { shape: 'waiting', text: 'La suivante' };
  if (!draft) return { shape: 'open', text: 'À venir' };
  if (draft.state === 'approved') return { shape: 'open', text: 'Message validé' };
  if (draft.state === 'checked') return { shape: 'open', text: 'Message validé par les contrôles' };
  if (draft.state === 'skipped') return { shape: 'draft', text: 'Message passé' };
  return draft.blocking > 0
    ? { shape: 'refused', text: 'Message à corriger' }
    : { shape: 'asking', text: 'Message à valider' };
}
