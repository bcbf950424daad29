import type { FieldOrigins } from '../people/person-fields.ts';
import { personName } from '../people/person-name.ts';

type Named = {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  pictureUrl: string | null;
  origins: FieldOrigins;
};

/** Shorter ones would be found everywhere. */
const shortest = 5;

/** What names somebody in a text that is not theirs: their whole name, as it was and as it is, and their addresses. */
export function wordsNaming({ firstName, lastName, email, phone, pictureUrl, origins }: Named): string[] {
  const firsts = [firstName, origins.firstName?.instead?.value];
  const lasts = [lastName, origins.lastName?.instead?.value];
  const names = firsts.flatMap((first) =>
    lasts.flatMap((last) =>
      first && last
        ? [`${first} ${last}`, `${last} ${first}`, personName({ firstName: first, lastName: last })]
        : [],
    ),
  );
  const others = [email, origins.email?.instead?.value, phone, origins.phone?.instead?.value, pictureUrl];
  return [...new Set([...names, ...others])].filter(
    (word): word is string => typeof word === 'string' && word.length >= shortest,
  );
}
