import { fixTypography } from '../../french/sentences/typography.ts';
import type { Sentence } from '../../messages/message.ts';
import type { WritingContext } from '../writing-context.ts';

export function greet({ brief, habits }: WritingContext): Sentence {
  const { firstName, lastName, gender } = brief.person;
  const named = brief.facts.find(({ kind }) => kind === 'first_name');
  const evidence = named && firstName ? [named.id] : [];
  const own = habits.greeting;
  const title = own && /(?:^|\s)(madame|monsieur|mme|m\.)$/iu.exec(own)?.[1]?.toLowerCase();
  if (own && title) {
    const isOfPerson = gender === (/^(?:madame|mme)$/.test(title) ? 'feminine' : 'masculine');
    const surname = brief.facts.find(({ kind }) => kind === 'last_name');
    if (isOfPerson && lastName && surname)
      return { role: 'greeting', text: fixTypography(`${own} ${lastName},`), evidence: [surname.id] };
    return { role: 'greeting', text: firstName ? `Bonjour ${firstName},` : 'Bonjour,', evidence };
  }
  const hello = own ?? 'Bonjour';
  return {
    role: 'greeting',
    text: fixTypography(firstName ? `${hello} ${firstName},` : `${hello},`),
    evidence,
  };
}

/** The word of leave that the sender always uses, and their name. */
export function takeLeave({ brief, habits }: WritingContext): Sentence[] {
  const name = habits.signature ?? brief.sender.firstName.trim();
  const fact = brief.facts.find(({ kind }) => kind === 'sender_name');
  const { signOff, hasSignature } = habits;
  return [
    ...(signOff
      ? [
          {
            role: 'closing',
            text: fixTypography(/[,.!]$/.test(signOff) ? signOff : `${signOff},`),
            evidence: [],
          } as const,
        ]
      : []),
    ...(hasSignature && name
      ? [{ role: 'signature', text: name, evidence: fact ? [fact.id] : [] } as const]
      : []),
  ].map((sentence) => ({ ...sentence, evidence: [...sentence.evidence] }));
}
