import type { Formality } from '../campaigns/engagement.ts';

const opening = '\n\nD’où viennent vos données, et comment vous y opposer\u00a0: ';

/** From the second message on, the public page of the sender is linked: article 14 of the RGPD. */
export const addSenderLine = (text: string, link: string): string => `${text}${opening}${link}`;

/** The text as it was approved. */
export const dropSenderLine = (text: string): string => {
  const at = text.lastIndexOf(opening);
  return at < 0 ? text : text.slice(0, at);
};

const sentences: Record<Formality, string> = {
  vous: 'Si vous préférez ne plus recevoir de message de ma part, dites-le-moi\u00a0: je ne vous écrirai plus.',
  tu: 'Si tu préfères ne plus recevoir de message de ma part, dis-le-moi\u00a0: je ne t’écrirai plus.',
};
export const oppositionSentence = (formality: Formality): string => sentences[formality];

/** The first message may end with a plain sentence; the next ones link the page of the sender. */
export const addOppositionLine = (text: string, formality: Formality): string =>
  `${text}\n\n${oppositionSentence(formality)}`;
