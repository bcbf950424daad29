import { describe, expect, test } from 'vitest';
import type { Day } from '../../time/calendar-day.ts';
import { readPlain } from '../classify/plain-reply.ts';
import { readLaterDay, readReturnDay } from './read-reply-day.ts';

const later = (text: string, today: Day = '2026-11-16') => readLaterDay(readPlain(text).plain, today)?.day;
const back = (text: string, today: Day = '2026-11-16') => readReturnDay(readPlain(text).plain, today)?.day;

describe('when to write again', () => {
  test.each([
    ['en septembre', '2027-09-01'],
    ['en sept.', '2027-09-01'],
    ['courant janvier', '2027-01-01'],
    ['mi-février', '2027-02-15'],
    ['fin novembre', '2026-11-25'],
    ['en novembre', '2027-11-01'],
    ['après les fêtes', '2027-01-04'],
    ['début 2027', '2027-01-01'],
    ['fin 2027', '2027-12-01'],
    ['dans trois mois', '2027-02-16'],
    ['dans sept jours', '2026-11-23'],
    ['dans une semaine', '2026-11-23'],
    ['d’ici deux à trois mois', '2027-01-16'],
    ['dans un an', '2027-11-16'],
    ['la semaine du 12', '2026-12-07'],
    ['la semaine du 12 janvier', '2027-01-11'],
    ['semaine 3', '2027-01-18'],
    ['au T2', '2027-04-01'],
    ['Q1 2028', '2028-01-01'],
    ['au deuxième trimestre', '2027-04-01'],
    ['au second semestre', '2027-07-01'],
    ['à la rentrée', '2027-09-01'],
    ['à la rentrée de janvier', '2027-01-04'],
    ['après l’été', '2027-09-01'],
    ['l’année prochaine', '2027-01-01'],
    ['le trimestre prochain', '2027-01-01'],
    ['le mois prochain', '2026-12-01'],
    ['à partir du 5 janvier', '2027-01-05'],
    ['après le 15/01', '2027-01-16'],
    ['le 3', '2026-12-03'],
    ['pas avant mars', '2027-03-01'],
    ['jeudi', '2026-11-19'],
    ['lundi', '2026-11-23'],
    ['demain', '2026-11-17'],
    ['pas cette semaine', '2026-11-23'],
    ['next quarter', '2027-01-01'],
    ['in early March', '2027-03-01'],
    ['January 5th', '2027-01-05'],
    ['jeudi en huit', '2026-11-26'],
    ['jeudi en quinze', '2026-12-03'],
    ['mardi prochain', '2026-11-24'],
    ['mercredi matin de la semaine prochaine', '2026-11-25'],
    ['dans une quinzaine', '2026-11-30'],
    ['sous huitaine', '2026-11-23'],
    ['ds 15j', '2026-11-30'],
    ['laissez-moi encore un petit mois', '2026-12-16'],
    ['dans un an et demi', '2028-05-16'],
    ['fin de semaine prochaine', '2026-11-27'],
    ['la semaine pro', '2026-11-23'],
    ['S49', '2026-11-30'],
    ['dans quarante jours', '2026-12-26'],
    ['dans septante jours', '2027-01-25'],
    ['dans deux trois semaines', '2026-11-30'],
    ['dans deux bons mois', '2027-01-16'],
    ['merc matin', '2026-11-18'],
    ['Tuesday the 24th', '2026-11-24'],
    ['le dernier vendredi du mois', '2026-11-27'],
    ['le premier lundi du mois prochain', '2026-12-07'],
    ['la semaine prochaine, plutôt jeudi', '2026-11-26'],
    ['jeudi ou vendredi de la semaine prochaine', '2026-11-26'],
    ['première semaine de décembre', '2026-12-01'],
    ['la seconde quinzaine de janvier', '2027-01-16'],
    ['le troisième jeudi de janvier', '2027-01-21'],
    ['en fév', '2027-02-01'],
    ['au mois de mai', '2027-05-01'],
    ['mars ou avril', '2027-03-01'],
    ['le quinze janvier', '2027-01-15'],
    ['en mars 28', '2028-03-01'],
    ['l an prochain à la même époque', '2027-11-16'],
    ['fin du T2', '2027-06-30'],
    ['à l’automne prochain', '2027-09-22'],
    ['l’été prochain', '2027-06-21'],
    ['la première semaine de janvier', '2027-01-04'],
    ['la deuxième semaine de décembre', '2026-12-07'],
    ['la semaine d’après la semaine prochaine', '2026-11-30'],
    ['pas cette semaine, ni la prochaine, celle d’après', '2026-11-30'],
    ['d’aujourd’hui en quinze', '2026-11-30'],
    ['même période l’année prochaine', '2027-11-16'],
    ['l’an prochain en septembre plutôt', '2027-09-01'],
    ['après le pont de l’Ascension', '2027-05-10'],
    ['in a fortnight', '2026-11-30'],
    ['nous clôturons au 31 mars, revenez après', '2027-04-01'],
    ['on en reparle à mon retour début mai', '2027-05-01'],
    ['c’est le rush de Noël. Le 5 janvier je suis à vous', '2027-01-05'],
    ['après les vacances', '2027-01-04'],
    ['après les vacances de février', '2027-03-08'],
    ['au retour des vacances de Pâques', '2027-05-03'],
    ['après les vacances de la Toussaint', '2027-11-08'],
    ['après la Toussaint de l’année prochaine', '2027-11-02'],
    ['à la Chandeleur', '2027-02-02'],
    ['après le Black Friday', '2026-11-28'],
    ['au lendemain du 8 mai', '2027-05-09'],
  ])('%s', (text, day) => expect(later(text)).toBe(day));

  test.each([
    ['Pas cette semaine, ni la suivante. Recontactez-moi début décembre', '2026-12-01'],
    ['Lundi prochain non, celui d’après oui', '2026-11-30'],
    ['Avant Noël impossible, mais en février avec plaisir', '2027-02-01'],
    ['Engagé jusqu’au 15/06/27, voyez 3 mois avant', '2027-03-15'],
    ['Arrêt technique en août, revenez vers moi en mai pour caler', '2027-05-01'],
    ['Le budget 2028 se vote en mars, bonnes fêtes', '2027-03-01'],
    ['En septembre. Appelez en juin, pas avant.', '2027-06-01'],
    ['En clôture jusqu’au 20 janvier. Mais le 21 je suis à vous.', '2027-01-21'],
    ['Fermés pour l’hiver, parlons-en début mars', '2027-03-01'],
    ['On est pris le 2 décembre, voyons le lendemain', '2026-12-03'],
  ])('of several days, the one that is asked for: %s', (text, day) => expect(later(text)).toBe(day));

  test('the same words on another day', () => {
    expect(later('en septembre', '2027-07-10')).toBe('2027-09-01');
    expect(later('à la rentrée', '2027-07-10')).toBe('2027-09-01');
    expect(later('dans un mois', '2027-01-31')).toBe('2027-02-28');
    expect(later('dans un mois', '2028-01-31')).toBe('2028-02-29');
    expect(later('après les fêtes', '2027-12-20')).toBe('2028-01-03');
    expect(later('le mois prochain', '2026-12-31')).toBe('2027-01-01');
  });

  test.each(['depuis juin', 'le 31/02', 'le 99', 'au 06 12 34 56 78', '3.5 %', 'en 2019', 'you may call'])(
    '%s is no day to come',
    (text) => expect(later(text)).toBeUndefined(),
  );
});

