import { checkText } from '../../../core/text-gate/check-text.ts';
import { findUnproved, plain } from './find-unproved.ts';
import { trapProfiles } from './profiles.ts';
import type { GoldenText } from './write-golden.ts';

/** Names of people and companies of the whole set: none may stray into a message to somebody else. */
const knownNames = new Set(
  trapProfiles
    .flatMap(({ person }) => [
      person.firstName,
      person.lastName,
      person.company?.name,
      person.positions[0]?.company,
    ])
    .flatMap((name) => plain(name ?? '').split(' '))
    .filter((name) => name.length > 4 && name !== 'bonjour'),
);

/** What each reader has to say against a text. */
export const judges: Readonly<Record<string, (text: GoldenText) => string[]>> = {
  'everybody gets a text, but who is left alone': ({ message, brief }) =>
    (message === null) === (brief.isLeftAlone === true)
      ? []
      : ['nothing was written, or should not have been'],
  'the gate blocks none': ({ message, brief }) =>
    message
      ? checkText(message, brief, { spell: null, recentTexts: [] })
          .filter(({ isBlocking }) => isBlocking)
          .map(({ code, excerpt }) => `${code} « ${excerpt} »`)
      : [],
  'nothing is named or counted that neither the profile nor the offer says': ({ message, brief }) =>
    message ? findUnproved(message, brief, knownNames) : [],
  'every hook relies on a fact of the person, and every proof exists': ({ sentences, brief }) =>
    (sentences ?? []).flatMap(({ role, text, evidence }) => [
      ...(role === 'hook' && !evidence.some((id) => id.startsWith('p')) ? [`no proof: ${text}`] : []),
      ...evidence.filter((id) => !brief.facts.some((fact) => fact.id === id)).map((id) => `no fact ${id}`),
    ]),
  'no order is obeyed, and nobody is spoken to of what hurts': ({ profile, message }) =>
    profile.never.filter((word) => message?.text.toLocaleLowerCase('fr').includes(word)),
  'no gap is left to fill, no address, no sign of another alphabet': ({ message }) =>
    found(unwanted, message?.text ?? ''),
  'each fits its limit': ({ message, brief }) =>
    message && message.text.length > brief.limits.hard ? [`${message.text.length} signs`] : [],
  'one register only': ({ message, brief }) =>
    found(otherRegister[brief.formality], ownWords(message?.text ?? '')),
  'nobody is called Monsieur or Madame': ({ message }) =>
    found(/(?<!\p{L})(?:Monsieur|Madame|Chère?|Mr|Mme)(?!\p{L})/u, ownWords(message?.text ?? '')),
};

const unwanted =
  /[{}[\]<>|*_#@\\]|undefined|(?<!\p{L})null(?!\p{L})|NaN|XXX|https?:|www\.|\(\s*\)|[ ],|,,|\.\.|« *»|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const otherRegister = {
  vous: /(?<!\p{L})(?:tu|toi|ton|tes|t’)(?!\p{L})/iu,
  tu: /(?<!\p{L}|rendez-)(?:vous|votre|vos)(?!\p{L})/iu,
};

/** What the person wrote themselves stands between quotation marks. */
const ownWords = (text: string) => text.replace(/«[^»]*»/g, '');
const found = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(0, 1) ?? [];

/** What is wrong, told so that it can be mended: who, what, and the text. */
export const findFaults = (texts: readonly GoldenText[], judge: (text: GoldenText) => string[]): string[] =>
  texts.flatMap((one) =>
    judge(one).map(
      (fault) => `${one.brief.kind} · ${one.profile.trap} · ${one.offer} · ${fault}\n${one.message?.text}`,
    ),
  );
