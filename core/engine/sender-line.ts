import type { Formality } from '../campaigns/engagement.ts';

const opening = 'D’où viennent vos données, et comment vous y opposer\u00a0: ';

/** From the second message on, the public page of the sender is linked: article 14 of the RGPD. */
export const senderLine = (link: string): string => `${opening}${link}`;

/** A message as it leaves: what is added to it stands apart, under it. */
export const withLine = (text: string, line: string | null): string =>
  line === null ? text : `${text}\n\n${line}`;

const sentences: Record<Formality, string> = {
  vous: 'Si vous préférez ne plus recevoir de message de ma part, dites-le-moi\u00a0: je ne vous écrirai plus.',
  tu: 'Si tu préfères ne plus recevoir de message de ma part, dis-le-moi\u00a0: je ne t’écrirai plus.',
};
/** The first message may end with a plain sentence; the next ones link the page of the sender. */
export const oppositionSentence = (formality: Formality): string => sentences[formality];
