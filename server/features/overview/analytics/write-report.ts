import type { AnalyticsDetail, AnalyticsSegment, AnalyticsSummary } from '#contract/overview/analytics.ts';
import { baseOf, type JourneyMark } from '#core/analytics/journey.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { medianDay, waitedMarks } from '#core/analytics/survival.ts';
import { type DayCounts, sumWeeks } from '#core/analytics/trend.ts';
import { enoughToConclude, wilsonInterval } from '#core/analytics/wilson.ts';
import { withFirst } from '#core/french/first-of-month.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { makePdf, type Paper } from '#server/platform/pdf/make-pdf.ts';
import { readDetail, readSummary } from './read-analytics.ts';
import { readSegments } from './read-segments.ts';

/** The figures of the page, laid out for paper. */
export async function writeReport(
  ctx: MemberCtx,
  campaignId: string,
  filter: JourneyFilter,
): Promise<Buffer> {
  const { campaign } = await getCampaign(ctx, campaignId);
  const summary = await readSummary(ctx, campaignId, filter);
  const detail = await readDetail(ctx, campaignId, { ...filter, by: 'function' });
  const places = await readSegments(ctx, campaignId, { ...filter, by: 'place' });
  const texts = await readSegments(ctx, campaignId, { ...filter, by: 'text' });
  const madeAt = ctx.campaignClock.now();
  const about = {
    title: `Analyse de la campagne ${campaign.name}`,
    author: 'Accroche',
    madeAt,
    foot: `Accroche · ${campaign.name} · ${formatDay(madeAt)}`,
  };
  return makePdf(about, (paper) => {
    paper.title(campaign.name, 'Analyse de campagne', describePeople(summary, filter, madeAt));
    writeFunnel(paper, summary);
    if (summary.forecast && !filter.from && !filter.to)
      writeForecast(paper, summary.forecast, summary.counts);
    writeWeeks(paper, detail);
    writeDelays(paper, detail);
    writeAcceptance(paper, 'Par fonction', 'Fonction', detail.segments);
    writeAcceptance(paper, 'Par lieu', 'Région', places);
    writeTexts(paper, texts);
  });
}

const number = new Intl.NumberFormat('fr-FR');
const percent = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const formatDay = (date: Date) => withFirst(long.format(date));
const nameDay = (day: string) => formatDay(new Date(`${day}T12:00:00Z`));

function describePeople({ days }: AnalyticsSummary, { from, to }: JourneyFilter, at: Date): string {
  const first = from ?? days?.first;
  const last = to ?? days?.last;
  const period = first && last ? `du ${nameDay(first)} au ${nameDay(last)}` : 'personne encore';
  return `Premier contact\u00a0: ${period}. Chiffres du ${formatDay(at)}.`;
}

const tooEarly = (of: number) => `trop tôt pour conclure (n\u00a0=\u00a0${number.format(of)})`;

/** « 31,4 % », then « 25,3 % à 38,1 % »; under the sample, that it is too early. */
function describeRate(count: number, of: number): readonly [string, string] {
  if (of === 0) return ['', 'pas encore'];
  if (of < enoughToConclude) return ['', tooEarly(of)];
  const { low, high } = wilsonInterval(count, of);
  return [percent.format(count / of), `${percent.format(low)} à ${percent.format(high)}`];
}

const funnel = ['planned', 'tried', 'confirmed', 'accepted', 'replied', 'positive', 'meeting'] as const;

function writeFunnel(paper: Paper, { counts }: AnalyticsSummary): void {
  paper.section('De la prévision au rendez-vous', 'Intervalles de Wilson à 95\u00a0%.');
  paper.table(
    [
      { head: 'Étape', share: 3 },
      { head: 'Personnes', share: 2, isNumber: true },
      { head: 'Sur', share: 2, isNumber: true },
      { head: 'Taux', share: 2, isNumber: true },
      { head: 'Intervalle', share: 4, isNumber: true },
    ],
    funnel.map((mark) => {
      const base: JourneyMark | null = baseOf[mark];
      if (!base) return [markWords[mark], number.format(counts[mark]), '', '', ''];
      const [rate, interval] = describeRate(counts[mark], counts[base]);
      return [markWords[mark], number.format(counts[mark]), number.format(counts[base]), rate, interval];
    }),
  );
}

