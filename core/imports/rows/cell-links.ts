import { isEmail, isProfile } from '../cell-kinds.ts';

/** Separates the text of a cell from its link, while a file is read. */
export const linkMark = '\u001f';

/** « Voir le profil » says nothing of the address behind it; a name, an address or a number does. */
const isInvitation = (text: string): boolean =>
  /^(?:|lien|link|profile?|linkedin|url|ici|here|e-?mail|mail|fiche|x|→|(?:voir|ouvrir|consulter|view|open|see|cliquer?z?|click|lien|profile?)\b.*)$/i.test(
    text.trim(),
  );

const formula =
  /^=?\s*(?:HYPERLINK|LIEN_HYPERTEXTE|LIEN\.HYPERTEXTE)\(\s*"([^"]+)"(?:\s*[;,]\s*"([^"]*)")?\s*\)$/i;
const formulaInText =
  /=(?:HYPERLINK|LIEN_HYPERTEXTE|LIEN\.HYPERTEXTE)\("([^"\r\n]+)"(?:[;,]\s*"([^"\r\n]*)")?\)/gi;

/** An unquoted HYPERLINK formula would be cut by the separator of the file. */
export const replaceLinkFormulas = (text: string): string =>
  text.includes('=')
    ? text.replace(formulaInText, (_, link: string, shown = '') => shown + linkMark + link)
    : text;

/** The text of a cell, and its link where the text does not already give it. */
export function readLink(cell: string): { shown: string; link: string | null } {
  const [, target, label = ''] = cell.startsWith('=') ? (formula.exec(cell) ?? []) : [];
  const marked = cell.indexOf(linkMark);
  const [shown, address] = target
    ? [label, target]
    : marked === -1
      ? [cell, '']
      : [cell.slice(0, marked), cell.slice(marked + 1)];
  if (!address) return { shown: cell, link: null };
  const link = address.replace(/^mailto:/i, '').replace(/^tel:/i, '');
  if (isInvitation(shown)) return { shown: link, link: null };
  const isNews =
    !shown.includes(link) && (isProfile(link) || isEmail(link)) && !isProfile(shown) && !isEmail(shown);
  return { shown, link: isNews ? link : null };
}
