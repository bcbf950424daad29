import { countSigns } from '../../messages/text-limits.ts';
import { find, type TextRule } from '../gate-input.ts';

/** Short messages get more answers. */
export const long: TextRule = (input) => {
  const { advised, hard } = input.rules.limits;
  const signs = countSigns(input.text);
  if (signs <= advised || signs > hard) return [];
  return [
    find(input, {
      code: 'long',
      title: `${signs} caractères, ${advised} conseillés`,
      explanation: 'Les messages courts reçoivent plus de réponses.',
    }),
  ];
};
