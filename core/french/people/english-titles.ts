import fields from '#datasets/french/english-fields.json' with { type: 'json' };
import wholeTitles from '#datasets/french/english-titles.json' with { type: 'json' };

/**
 * English key (see normaliseWords) to French title, in the masculine: the feminine follows from it. A field is what
 * « Head of », « Director », « VP » and « Manager » are of, said after « directeur » and « responsable ».
 */
export const englishTitles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(fields).flatMap(([field, complement]): [string, string][] => [
    [`head of ${field}`, `responsable ${complement}`],
    [`${field} manager`, `responsable ${complement}`],
    [`${field} lead`, `responsable ${complement}`],
    [`director of ${field}`, `directeur ${complement}`],
    [`${field} director`, `directeur ${complement}`],
    [`vp ${field}`, `directeur ${complement}`],
    [`vp of ${field}`, `directeur ${complement}`],
    [`vice president ${field}`, `directeur ${complement}`],
    [`vice president of ${field}`, `directeur ${complement}`],
  ]),
  ...Object.entries(wholeTitles),
]);
