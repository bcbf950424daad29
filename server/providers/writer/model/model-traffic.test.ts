import { describe, expect, test } from 'vitest';
import { setUpLlm, writeOne } from '#tests/support/llm-app.ts';
import { modelBrief } from '#tests/support/model-brief.ts';
import { openTraffic } from './model-traffic.ts';

const t = setUpLlm();
const soon = () => performance.now() + 60_000;

describe('room', () => {
  test('is for so many calls at once; the next ones come in their order', async () => {
    const traffic = openTraffic({ atOnce: 2, breakAfter: 5, pauseMs: 1_000 });
    const entered: number[] = [];
    const calls = [1, 2, 3, 4].map(async (call) => {
      await traffic.enter(soon());
      entered.push(call);
    });
    await Promise.all(calls.slice(0, 2));
    expect(entered).toEqual([1, 2]);
    traffic.leave();
    await calls[2];
    expect(entered).toEqual([1, 2, 3]);
    traffic.leave();
    await calls[3];
    expect(entered).toEqual([1, 2, 3, 4]);
  });

  test('is not waited for past the end, and whoever gave up takes none', async () => {
    const traffic = openTraffic({ atOnce: 1, breakAfter: 5, pauseMs: 1_000 });
    await traffic.enter(soon());
    expect(await traffic.enter(performance.now() + 10)).toBe(false);
    traffic.leave();
    expect(await traffic.enter(soon())).toBe(true);
  });

  test('is closed to everybody while the provider asks to wait', async () => {
    const traffic = openTraffic({ atOnce: 4, breakAfter: 5, pauseMs: 1_000 });
    const before = performance.now();
    traffic.holdOff(60);
    expect(await traffic.enter(soon())).toBe(true);
    expect(performance.now() - before).toBeGreaterThanOrEqual(60);
    traffic.holdOff(120_000);
    expect(await traffic.enter(soon())).toBe(false);
  });
});

describe('a model that fails', () => {
  const patience = { retries: 0, breakAfter: 3, pauseMs: 60_000 };
  const ask = (writer: ReturnType<typeof t.open>) => writeOne(writer, modelBrief());

  test('is left alone after a few times, then tried by one ask alone', { tags: 'heavy' }, async () => {
    t.llm.play('broken');
    let later = 0;
    const writer = t.open({}, patience, () => performance.now() + later);
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(writer)).instead).toBe('silent');
    expect(t.llm.requests).toHaveLength(3);
    expect(t.logLines.join()).toContain('the model is left alone for a while');
    later += patience.pauseMs;
    await Promise.all([ask(writer), ask(writer), ask(writer)]);
    expect(t.llm.requests).toHaveLength(4);
    later += patience.pauseMs;
    t.llm.play('good');
    expect((await ask(writer)).author).toBe('model');
    expect((await Promise.all([ask(writer), ask(writer)])).map(({ author }) => author)).toEqual([
      'model',
      'model',
    ]);
  });

  test('is not left alone for answers that could not be used', { tags: 'heavy' }, async () => {
    t.llm.play('bad_json');
    const writer = t.open({}, patience);
    for (let turn = 0; turn < 5; turn += 1) await ask(writer);
    expect(t.llm.requests).toHaveLength(10);
  });

  test('and asks to wait is waited for by all who ask', async () => {
    t.llm.play('throttled_for_long', 'good');
    const writer = t.open({}, patience);
    expect((await ask(writer)).usage.map(({ detail }) => detail)).toEqual(['AI_APICallError 429']);
    expect((await ask(writer)).usage).toEqual([]);
    expect(t.llm.requests).toHaveLength(1);
  });
});
