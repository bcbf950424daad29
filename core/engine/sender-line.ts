const opening = '\n\nD’où viennent vos données, et comment vous y opposer\u00a0: ';

/** From the second message on, the public page of the sender is linked: article 14 of the RGPD. */
export const addSenderLine = (text: string, link: string): string => `${text}${opening}${link}`;

/** The text as it was approved. */
export const dropSenderLine = (text: string): string => {
  const at = text.lastIndexOf(opening);
  return at < 0 ? text : text.slice(0, at);
};
