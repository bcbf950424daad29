const approach =
  '(?:(?:re)?contact|ecri[rtv]|r?ecrire|relanc|sollicit|derang|demarch|prospect|harcel|spam|importun|embet|ennuy|pollu)\\w*';
const writing =
  '(?:messages?|mails?|e-?mails?|courriels?|sollicitations?|demarchages?|prospection|relances?|pubs?|publicites?|spams?|invitations?|newsletters?|propositions?)';
const mine =
  '(?:moi\\b|me\\b|mes? |mon |ma |my |us\\b|de (?:votre|vos|ta|tes|la|cette) (?:liste|base|fichier|listing))';

/** What nobody writes without meaning it. Everything else is weighed. */
const patterns: readonly RegExp[] = [
  new RegExp(`\\bne? ?(?:me |m'|nous )${approach}(?: [a-z]+)? plus\\b(?! (?:tard|tot|avant|en detail))`),
  new RegExp(`\\b(?:plus|jamais) (?:jamais )?(?:me |m'|nous )${approach}`),
  new RegExp(`\\b(?:plus|pas) (?:etre|recevoir|avoir)[^.!?\\n]{0,25}\\b(?:${approach}|${writing})\\b`),
  new RegExp(`\\b(?:arret|cess|stopp)(?:e|es|ez|er) (?:de (?:me |m'|nous )${approach}|vos |tes |ces |ce )`),
  new RegExp(
    `\\b(?:supprim|effac|retir|enlev|ray|radi|desinscri|sort|remov|delet|tak|eras)\\w*[- ](?:svp |please |donc )?${mine}`,
  ),
  /\b(?:des?abonn|des?inscri|unsubscri)\w*|\bopt(?:ing)?[ -]?out\b/,
  /\bdroit (?:d'opposition|a l'oubli|a l'effacement)|\bright to (?:object|erasure)|\bje m'oppose\b|\bmise en demeure\b|\b(?:saisi|plainte|signal)\w*[^.!?\n]{0,20}\b(?:cnil|plainte|autorites?)\b/,
  /\b(?:fous|foutez|fiche|fichez|laisse|laissez|lache|lachez)[- ](?:moi|nous)(?: donc)?(?: (?:la paix|tranquille|en paix)|[ !.,]*$)/,
  /\b(?:do not|don't|never|stop) (?:ever )?(?:contact|messag|e-?mail|writ|spam|bother)\w*/,
  /\bs[ .-]t[ .-]o[ .-]p\b/,
  /^\W*st[o0]p+\W*(?:(?:svp|merci|please|la|now|thanks|pub|sms)\W*){0,2}$/,
];

/** A hand or a sign that stops, and not a word beside it. */
const stopSign = /^[^a-z0-9]*(?:\u{1f6d1}|✋|⛔|\u{1f6ab}|\u{1f595})[^a-z0-9]*$/u;

/** The first passage that asks in plain words to be left alone; null: none does. */
export function findOpposition(plain: string): { from: number; to: number } | null {
  if (stopSign.test(plain)) return { from: 0, to: plain.length };
  for (const pattern of patterns) {
    const match = pattern.exec(plain);
    if (match) return { from: match.index, to: match.index + match[0].length };
  }
  return null;
}
