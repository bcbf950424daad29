import { sql } from 'drizzle-orm';
import { people } from '../people.table.ts';

/** Without a last name, or under the name that the network gives to those it hides: nobody to write to by name. */
export const isNameHidden = sql<boolean>`(coalesce(${people.lastName}, '') = ''
  or lower(concat(${people.firstName}, ' ', ${people.lastName})) in ('membre linkedin', 'linkedin member'))`;
