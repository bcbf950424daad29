import { salutationName } from '../french/people/first-name.ts';
import { messageLimits } from '../messages/text-limits.ts';
import { checkWith, textRules } from '../text-gate/check-text.ts';
import type { Finding } from '../text-gate/finding.ts';

type About = {
  person: { firstName: string | null; lastName: string | null };
  sender: { name: string; firstName: string };
  bannedPhrases: readonly string[];
};

/** Slips that nobody means to send; the claims of an answer are its author's own. */
const { empty, tooLong, placeholder, wrongName, bannedPhrase } = textRules;
const safetyRules = { empty, tooLong, placeholder, wrongName, bannedPhrase };

export function checkAnswer(text: string, { person, sender, bannedPhrases }: About): Finding[] {
  const rules = {
    facts: [],
    person: {
      firstName: person.firstName && salutationName(person.firstName),
      lastName: person.lastName,
      gender: null,
    },
    sender: { ...sender, role: '', company: '' },
    kind: 'message' as const,
    // Judged as a later text of a conversation: they answered.
    number: 2,
    limits: messageLimits,
    formality: 'vous' as const,
    bannedPhrases: [...bannedPhrases],
    calendarLink: '',
  };
  return checkWith(safetyRules, { text, sentences: [] }, rules, { spell: null, recentTexts: [] });
}
