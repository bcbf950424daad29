import { elide } from './elision.ts';

/** « de Camille », « d’Inès », « d’Hélène », « de Hugo », « d’Yves », « de Yann ». */
export const ofName = (name: string): string => elide('de', name);
