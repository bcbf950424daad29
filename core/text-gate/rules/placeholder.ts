import { cite, find, firstOf, removeSentence, seenText, type TextRule } from '../gate-input.ts';

const patterns: readonly RegExp[] = [
  /\{\{[^{}\n]{0,80}\}\}|\{[^{}\n]{0,80}\}|\{\{|\}\}/gu,
  // « [1] » and « […] » are notes and cuts; « [Prénom] » is to be filled in.
  /\[[^[\]\n]{0,3}\p{L}[^[\]\n]{0,60}\]/gu,
  /<\/?[\p{L}_][^<>\n]{0,60}>/gu,
  /%[\p{L}_]{2,40}%|%%[^%\n]{1,40}%%|\$\{?[A-Za-z_]{2,40}\}?/gu,
  /(?<![\p{L}\d])(?:X{3,}|x{4,}|_{3,}|\?{4,})(?![\p{L}\d])/gu,
  /(?<![\p{L}\d_-])(?:undefined|null|NaN|NULL|TODO|TBD)(?![\p{L}\d_-])|\[object Object\]/gu,
  /(?<![\p{L}\d])[#@*(_]{1,2}\s?(?:prénom|prenom|first[ _]?name|last[ _]?name|nom|entreprise|société|societe|company)\s?[#@*)_]{0,2}(?![\p{L}\d])/giu,
  /lorem ipsum/giu,
  // « À insérer : un exemple », « JJ/MM »: a note to whoever was to write.
  /(?<=^|\n|[.!?:([] ?)(?:à (?:insérer|compléter|remplir|préciser|ajouter|adapter|personnaliser|vérifier)|insérer|exemple à trouver)(?: ici)?[ \u00a0\u202f]?:/giu,
  // « (jour à compléter) »
  /\([^()\n]{0,40}à (?:compléter|remplir|préciser|insérer|ajouter|adapter|définir|confirmer)\)/giu,
  /(?<![\p{L}\d])(?:JJ\/MM(?:\/AAAA)?|XX(?= ?(?:h|%|€|ans|jours|clients)))(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?:insérer|insérez|compléter|complétez|remplacer|remplacez) (?:ici|le prénom|le nom|l[’']entreprise)(?![\p{L}\d])/giu,
];

/** Something was to be filled in, and was not. */
export const placeholder: TextRule = (input) => {
  const seen = seenText(input.text);
  return patterns.flatMap((pattern) =>
    firstOf(seen.text.matchAll(pattern)).map(({ 0: found, index }) =>
      find(
        input,
        {
          code: 'placeholder',
          title: `${cite(found)} n’a pas été rempli`,
          explanation: 'Remplacez ce passage par ce qu’il devait dire, ou retirez-le.',
          fixes: [removeSentence(input, seen.at(index))],
        },
        seen.at(index),
        seen.at(index + found.length - 1) + 1,
      ),
    ),
  );
};
