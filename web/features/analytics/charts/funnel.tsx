import type { AnalyticsSummary } from '#contract/overview/analytics.ts';
import { baseOf, type JourneyMark } from '#core/analytics/journey.ts';
import { markWords, wordsOf } from '#core/analytics/mark-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import type { AnalyticsView } from '../analytics-address.ts';
import { CountButton } from '../count-button.tsx';
import { formatInterval, formatShare, IntervalBar, isTooFew, TooFew } from '../rate.tsx';

const columns = ['planned', 'tried', 'confirmed', 'accepted', 'replied', 'positive', 'meeting'] as const;

/** What stands beside a share: those who are not in it, and why. */
const others: Partial<Record<JourneyMark, readonly JourneyMark[]>> = {
  tried: ['upcoming', 'dropped'],
  confirmed: ['not_sent', 'unknown'],
};

/** Shares of people: how well it goes. The others only say how far it is. */
const isResult = (mark: JourneyMark) => ['accepted', 'replied', 'positive', 'meeting'].includes(mark);

/** Whom a share is of, where the number before it is not all of them. */
const baseWords: Partial<Record<JourneyMark, string>> = {
  accepted: 'invitations',
  replied: 'ayant reçu un message',
  meeting: 'prévues',
};

type FunnelProps = {
  counts: AnalyticsSummary['counts'];
  onOpen: (cell: AnalyticsView['cell']) => void;
};

export function Funnel(props: FunnelProps) {
  return (
    <Section title="De la prévision au rendez-vous" note="Chaque nombre ouvre sa liste. Intervalles à 95 %.">
      <dl className="grid grid-cols-7 border-line border-t max-nav:grid-cols-4 max-sm:grid-cols-2">
        {columns.map((mark) => (
          <div
            key={mark}
            className="min-w-0 border-line border-b px-3 pt-3 pb-4 not-first:border-l first:pl-0 max-nav:nth-[5]:border-l-0 max-nav:nth-[5]:pl-0 max-sm:odd:border-l-0 max-sm:odd:pl-0 max-sm:even:border-l! max-sm:even:pl-3!"
          >
            <dt className="font-medium text-14">{markWords[mark]}</dt>
            <dd>
              <Count {...props} mark={mark} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Count({ counts, mark, onOpen }: FunnelProps & { mark: (typeof columns)[number] }) {
  const count = counts[mark];
  const base = baseOf[mark];
  const of = base ? counts[base] : count;
  return (
    <>
      <CountButton
        count={count}
        cell={{ mark }}
        label={markWords[mark]}
        onOpen={onOpen}
        className="mt-1 mb-2.5 inline-block font-heading font-semibold text-33 leading-none tracking-[-0.02em]"
      />
      <Bar count={count} of={of} isOutline={mark === 'planned'} />
      {mark === 'planned' ? (
        <p className="mt-2 text-13 text-muted leading-4">personnes dans la campagne</p>
      ) : (
        <Share count={count} of={of} isResult={isResult(mark)} base={baseWords[mark]} />
      )}
      {(others[mark] ?? [])
        .filter((other) => counts[other] > 0)
        .map((other) => (
          <p key={other} className="mt-0.5 text-13 text-muted leading-5">
            <CountButton
              count={counts[other]}
              cell={{ mark: other }}
              label={markWords[other]}
              onOpen={onOpen}
            />{' '}
            {wordsOf(other, counts[other])}
          </p>
        ))}
    </>
  );
}

function Bar({ count, of, isOutline }: { count: number; of: number; isOutline: boolean }) {
  if (isOutline) return <span aria-hidden className="block h-16 border border-accent" />;
  return (
    <span aria-hidden className="flex h-16 flex-col justify-end bg-accent-soft">
      <span
        className="block bg-accent"
        style={{ height: of === 0 ? 0 : `max(${count > 0 ? 2 : 0}px, ${(100 * count) / of}%)` }}
      />
    </span>
  );
}

type ShareProps = { count: number; of: number; isResult: boolean; base: string | undefined };

function Share({ count, of, isResult, base = '' }: ShareProps) {
  if (of === 0) return <p className="mt-2 text-13 text-muted leading-4">pas encore</p>;
  const ratio = `${formatNumber(count)} sur ${formatNumber(of)} ${base}`.trim();
  if (isResult && isTooFew(of))
    return (
      <p className="mt-2 grid gap-1 text-13 text-muted leading-4">
        {ratio}
        <TooFew base={of} />
      </p>
    );
  return (
    <div className="mt-2 text-13 leading-5">
      <p>
        <strong className="font-semibold text-14">{formatShare(count / of)}</strong>{' '}
        <span className="text-muted">({ratio})</span>
      </p>
      {isResult && (
        <>
          <IntervalBar count={count} base={of} />
          <p className="text-muted">entre {formatInterval(count, of).replace(' – ', ' et ')}</p>
        </>
      )}
    </div>
  );
}
