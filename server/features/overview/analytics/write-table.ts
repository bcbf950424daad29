import { Readable } from 'node:stream';
import type { analyticsTables } from '#contract/overview/analytics.ts';
import { countDays, countHours, countMarks } from '#core/analytics/count-journeys.ts';
import { baseOf, type JourneyMark } from '#core/analytics/journey.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { markWords, weekdayWords } from '#core/analytics/mark-words.ts';
import { isOfText, type Segmentation } from '#core/analytics/segmentations.ts';
import { curveOf, waitedMarks } from '#core/analytics/survival.ts';
import { type DayCounts, sumWeeks } from '#core/analytics/trend.ts';
import { wilsonInterval } from '#core/analytics/wilson.ts';
import { csvLine, guardFormula } from '#core/words/write-csv.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readPopulation } from './read-journeys.ts';
import { cutPopulation } from './read-segments.ts';

type AnalyticsTable = (typeof analyticsTables)[number];
type Asked = JourneyFilter & { table: AnalyticsTable; by: Segmentation };
type Row = readonly (string | number)[];

const byteOrderMark = '\u{FEFF}';
const share = (value: number) => (100 * value).toFixed(1).replace('.', ',');

/** The numbers behind one chart, for a spreadsheet. */
export async function writeTable(
  ctx: MemberCtx,
  campaignId: string,
  { table, by, ...filter }: Asked,
): Promise<Readable> {
  const record = await getCampaign(ctx, campaignId);
  const population = await readPopulation(ctx, [campaignId], filter, by);
  const { journeys, erased } = population;
  const rows: Record<AnalyticsTable, () => Promise<Row[]> | Row[]> = {
    funnel: () => funnelRows(countMarks(journeys, erased)),
    days: () => [['Jour', ...trendWords], ...trendRows(countDays(journeys, erased))],
    weeks: () => [['Semaine du', ...trendWords], ...trendRows(sumWeeks(countDays(journeys, erased)))],
    hours: () => [
      ['Jour', 'Heure', 'Acceptations et réponses'],
      ...countHours(journeys).map(({ weekday, hour, received }) => [
        weekdayWords[weekday - 1] ?? '',
        hour,
        received,
      ]),
    ],
    delays: () => [
      ['Délai', 'Jours', 'Suivies', 'Venues ce jour', 'Part (%)'],
      ...waitedMarks.flatMap((mark) =>
        curveOf(journeys, mark, ctx.campaignClock.now()).map((point) => [
          ...[markWords[mark], point.day, point.waiting, point.came, share(point.share)],
        ]),
      ),
    ],
    segments: async () => [
      ['Segment', ...marksOf(by).map((mark) => (mark === 'confirmed' ? 'Reçus' : markWords[mark]))],
      ...(await cutPopulation(ctx, record, population, by)).map(({ label, counts }) => [
        label,
        ...marksOf(by).map((mark) => counts[mark]),
      ]),
    ],
  };
  const lines = (await rows[table]()).map((row) =>
    csvLine(
      row.map((cell) => guardFormula(String(cell))),
      ';',
    ),
  );
  return Readable.from([Buffer.from(byteOrderMark + lines.join(''))]);
}

const trendWords = [markWords.invited, markWords.accepted, markWords.replied];
const trendRows = (days: readonly DayCounts[]): Row[] =>
  days.map(({ day, invited, accepted, replied }) => [day, invited, accepted, replied]);

const marksOf = (by: Segmentation): readonly JourneyMark[] =>
  isOfText(by)
    ? ['confirmed', 'accepted', 'replied', 'positive', 'meeting']
    : ['invited', 'accepted', 'messaged', 'replied', 'positive', 'meeting'];

const funnelMarks: readonly JourneyMark[] = [
  'planned',
  'tried',
  'confirmed',
  'accepted',
  'replied',
  'positive',
  'meeting',
];

function funnelRows(counts: Record<JourneyMark, number>): Row[] {
  return [
    ['Étape', 'Personnes', 'Sur', 'Taux (%)', 'De (%)', 'À (%)'],
    ...funnelMarks.map((mark) => {
      const base = baseOf[mark];
      const of = base ? counts[base] : 0;
      if (!base || of === 0) return [markWords[mark], counts[mark], '', '', '', ''];
      const { low, high } = wilsonInterval(counts[mark], of);
      return [markWords[mark], counts[mark], of, share(counts[mark] / of), share(low), share(high)];
    }),
  ];
}
