import { expect, test } from 'vitest';
import { readNames } from './read-names.ts';

const read = (fullName: string) => {
  const { firstName = '', lastName = '' } = readNames({ fullName }, () => undefined);
  return `${firstName} | ${lastName}`;
};

test.each([
  ['HELENE BOUVARD', 'Hélène | Bouvard'],
  ['GAELLE L’HERMINEZ', 'Gaëlle | L’Herminez'],
  ['Helene Bouvard', 'Helene | Bouvard'],
  ['thomas.weberlin', 'Thomas | Weberlin'],
  ['caroline_aubrieux', 'Caroline | Aubrieux'],
  ['PhilippeDORNIER', 'Philippe | Dornier'],
  ['Rui Manuel PEREIRINHA DE SOUSA E MELO', 'Rui Manuel | Pereirinha de Sousa e Melo'],
  ['Jean Baptiste, KERVELLEC', 'Jean Baptiste | Kervellec'],
  ['Sonia METHLOUTHI, en poste chez Kaolis', 'Sonia | Methlouthi'],
  ['Thibault Cochet, Mba', 'Thibault | Cochet'],
  ['Claire Bonnet, avocate', 'Claire | Bonnet'],
  ['Bonnet, Claire', 'Claire | Bonnet'],
  ['Loïc 🎯 j’aide les PME à vendre', 'Loïc | '],
  ['Robert Dupuis Jr.', 'Robert | Dupuis'],
  ['Sœur Bénédicte LAVERGNE', 'Bénédicte | Lavergne'],
  ['OUYANG Zhihao 欧阳志豪', 'Zhihao | Ouyang'],
  ['#OpenToWork Bastien CORMERAIS', 'Bastien | Cormerais'],
  ['İpek YILDIZOĞLU', 'İpek | Yıldızoğlu'],
  ['Peio Goyenespe ☘️ Traiteur basque', 'Peio | Goyenespe'],
  ['Mathilde 🎯 J’aide les TPE à vendre 🎯 Corbillon', 'Mathilde | Corbillon'],
  ['Camille 🚀 Moreau', 'Camille | Moreau'],
  ['Marc-André St-Amour, CRIA', 'Marc-André | St-Amour'],
  ['M. et Mme Gérard POUZADOUX', 'Gérard | Pouzadoux'],
  ['Capitaine (R) Luc Estrabaud', 'Luc | Estrabaud'],
  ['Abd El Karim Ould Brahimi', 'Abd El Karim | Ould Brahimi'],
  ['Đỗ Minh Khôi', 'Minh Khôi | Đỗ'],
  ['KIM VAN DER STRAETEN', 'Kim | Van der Straeten'],
  ['Lotte van der Meulenaar', 'Lotte | van der Meulenaar'],
  ['Celine CHAUVIRET', 'Céline | Chauviret'],
  ['Laëtitia   VERDIER-  COSTE', 'Laëtitia | Verdier-Coste'],
  ['Général (2S) Thierry d’ESCAYRAC', 'Thierry | d’Escayrac'],
  ['Dupont, Jean', 'Jean | Dupont'],
  ['DUPONT Jean', 'Jean | Dupont'],
  ['CARPENTIER LUCIE', 'Lucie | Carpentier'],
  ['MARTIN THOMAS', 'Martin | Thomas'],
  ['Vasseur Anne-Lise', 'Anne-Lise | Vasseur'],
  ['Yasmeena de Sainte Marie', 'Yasmeena | de Sainte Marie'],
  ['Nadine COSTE née REVEL', 'Nadine | Coste'],
  ['REVEL épouse COSTE Nadine', 'Nadine | Coste'],
  ['Nadine Revel épouse Le Goff', 'Nadine | Le Goff'],
  ['VIGNY (DE) Alfred', 'Alfred | de Vigny'],
  ['Alfred LA TOUR (DE)', 'Alfred | de La Tour'],
  ['ORMESSON (D’) Alice', 'Alice | d’Ormesson'],
  ['Fr\ufffdd\ufffdric Dupuis', 'Frédéric | Dupuis'],
  ['FRAN\ufffdOISE DUPUIS', 'Françoise | Dupuis'],
  ['Frau Inge Lorentz', 'Inge | Lorentz'],
  ['Dr. rer. nat. Inge Lorentz', 'Inge | Lorentz'],
  ['Mme Carpentier', ' | Carpentier'],
  ['Madame Sophie', 'Sophie | '],
  ['Ellen B. Whitcombe', 'Ellen | Whitcombe'],
  ['Claire B.', 'Claire | B.'],
  ['Utilisateur LinkedIn', ' | '],
  ['Équipe Commerciale', ' | '],
  ['Fabien Teste', 'Fabien | Teste'],
])('%s', (whole, expected) => expect(read(whole)).toBe(expected));

test('a mailbox that has the words in their order says that they stay', () => {
  const read = (email: string) => readNames({ fullName: 'OUMARA MARTIN', email }, () => undefined);
  expect(read('contact@almeris.fr')).toEqual({ firstName: 'Martin', lastName: 'Oumara' });
  expect(read('oumara.martin@almeris.fr')).toEqual({ firstName: 'Oumara', lastName: 'Martin' });
});
