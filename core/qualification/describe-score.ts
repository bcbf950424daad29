import { normaliseWords } from '../words/normalise-words.ts';
import type { EvidenceSource } from './criterion-result.ts';
import type { Reason } from './score.ts';
import { addUpReasons, mismatchScoreCap, unknownScore } from './score.ts';

/** A tenth at most, with the French comma: « 24,3 ». */
const number = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');
const points = (value: number) => `${number(value)}\u00a0${value >= 2 ? 'points' : 'point'}`;

/** What one reason brings, beside what it could: « 15 points », « 27 sur 30 », « 0 sur 15 », « non compté ». */
export function formatPoints({ stance, weight, points: brought }: Reason): string {
  if (weight === 0) return stance === 'against' ? 'éliminatoire' : 'sans points';
  if (stance === 'unknown') return 'non compté';
  return brought === weight ? points(brought) : `${number(brought)} sur ${weight}`;
}

/** How the score is made of the points of the reasons. */
export function formatTotal(reasons: readonly Reason[]): string {
  const { asked, known, brought, score, isRuledOut, isCapped } = addUpReasons(reasons);
  if (isRuledOut) return 'Score 0\u00a0: un critère éliminatoire suffit.';
  if (known === 0) return `Rien de connu encore\u00a0: score de ${unknownScore} en attendant.`;
  const sum = `${points(brought)} sur ${known} ${known > 1 ? 'connus' : 'connu'}`;
  const unknown =
    asked > known ? `, ${asked - known} ${asked - known > 1 ? 'non comptés' : 'non compté'}` : '';
  if (isCapped)
    return `${sum}${unknown}\u00a0; un critère qui écarte limite le score à ${mismatchScoreCap} sur 100.`;
  return `${sum}${unknown}\u00a0: score de ${score} sur 100.`;
}

/** Where the words of an evidence stand, after « lu dans ». */
export const evidenceSourceLabels: Readonly<Record<EvidenceSource, string>> = {
  headline: 'le titre du profil',
  position: 'un poste',
  location: 'le lieu du profil',
  industry: 'le secteur du profil',
  company: 'la page de l’entreprise',
  about: '«\u00a0À propos\u00a0»',
  skills: 'les compétences',
  language: 'les langues',
  name: 'le nom',
  import: 'votre import',
  edit: 'votre correction',
};

/** Whether the explanation already says the words of the profile, accents and capitals apart. */
export const quotesEvidence = ({ explanation, evidence }: Reason): boolean =>
  evidence !== null &&
  (explanation.includes(evidence.text) ||
    normaliseWords(explanation).includes(normaliseWords(evidence.text)));
