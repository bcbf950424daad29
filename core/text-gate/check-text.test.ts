import { expect, test } from 'vitest';
import { claire, rules, write } from '../../tests/golden/text-gate/people.ts';
import { layOut, type Sentence } from '../messages/message.ts';
import { tieSentences } from '../messages/tie-sentences.ts';
import { checkText, isBlocked } from './check-text.ts';

const check = (text: string, evidence: string[] = []) =>
  checkText(write(text, evidence), rules, { spell: null, recentTexts: [] });

test('the drawn message passes, its numbers in words and its fact in other ones', () => {
  const text =
    'Bonjour Éléonore,\n> Vous avez annoncé l’ouverture d’un troisième site à Rumilly, avec quarante embauches d’ici juin.\nTrois sites, des équipes en 3 × 8 : c’est là que les écarts de paie passent inaperçus.\nChez Liseré, nous relisons douze mois de bulletins en dix jours, sans accès à votre logiciel.\nAuriez-vous quinze minutes la semaine prochaine ?\nBien à vous,\nHélène';
  expect(check(text, ['p6'])).toEqual([]);
});

test('what no fact says blocks', () => {
  const findings = check(
    'Bonjour Éléonore,\nVotre site de Lyon, leader régional, gagne 25 % par an.\nHélène',
  );
  expect(findings.map(({ code, excerpt }) => [code, excerpt])).toEqual([
    ['unproved', 'Lyon'],
    ['unproved', 'leader régional'],
    ['unproved', '25 %'],
  ]);
  expect(isBlocked(findings)).toBe(true);
});

test('a hook that was reworded into a lie is held to the facts, whatever role it has now', () => {
  const former: Sentence[] = [
    { role: 'greeting', text: 'Bonjour Claire,', evidence: ['p1'] },
    { role: 'hook', text: 'Vous dirigez les ressources humaines d’Aubert Santé.', evidence: ['p3', 'p4'] },
    { role: 'signature', text: 'Hélène', evidence: [] },
  ];
  const lie = 'Vous avez quitté Aubert Santé.';
  const { text } = layOut(former, 'message');
  const edited = tieSentences(text.replace(former[1]?.text ?? '', lie), former, 'message');
  const found = checkText(edited, claire, { spell: null, recentTexts: [] });
  expect(found.map(({ code, excerpt }) => `${code}: ${excerpt}`)).toEqual([`no_evidence: ${lie}`]);
});

test('a place of the sender is asked of the offer, and its sentence can go', () => {
  const message = write('La paie se relit.\nNous sommes basés à Lille.\nEt vous aussi, je le crois.');
  const [found] = checkText(message, rules, { spell: null, recentTexts: [] });
  expect(found?.explanation).toContain('ajoutez-le à votre offre');
  expect(found?.fixes.map(({ label }) => label)).toEqual(['Retirer la phrase']);
});
