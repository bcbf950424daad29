import { type FoundLink, plainAddress } from '../evidence/links.ts';
import { find, firstOf, removeSentence, type TextRule } from '../gate-input.ts';

const names: Readonly<Record<FoundLink['kind'], string>> = {
  address: 'Un lien',
  domain: 'Un lien',
  email: 'Une adresse e-mail',
  phone: 'Un numéro de téléphone',
};

/** Nobody clicks on what a stranger sends, and networks hide such messages. */
export const link: TextRule = (input) => {
  const { rules, links } = input;
  if (rules.number !== 1 && rules.kind !== 'note') return [];
  const where = rules.kind === 'note' ? 'dans une note' : 'dans un premier message';
  return firstOf(links.filter((one) => !isCompanyName(one, rules.facts))).map((one) =>
    find(
      input,
      {
        code: 'link',
        title: `${names[one.kind]} ${where}`,
        explanation:
          'Attendez une réponse pour le donner : un premier contact avec un lien passe pour de la publicité.',
        fixes: [removeSentence(input, one.start)],
      },
      one.start,
      one.end,
    ),
  );
};

/** « Booking.com » is how the company is called. */
const isCompanyName = (one: FoundLink, facts: readonly { kind: string; text: string }[]): boolean =>
  one.kind === 'domain' &&
  !one.text.includes('/') &&
  facts.some(
    ({ kind, text }) =>
      (kind === 'company' || kind === 'past_role' || kind === 'sender_company') &&
      plainAddress(text).split(/\s+/).includes(plainAddress(one.text)),
  );
