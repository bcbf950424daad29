import { countSigns } from '../../messages/text-limits.ts';
import { find, type TextRule } from '../gate-input.ts';

const figure = new Intl.NumberFormat('fr-FR');

/** What the network would cut or refuse. */
export const tooLong: TextRule = (input) => {
  const { rules, message } = input;
  const excess = countSigns(message.text) - rules.limits.hard;
  if (excess <= 0) return [];
  const what = rules.kind === 'note' ? 'La note est trop longue' : 'Le message est trop long';
  const signs = excess > 1 ? `${figure.format(excess)} caractères` : 'un caractère';
  return [
    find(input, {
      code: 'too_long',
      title: `${what} de ${signs}`,
      explanation: `Le réseau en accepte ${figure.format(rules.limits.hard)} au plus : retirez une phrase ou raccourcissez-la.`,
    }),
  ];
};
