import { words } from '../words/fold.ts';
import { isHedged } from './assertions.ts';
import type { GateInput, GateSentence } from './gate-input.ts';
import { stemsOf } from './proof.ts';

/** Words that say nothing particular of anybody. */
const light = words(
  'temps avis sujet equipe besoin choix main raison place entreprise societe metier poste fonction message reponse retour profil travail question agenda organisation',
);
const stated =
  /^(?:votre|ton|ta) (?:entreprise|société|groupe|établissement|direction|maison|structure|usine|site)(?!\p{L})/iu;
const wouldBe = /\p{L}{3,}r(?:ait|aient|iez|ais)(?!\p{L})/iu;

/** Of a sentence that states something of the person: its words that no fact has, where there are two or more. */
export function unknownOfPerson({ proof, rules }: GateInput, { text, ...sentence }: GateSentence): string[] {
  if (sentence.isQuestion || sentence.role === 'greeting' || sentence.role === 'signature') return [];
  if (!stated.test(text) || isHedged(text) || wouldBe.test(text)) return [];
  const known = new Set(rules.facts.flatMap((fact) => proof.wordsOf(fact)));
  const unknown = stemsOf(text).filter((stem) => !known.has(stem) && !light.has(stem));
  return unknown.length >= 2 ? unknown : [];
}
