import { fill } from './french-text.ts';
import { randomFrom } from './seeded-random.ts';
import type { Person } from './world.ts';

type OwnerTextRequest = {
  person: Pick<Person, 'firstName'>;
  owner: Pick<Person, 'firstName'> & Partial<Pick<Person, 'gender'>>;
  /** Numbers from 0 to 1. */
  random: () => number;
  now: Date;
};

/** Typed by hand on the network itself, outside the product. */
const HAND_TYPED: readonly string[] = [
  'Bonjour {person}, merci pour l’ajout ! Au plaisir d’échanger.',
  'Bonjour {person}, nous nous sommes parlé au salon la semaine dernière, [ravi|ravie] de vous retrouver ici.',
  'Merci pour votre retour rapide. Je vous appelle demain vers 11 h, ça vous va ?',
  'Salut {person}, tu es dispo pour un café jeudi ?',
  'Parfait, je vous envoie l’invitation tout de suite. À très vite et {wish} !\n{owner}',
  'Bonjour {person}, je me permets de revenir vers vous : avez-vous pu en parler à vos équipes ?',
  'Bien noté, merci {person}. Je reviens vers vous à la date convenue.',
  'Voici le lien promis. Dites-moi ce que vous en pensez !',
  'Aucun souci, je comprends tout à fait. Bonne continuation à vous.',
  'Félicitations pour votre nouveau poste, {person} !',
  'Bonjour {person}, c’est noté, je ne vous écrirai plus. Je vous souhaite une bonne continuation.',
  'Merci pour la mise en relation, c’est très aimable.',
  'Joyeux anniversaire {person} 🎉',
];

/** A message of the account's owner; the words agree with the owner. */
export function composeOwnerMessage({ person, owner, random, now }: OwnerTextRequest): string {
  const wish = now.getUTCDay() >= 4 ? 'bon week-end' : 'bonne journée';
  return fill(
    randomFrom(random).pick(HAND_TYPED),
    { person: person.firstName, owner: owner.firstName, wish },
    owner.gender ?? 'masculine',
  );
}
