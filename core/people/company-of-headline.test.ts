import { expect, test } from 'vitest';
import { companyOfHeadline } from './company-of-headline.ts';

test.each([
  ['DRH chez Moulins Grondin', 'Moulins Grondin'],
  ['Sales Manager chez Traverse RH | On recrute ! ⚙️', 'Traverse RH'],
  ['Chargée de mission RH @ Libémetrik Software 🎯', 'Libémetrik Software'],
  ['CFO at Saint-Gobain – Finance', 'Saint-Gobain'],
  ['Responsable paie | Chez Acme', 'Acme'],
  ['DAF', null],
  ['Achats, négociation', null],
  ['Directrice de la chat room', null],
  ['ex-DAF chez Acme', null],
  ['Ancienne directrice chez Acme', null],
  ['Former CFO at Acme', null],
  ['DRH chez', null],
  ['DRH chez 🚀', null],
  ['', null],
  [null, null],
])('%s names %s', (headline, company) => expect(companyOfHeadline(headline)).toBe(company));