describe('the first day back', () => {
  test.each([
    ['de retour le 3 août', '2027-08-03'],
    ['absente jusqu’au 12/01 inclus', '2027-01-13'],
    ['absent jusqu’au 31 décembre', '2026-12-31'],
    ['absent jusqu’au 31 décembre inclus', '2027-01-01'],
    ['absente jusqu’au dimanche 22 novembre', '2026-11-23'],
    ['absent jusqu’à fin décembre', '2027-01-01'],
    ['retour prévu : lun. 23/11/2026', '2026-11-23'],
    ['on se retrouve en janvier', '2027-01-01'],
    ['en congés du 16 au 27 novembre', '2026-11-28'],
    ['fermé du 21 décembre au 3 janvier', '2027-01-04'],
    ['absent jusqu’à lundi', '2026-11-23'],
    ['absent cette semaine', '2026-11-23'],
    ['en congé jusqu’en mars', '2027-03-01'],
    ['absent du 10/11 au 20/11, de retour le 23/11', '2026-11-23'],
    ['out of office until November 30', '2026-11-30'],
    ['back on January 5th', '2027-01-05'],
    ['en formation mardi 17 et mercredi 18', '2026-11-19'],
    ['fermé le lundi, réponse dès mardi 9 h', '2026-11-17'],
    ['absent à partir du 20 novembre et jusqu’au 4 décembre', '2026-12-05'],
    ['fermé du 18 décembre au soir au lundi 4 janvier au matin', '2027-01-04'],
    ['hors du bureau jusqu’à l’automne 2027', '2027-09-22'],
    ['OOO until Nov 30', '2026-11-30'],
    ['on leave through June 2027', '2027-07-01'],
  ])('%s', (text, day) => expect(back(text)).toBe(day));

  test('a date that has just gone by is not that of next year', () => {
    expect(back('absent jusqu’au 12 novembre')).toBeUndefined();
  });
});
