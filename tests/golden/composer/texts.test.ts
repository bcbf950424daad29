import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goldenArgumentaires } from './argumentaires.ts';
import { findFaults, judges } from './judges.ts';
import { goldenPeople } from './people.ts';
import { plainManner, writeSequence } from './write-golden.ts';

const former = JSON.parse(readFileSync(new URL('./former-texts.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const page = new URL('../../../docs/texts.md', import.meta.url);

const written = goldenPeople.map(({ offer, profile }, at) => ({
  offer,
  profile,
  texts: writeSequence(profile, offer, {
    ...plainManner,
    seed: `people ${at}`,
    hasArguments: true,
    length: 'short',
    followUps: 2,
  }),
}));

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function pageOf(): string {
  const people = written.map(({ offer, profile, texts }) => {
    const message = texts.find(({ brief }) => brief.kind === 'message');
    const reason = message?.brief.reason ?? null;
    const argument = goldenArgumentaires[offer]?.arguments.find(({ id }) => id === reason?.argumentId);
    const evidence = message?.brief.facts.filter(({ id }) => reason?.evidence.includes(id)) ?? [];
    const sign = evidence.map(({ text }) => `« ${text} »`).join(', ');
    const why = argument ? `${argument.name}, by ${reason?.sign}: ${sign}` : 'none';
    const all = texts.map(
      ({ brief, message }) => `${brief.kind}:\n\n${quoted(message?.text ?? 'nothing: left alone')}`,
    );
    return `## ${profile.trap} (${offer})\n\nArgument: ${why}\n\nBefore:\n\n${quoted(former[profile.trap]?.message ?? '')}\n\nNow, ${all.join('\n\n')}`;
  });
  return `# Texts of the built-in writer\n\nSixty people, the first message as it was written before arguments, and all texts as they are written now. A test makes this page (\`UPDATE=1\` writes it anew).\n\n${people.join('\n\n')}\n`;
}

test('docs/texts.md shows what is written', () => {
  const made = pageOf();
  if (process.env.UPDATE) writeFileSync(page, made);
  expect(made).toBe(readFileSync(page, 'utf8'));
});

test.each(Object.entries(judges))('%s', (_, judge) => {
  expect(
    findFaults(
      written.flatMap(({ texts }) => texts),
      judge,
    ),
  ).toEqual([]);
});

test('texts keep their length, and a first message of an argument says its sign', () => {
  for (const { brief, message, sentences } of written.flatMap(({ texts }) => texts)) {
    if (brief.isLeftAlone) continue;
    const most =
      brief.kind === 'note' ? brief.limits.hard : brief.isLast ? 260 : brief.number > 1 ? 300 : 395;
    expect(message?.text.length, message?.text).toBeLessThanOrEqual(most);
    if (
      brief.kind === 'message' &&
      brief.reason &&
      brief.reason.sign !== 'headcount' &&
      brief.reason.sign !== 'sector'
    )
      expect(
        sentences?.some(({ evidence }) => evidence.some((id) => brief.reason?.evidence.includes(id))),
        message?.text,
      ).toBe(true);
  }
});
