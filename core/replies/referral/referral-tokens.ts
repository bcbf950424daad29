/** A word or a sign of a reply, where it stands in it. */
export type ReplyToken = { text: string; from: number; to: number };

const address = '[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,60}(?:\\.[\\p{L}\\p{N}-]{1,60}){1,3}';
const link = '(?:https?:\\/\\/|www\\.|(?:[a-z]{2,3}\\.)?linkedin\\.com\\/)\\S+';
const phone = '(?:\\+\\d{1,3}[ .-]?)?\\(?\\d{2,3}\\)?(?:[ .-]?\\d{2,4}){3,4}';
const title = '(?:MM?|Mr|Mrs|Ms|Mme|Mlle|Me|Dre?|Pr|Mgr)(?:\\.|(?![\\p{L}]))';
const initial = '\\p{Lu}\\.(?=[ -]?\\p{Lu})';
const elided = "(?:[cdjlmnst]|qu|jusqu)'(?=\\p{L})";
/** « Adressez-vous » is two words; « Marie-Ève » is one. */
const enclitic = '-(?:vous|moi|lui|le|la|les|leur|nous|toi|en|y|ci|là)(?![\\p{L}])';
const word = `\\p{L}+(?:(?!${enclitic})[-'’]\\p{L}+)*`;
const parts = new RegExp(
  [address, link, phone, title, initial, elided, enclitic, word, '\\d+', '\\n', '[^\\s]'].join('|'),
  'giu',
);

export const isAddress = (text: string): boolean => text.includes('@') && text.length > 3;

/** A reply with straight apostrophes, as far as anybody is named in it. */
export const straighten = (text: string): string =>
  text
    .slice(0, 4000)
    .replace(/[’‘`]/g, "'")
    .replace(/\u00a0|\u202f/g, ' ');

/** A reply names the other person within so many words, or not at all. */
const most = 300;

export const tokensIn = (straight: string): ReplyToken[] =>
  [...straight.matchAll(parts)].slice(0, most).map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
