import type { Detail } from '../people/person-facts.ts';
import { fold } from '../words/fold.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { cleanText, withoutOrnaments } from './clean-text.ts';
import type { FactWithoutId } from './fact-input.ts';
import { isForeignScript, isSad, isSensitive, isTurned, looksHostile, saysNothing } from './unfit.ts';

/** Columns of the user's own work, of how to reach somebody, of who they are to a machine, of what they agreed to. */
const internal = new RegExp(
  `\\b(?:${[
    'notes?|memos?|comment\\w*|remarques?|observations?|internes?|internal|confidentie\\w*|prives?|private|perso\\w*|avis|ressenti',
    'tel|telephones?|phones?|mobiles?|portables?|gsm|fax|standard|ligne|numeros?|numbers?|appels?|calls?|joindre',
    'e ?mails?|mails?|courriels?|messagerie|adresses?|address|rue|street|postal|postcode|cp|zip|skype|whatsapp',
    'ids?|identifiants?|uuid|guid|refs?|references?|codes?|cle|key|siren|siret|tva|vat|iban|matricule|externes?|external',
    'consent\\w*|opt|rgpd|gdpr|desinscri\\w*|desabonn\\w*|unsubscribe\\w*|oppos\\w*|blackliste?\\w*|base legale|accord',
    'owners?|proprietaires?|commercia\\w*|vendeu\\w*|sales|referents?|assign\\w*|attribu\\w*|charge de|suivi\\w*|gestionnaires?',
    'stat(?:us|ut|uts|e)|etats?|etapes?|stages?|phases?|pipelines?|scores?|scoring|priorites?|priority|segments?|verdict|qualif\\w*',
    'sources?|origines?|provenance|campagnes?|campaigns?|listes?|lists?|imports?|exports?|tags?|etiquettes?|sequences?',
    'dates?|jours?|heures?|cree\\w*|created|modifi\\w*|updated|ajout\\w*|relances?|derniere?s?|last|prochaine?s?|next|rdv|rendez vous|contact\\w*',
    'naissance|birth\\w*|age|sexe|genre|gender|civilite|title|salaires?|remuneration|nationalite|famille|enfants?|photos?|image|avatar',
    'montants?|amount|budgets?|devis|factures?|remises?|prix|price|tarifs?|potentiel|valeur|value|proba\\w*|concurren\\w*|motifs?|raisons?',
    'mots? de passe|passwords?|login|url|urls|liens?|links?|linkedin|web|website|profil\\w*|twitter|facebook',
  ].join('|')})\\b`,
);

const longestColumn = 40;
const longestValue = 80;
/** A cell of more words is somebody's prose about the person, not a fact of theirs. */
const mostWords = 8;
const yesOrNo =
  /^(?:oui|non|yes|no|vrai|faux|true|false|ok|ko|x|o|n|y|nc|ne sait pas|peut etre|a voir|a verifier)$/;

/** What a column of the user's list says of a person, fit to be relied on; null: it is for the user alone. */
export function citableDetail({ name, value }: Detail): { column: string; value: string } | null {
  if (isTurned(name) || isTurned(value)) return null;
  const column = withoutOrnaments(cleanText(name).replaceAll('\n', ' '));
  const cleaned = withoutOrnaments(cleanText(value).replaceAll('\n', ' '));
  const words = normaliseWords(cleaned);
  const isNamed = /\p{L}{3}/u.test(column) && column.length <= longestColumn;
  // A number or a code alone says nothing that can be told.
  const isStated =
    /\p{L}{2}/u.test(cleaned) && cleaned.length <= longestValue && words.split(' ').length <= mostWords;
  if (!isNamed || !isStated || yesOrNo.test(words) || internal.test(normaliseWords(column))) return null;
  const whole = `${column} ${cleaned}`;
  const folded = fold(whole);
  const isUnfit =
    saysNothing(cleaned) ||
    isForeignScript(whole) ||
    isSensitive(whole, folded) ||
    isSad(whole, folded) ||
    looksHostile(column) ||
    looksHostile(cleaned);
  return isUnfit ? null : { column, value: cleaned };
}

const most = 12;

/** « Logiciel de paie : Silae », with its column and the day of the import. */
export const detailFacts = (details: readonly Detail[] = [], seenAt: string): FactWithoutId[] =>
  details
    .flatMap((detail) => {
      const citable = citableDetail(detail);
      return citable
        ? [{ ...citable, at: detail.at ?? seenAt, isOfReply: detail.messageId !== undefined }]
        : [];
    })
    .slice(0, most)
    .map(({ column, value, at, isOfReply }) => ({
      kind: 'detail',
      text: `${column}\u00a0: ${value}`,
      source: isOfReply ? 'reply' : 'import',
      seenAt: at,
      date: null,
      url: null,
      ...(!isOfReply && { column }),
    }));
