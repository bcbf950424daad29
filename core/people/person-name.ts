import { cleanName, nameBeforeOrnaments, repairCase } from '../words/repair-name.ts';
import type { PersonSource } from './person-fields.ts';

type Named = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** The end of the public address of the profile. */
  publicIdentifier?: string | null | undefined;
  source?: PersonSource | undefined;
};

/** As a person is called everywhere, « Amina Ziani » for « Amina ZIANI », as messages write it; without a name, by the address of the profile, or by why there is none. */
export function personName({ firstName, lastName, publicIdentifier, source }: Named): string {
  const name = [firstName, lastName].flatMap((part) => (part ? [repairCase(bareOf(part))] : [])).join(' ');
  if (name) return name;
  if (publicIdentifier) return `Profil ${readable(publicIdentifier)}`;
  // The network gives no address either of those whose name it hides.
  return source === 'search' || source === 'relations' ? 'Nom masqué par LinkedIn' : 'Nom inconnu';
}

/** « Cochet, MBA », « Martinez 🎓 HEC », « ♻️ Damien »: what is hung on a name is no part of it. */
const adorned = /,|\p{Extended_Pictographic}|\p{Regional_Indicator}| \p{Lu}\p{Ll}?\p{Lu}[\p{L}.]*$/u;
const bareOf = (part: string): string =>
  adorned.test(part) ? cleanName(nameBeforeOrnaments(part)) || part : part;

/** Accents stand as percent signs in an address. */
function readable(identifier: string): string {
  try {
    return decodeURIComponent(identifier);
  } catch {
    return identifier;
  }
}
