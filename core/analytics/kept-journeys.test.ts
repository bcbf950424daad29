import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldJourneys, type JourneyEvent, journeyKinds } from './fold-journeys.ts';
import { packJourneys, renewJourneys, unpackJourneys } from './kept-journeys.ts';

const anyEvent = fc.record({
  personId: fc.constantFrom('ana', 'ben', 'chloé "c"'),
  kind: fc.constantFrom(...journeyKinds),
  at: fc.nat({ max: 1_800_000_000_000 }),
  stepKey: fc.constantFrom('', 'invitation', 'm\t1'),
  value: fc.constantFrom('', 'invite', 'message', 'withdraw', 'interested', 'meeting'),
  detail: fc.constantFrom('', 'confirmed'),
});
const anyLog = fc.array(anyEvent, { maxLength: 30 }).map((events): JourneyEvent[] =>
  events.map((event, at) => ({
    ...event,
    id: at + 1,
    detail: event.kind === 'step_settled' ? event.detail : '',
  })),
);

test('what was kept reads as it was', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const journeys = foldJourneys('campaign', log);
      expect(unpackJourneys('campaign', packJourneys(journeys))).toEqual(journeys);
    }),
  );
});

test('kept at any moment and renewed by who changed since, a log tells the same as when read whole', () => {
  fc.assert(
    fc.property(anyLog, fc.nat({ max: 30 }), (log, keptAt) => {
      const kept = foldJourneys('campaign', log.slice(0, keptAt));
      const changed = new Set(log.slice(keptAt).map(({ personId }) => personId));
      const renewed = foldJourneys(
        'campaign',
        log.filter(({ personId }) => changed.has(personId)),
      );
      expect(renewJourneys(kept, renewed)).toEqual(foldJourneys('campaign', log));
    }),
  );
});
