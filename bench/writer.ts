import { execFileSync } from 'node:child_process';
import { compose } from '#core/composer/compose.ts';
import { collectFacts } from '#core/facts/collect-facts.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { layOut, type Message } from '#core/messages/message.ts';
import { countSigns } from '#core/messages/text-limits.ts';
import { checkText } from '#core/text-gate/check-text.ts';
import type { GateTools, Spelling } from '#core/text-gate/gate-tools.ts';
import { wordsToSpell } from '#core/text-gate/wording/words-to-spell.ts';
import { hunspellSpeller } from '#server/providers/speller/hunspell-speller.ts';
import { goldenOffers } from '#tests/golden/composer/offers.ts';
import { type GoldenText, writeGolden } from '#tests/golden/composer/write-golden.ts';

const goals = { perSecond: 300, gateMs: 3, spellerMb: 60 };
const recentCount = 40;

/** Messages per second of the composer and the gate on one core, and what the speller weighs. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const written = writeGolden(isFull ? undefined : ['un']).filter(isWritten);
  const rounds = isFull ? 10 : 5;
  const tools = await writerTools(written);
  const check = (message: Message, brief: MessageBrief) => checkText(message, brief, tools);
  const offer = Object.values(goldenOffers)[0];
  if (!offer) throw new Error('no offer to write for');
  const rows = {
    'bare: fill a template, count its signs': measure(rounds, written, ({ brief }) => fillTemplate(brief)),
    'ledger of a profile': measure(rounds, written, ({ profile }) =>
      collectFacts({ person: profile.person, seenAt, offer, offerChangedAt: seenAt }),
    ),
    'composer alone': measure(rounds, written, ({ brief }) => compose(brief)),
    'gate alone, spelling warm': measure(rounds, written, ({ brief, message }) => check(message, brief)),
    'composer + gate': measure(rounds, written, ({ brief }) => {
      const sentences = compose(brief);
      return sentences && check(layOut(sentences, brief.kind), brief);
    }),
  };
  console.log(
    `${written.length} golden messages, best of ${rounds} rounds, ${recentCount} recent texts to compare with`,
  );
  console.table(rows);
  const memory = { bare: spellerMemory('bare'), speller: spellerMemory('speller') };
  console.log('MB of a fresh process, before and after a thread is opened and has answered');
  console.table(memory);
  const perSecond = rows['composer + gate'].perSecond;
  const gateMs = rows['gate alone, spelling warm'].ms;
  const spellerMb = memory.speller.added;
  report(
    `composer + gate: ${perSecond} per second, goal ${goals.perSecond} and more`,
    perSecond >= goals.perSecond,
  );
  report(`gate alone: ${gateMs} ms per message, goal ${goals.gateMs} and less`, gateMs <= goals.gateMs);
  report(`speller: ${spellerMb} MB, goal ${goals.spellerMb} and less`, spellerMb <= goals.spellerMb);
}

const report = (figure: string, isMet: boolean) => console.log(`${figure}: ${isMet ? 'met' : 'MISSED'}`);

const seenAt = '2026-11-10T09:00:00.000Z';

type Written = GoldenText & { message: Message };
const isWritten = (text: GoldenText): text is Written => text.message !== null;

/** Every word was asked about once, as in a server that has run for a while. */
async function writerTools(written: readonly Written[]): Promise<GateTools> {
  const speller = hunspellSpeller();
  const words = new Set(written.flatMap(({ message, brief }) => wordsToSpell(message, brief)));
  const spellings = await speller.check([...words]);
  await speller.close();
  const unknown: Spelling = { isRight: true, suggestions: [] };
  return {
    spell: (word) => spellings.get(word) ?? unknown,
    recentTexts: written.slice(0, recentCount).map(({ message }) => message.text),
  };
}

/** What a mail merge does: no facts, no grammar, no proof. */
function fillTemplate({ person, sender, limits }: MessageBrief): boolean {
  const text =
    `Bonjour {{firstName}},\n\nJe suis {{role}} chez {{company}}. Échangeons un quart d’heure ?\n\n{{name}}`
      .replace('{{firstName}}', person.firstName ?? '')
      .replace('{{role}}', sender.role)
      .replace('{{company}}', sender.company)
      .replace('{{name}}', sender.firstName);
  return countSigns(text) <= limits.hard;
}

/** Time of the processor, not of the clock: what the machine does meanwhile for others is not the writer's cost. */
function measure<T>(rounds: number, items: readonly T[], work: (item: T) => unknown) {
  let bestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const startedAt = process.cpuUsage();
    for (const item of items) work(item);
    const { user, system } = process.cpuUsage(startedAt);
    bestMs = Math.min(bestMs, (user + system) / 1000);
  }
  return {
    perSecond: Math.round((items.length * 1000) / bestMs),
    ms: Math.round((bestMs * 1000) / items.length) / 1000,
  };
}

function spellerMemory(what: 'bare' | 'speller'): { before: number; after: number; added: number } {
  const script = new URL('./writer/speller-memory.ts', import.meta.url).pathname;
  const output = execFileSync(process.execPath, ['--expose-gc', script, what], { encoding: 'utf8' });
  const { before, after } = JSON.parse(output) as { before: number; after: number };
  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return { before: mb(before), after: mb(after), added: mb(after - before) };
}
