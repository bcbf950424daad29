import { globSync, readFileSync } from 'node:fs';
import { isFrenchWord } from '#server/providers/speller/is-french-word.ts';
import { openDictionary } from '#server/providers/speller/open-dictionary.ts';
import type { FactKind } from '../../../core/facts/fact.ts';
import { proseSentences } from '../../../core/facts/prose-sentences.ts';
import { layOut, type Message } from '../../../core/messages/message.ts';
import { messageLimits } from '../../../core/messages/text-limits.ts';
import type { TextRules } from '../../../core/messages/text-rules.ts';
import { tieSentences } from '../../../core/messages/tie-sentences.ts';
import { checkText } from '../../../core/text-gate/check-text.ts';
import { type Finding, isToRead } from '../../../core/text-gate/finding.ts';
import type { GateTools } from '../../../core/text-gate/gate-tools.ts';
import { defaultBannedPhrases } from '../../../core/text-gate/wording/default-banned-phrases.ts';

/** A trade: somebody, an offer, and what was written to them before any rule was: true or made up. */
export type Trade = {
  name: string;
  rules: TextRules;
  good: string[];
  fabricated: string[];
  /** Whole messages: each with one defect that was planted, and those without any. */
  defects: { text: string; defect: string }[];
  clean: string[];
};

type Stored = Pick<TextRules, 'person' | 'sender'> & {
  facts: [FactKind, string, string?][];
  good: string[];
  fabricated: string[];
  defects?: Trade['defects'];
  clean?: string[];
};

/** As the ledger cuts what somebody wrote, and leaves out what gives orders. */
const inProse: ReadonlySet<FactKind> = new Set(['about', 'post', 'role_detail']);
const mostSentences = 10;
const cut = (fact: Stored['facts'][number]): Stored['facts'] =>
  inProse.has(fact[0])
    ? proseSentences(fact[1], mostSentences).map(
        (sentence) => [fact[0], sentence, ...fact.slice(2)] as typeof fact,
      )
    : [fact];

const ofOffer =
  /^(?:sender_|service|proposal|selling_point|market|pricing|problem|proof|question|give|promise|my_side|trade_words)/;

function readTrade(path: string): Trade {
  const stored: Stored = JSON.parse(readFileSync(path, 'utf8'));
  const { person, sender } = stored;
  const named: Stored['facts'] = [
    ['first_name', person.firstName ?? ''],
    ['last_name', person.lastName ?? ''],
    ...stored.facts.flatMap(cut),
    ['sender_name', sender.name],
    ['sender_role', sender.role],
    ['sender_company', sender.company],
  ];
  const facts = named.map(([kind, text, date = null], at) => ({
    id: `${ofOffer.test(kind) ? 'o' : 'p'}${at}`,
    kind,
    text,
    date,
    source: ofOffer.test(kind) ? ('offer' as const) : ('about' as const),
    seenAt: '2026-11-14T09:00:00.000Z',
    url: null,
  }));
  return {
    name: path.replace(/^.*\/|\.json$/g, ''),
    good: stored.good,
    fabricated: stored.fabricated,
    defects: stored.defects ?? [],
    clean: stored.clean ?? [],
    rules: {
      facts,
      person,
      sender,
      kind: 'message',
      number: 1,
      limits: messageLimits,
      formality: 'vous',
      bannedPhrases: [...defaultBannedPhrases],
      calendarLink: '',
    },
  };
}

const readTrades = (folder: string): Trade[] =>
  globSync(`${import.meta.dirname}/${folder}/*.json`)
    .sort()
    .map(readTrade);

/** What the gate learns from. */
export const trades = readTrades('corpus');
/** What nobody has learned from yet: neither rules nor weights. Who trains on them writes others. */
export const readUnreadTrades = () => readTrades('unread');

let opened: Promise<GateTools> | null = null;
/** One dictionary for all who ask: opening it takes a while on a busy machine. */
export const openTools = (): Promise<GateTools> => {
  opened ??= makeTools();
  return opened;
};

async function makeTools(): Promise<GateTools> {
  const dictionary = await openDictionary();
  const spell = (word: string) => ({
    isRight: isFrenchWord(word, (plain) => dictionary.spell(plain)),
    suggestions: [],
  });
  return { spell, recentTexts: [] };
}

/** A message that says one sentence and nothing else. */
export const aloneIn = (sentence: string, rules: TextRules): Message =>
  layOut(
    [
      { role: 'greeting', text: `Bonjour ${rules.person.firstName},`, evidence: [] },
      { role: sentence.endsWith('?') ? 'question' : 'bridge', text: sentence, evidence: [] },
      { role: 'signature', text: rules.sender.firstName, evidence: [] },
    ],
    'message',
  );

/** What keeps a sentence from being approved unread, in a message that says nothing else. */
export const refusals = (sentence: string, rules: TextRules, tools: GateTools): Finding[] =>
  checkText(aloneIn(sentence, rules), rules, tools).filter(
    (finding) => finding.isBlocking || isToRead(finding),
  );

/** All that is said of a whole message that somebody typed. */
export const findingsOf = (text: string, rules: TextRules, tools: GateTools): Finding[] =>
  checkText(tieSentences(text, [], 'message'), rules, tools);