function writeForecast(
  paper: Paper,
  forecast: NonNullable<AnalyticsSummary['forecast']>,
  counts: AnalyticsSummary['counts'],
): void {
  paper.section(
    'Prévu au lancement, constaté depuis',
    'La fourchette tient huit fois sur dix, une fois la campagne terminée.',
  );
  const rows = (['accepted', 'replied', 'positive'] as const).map((mark) => {
    const { low, likely, high } = forecast[mark];
    const range = `${number.format(low)} à ${number.format(high)}`;
    return [markWords[mark], number.format(likely), range, number.format(counts[mark])];
  });
  paper.table(
    [
      { head: 'Étape', share: 3 },
      { head: 'Prévu', share: 2, isNumber: true },
      { head: 'Fourchette', share: 3, isNumber: true },
      { head: 'Constaté', share: 2, isNumber: true },
    ],
    [
      [markWords.planned, number.format(forecast.people), '', number.format(counts.planned)],
      [markWords.invited, number.format(forecast.invitations), '', number.format(counts.invited)],
      ...rows,
    ],
  );
}

function writeWeeks(paper: Paper, { days }: AnalyticsDetail): void {
  const weeks = sumWeeks(days as DayCounts[]);
  paper.section('Semaine par semaine', 'Par semaine du lundi au dimanche, heure de Paris.');
  if (weeks.length === 0) {
    paper.paragraph('Rien n’est encore parti.');
    return;
  }
  const nameWeek = (day: string) => withFirst(short.format(new Date(`${day}T12:00:00Z`)));
  paper.bars(
    weeks.map(({ day, invited, accepted }) => ({ name: nameWeek(day), value: invited, part: accepted })),
    'En clair, les invitations confirmées\u00a0; en foncé, les acceptations de la même semaine.',
  );
  paper.table(
    [
      { head: 'Semaine du', share: 3 },
      { head: markWords.invited, share: 3, isNumber: true },
      { head: markWords.accepted, share: 2, isNumber: true },
      { head: markWords.replied, share: 2, isNumber: true },
    ],
    weeks.map(({ day, invited, accepted, replied }) => [
      nameDay(day),
      ...[invited, accepted, replied].map((count) => number.format(count)),
    ]),
  );
}

const waits = { accepted: 'Acceptation', replied: 'Réponse' } as const;

function writeDelays(paper: Paper, { delays }: AnalyticsDetail): void {
  paper.section('Combien de temps avant une réponse\u00a0?', 'Qui attend encore compte jusqu’à aujourd’hui.');
  paper.table(
    [
      { head: 'Délai', share: 2 },
      { head: 'Personnes suivies', share: 2, isNumber: true },
      { head: 'La moitié en', share: 4, isNumber: true },
    ],
    waitedMarks.map((mark) => {
      const curve = delays[mark];
      const followed = curve[0]?.waiting ?? 0;
      const day = medianDay(curve);
      const half =
        day === null
          ? 'moins de la moitié à ce jour'
          : day === 0
            ? 'moins d’un jour'
            : `${number.format(day)}\u00a0${day > 1 ? 'jours' : 'jour'}`;
      return [waits[mark], number.format(followed), followed < enoughToConclude ? tooEarly(followed) : half];
    }),
  );
}

function writeAcceptance(
  paper: Paper,
  title: string,
  head: string,
  segments: readonly AnalyticsSegment[],
): void {
  paper.section(title, 'Taux d’acceptation des invitations.');
  if (segments.length === 0) {
    paper.paragraph('Personne n’est encore compté ici.');
    return;
  }
  paper.table(
    [
      { head, share: 5 },
      { head: 'Invitations', share: 2.4, isNumber: true },
      { head: markWords.accepted, share: 2.3, isNumber: true },
      { head: 'Taux', share: 2, isNumber: true },
      { head: 'Intervalle', share: 6, isNumber: true },
      { head: markWords.meeting, share: 2.9, isNumber: true },
    ],
    segments.map(({ label, counts }) => [
      label,
      number.format(counts.invited),
      number.format(counts.accepted),
      ...describeRate(counts.accepted, counts.invited),
      number.format(counts.meeting),
    ]),
  );
}

function writeTexts(paper: Paper, texts: readonly AnalyticsSegment[]): void {
  paper.section(
    'Les messages, des plus aux moins suivis de réponses positives',
    'Une personne compte pour chaque message reçu\u00a0; sa réponse, pour celui auquel elle répond.',
  );
  if (texts.length === 0) {
    paper.paragraph('Aucun message n’est encore parti.');
    return;
  }
  paper.table(
    [
      { head: 'Message', share: 6 },
      { head: 'Reçus', share: 1.8, isNumber: true },
      { head: markWords.replied, share: 2.2, isNumber: true },
      { head: markWords.positive, share: 2, isNumber: true },
      { head: 'Part positive', share: 2.6, isNumber: true },
      { head: 'Intervalle', share: 5, isNumber: true },
    ],
    texts.map(({ label, counts }) => [
      label,
      number.format(counts.confirmed),
      number.format(counts.replied),
      number.format(counts.positive),
      ...describeRate(counts.positive, counts.confirmed),
    ]),
  );
}
