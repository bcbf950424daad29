import { expect, test } from 'vitest';
import { readLink, replaceLinkFormulas } from './cell-links.ts';
import { isNothing, plainCell } from './plain-cell.ts';

test.each([
  ['="0612345678"', '0612345678'],
  ["'+33 6 12 34 56 78", '+33 6 12 34 56 78'],
  ['=+33612345678', '+33612345678'],
  ['"Camille"', 'Camille'],
  ['612345678.0', '612345678'],
  ['Dupont &amp; Fils', 'Dupont & Fils'],
  ['L&#39;Atelier d&eacute;co', "L'Atelier déco"],
  ['Cafe\u0301  de\nla gare', 'Café de la gare'],
  ['CrÃªperie', 'Crêperie'],
  ["'Ohana", "'Ohana"],
])('%j is %j', (cell, repaired) => expect(plainCell(cell).repaired).toBe(repaired));

test.each(['', '-', 'N/A', 'n.c.', 'Non renseigné', '#REF!', 'NaN', '(vide)'])('%j says nothing', (cell) =>
  expect(isNothing(cell)).toBe(true),
);

const profile = 'https://www.linkedin.com/in/ana-ruiz';

test('a formula shows a word, and an address stands behind it', () => {
  const formula = `=HYPERLINK("${profile}";"Ana Ruiz")`;
  expect(readLink(formula)).toEqual({ shown: 'Ana Ruiz', link: profile });
  expect(readLink(`=LIEN_HYPERTEXTE("${profile}","Voir le profil")`)).toEqual({ shown: profile, link: null });
  expect(readLink(`=HYPERLINK("${profile}")`)).toEqual({ shown: profile, link: null });
  expect(readLink(replaceLinkFormulas(formula))).toEqual({ shown: 'Ana Ruiz', link: profile });
  expect(readLink('=HYPERLINK("mailto:ana@acme.fr";"ana@acme.fr")')).toEqual({
    shown: 'ana@acme.fr',
    link: null,
  });
  expect(readLink('=HYPERLINK("https://acme.fr";"Acme")')).toEqual({ shown: 'Acme', link: null });
  expect(readLink('=SOMME(A1:A3)')).toEqual({ shown: '=SOMME(A1:A3)', link: null });
});
