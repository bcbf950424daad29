import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AdviceList, type AdviceResult, type AdviceReview } from '#contract/overview/intelligence.ts';
import { variantNames } from '#core/campaigns/engagement.ts';
import { formatNumber, peopleCount } from '#web/lib/format.ts';
import { PeopleDrawer } from '#web/lists/people-drawer.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { AdviceCard } from './advice-card.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { CalibrationSection } from './calibration-section.tsx';
import { ExperimentsSection } from './experiments-section.tsx';
import { adviceQuery, advisedPeopleQuery } from './intelligence.queries.ts';
import { RulesTable } from './rules-table.tsx';

/** What the rules advise now, what came of their advice, and what each of them looked at. */
export function AdviceContent({ campaignId, isOver }: { campaignId: string; isOver: boolean }) {
  const [address, setAddress] = useSearchParams();
  const list = readList(address);
  const open = (next: AdviceList | null) => setAddress(writeList(next), { preventScrollReset: true });
  return (
    <QueryView
      query={useQuery(adviceQuery(campaignId))}
      loading={<LinesSkeleton label="Les règles sont relues…" lines={5} />}
      failed="Les conseils n’ont pas pu être lus."
      failedNote="Vos envois continuent : seul cet affichage est touché."
    >
      {(review) => (
        <>
          <Reviewed campaignId={campaignId} isOver={isOver} review={review} onOpen={open} />
          {list && (
            <AdvisedDrawer
              campaignId={campaignId}
              list={list}
              title={titleOf(review, list)}
              onClose={() => open(null)}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

type ReviewedProps = {
  campaignId: string;
  isOver: boolean;
  review: AdviceReview;
  onOpen: (list: AdviceList) => void;
};

function Reviewed({ campaignId, isOver, review, onOpen }: ReviewedProps) {
  const { findings, applications, experiments, calibration, version } = review;
  const advised = findings.filter(({ verdict }) => verdict === 'advice');
  // Nothing leaves any more: what was compared stays, what was not cannot be.
  const comparable = experiments.filter(({ isOn }) => isOn || !isOver);
  return (
    <div className="grid gap-10">
      {advised.length > 0 && (
        <ul className="grid gap-6">
          {advised.map((finding) => (
            <li key={finding.rule}>
              {finding.advice && (
                <AdviceCard
                  campaignId={campaignId}
                  version={version}
                  finding={finding}
                  advice={finding.advice}
                  onOpen={onOpen}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {applications.length > 0 && (
        <ApplicationsSection campaignId={campaignId} applications={applications} onOpen={onOpen} />
      )}
      {(comparable.length > 0 || !isOver) && (
        <ExperimentsSection
          campaignId={campaignId}
          version={version}
          experiments={comparable}
          onOpen={onOpen}
        />
      )}
      <CalibrationSection calibration={calibration} onOpen={onOpen} />
      <Section
        title={advised.length > 0 ? 'Ce que chaque règle a regardé' : 'Aucun conseil pour l’instant'}
        note={summaryOf(findings)}
      >
        <RulesTable campaignId={campaignId} findings={findings} onOpen={onOpen} />
      </Section>
    </div>
  );
}

/** What the open list holds, in the words of the number that opened it. */
function titleOf(review: AdviceReview, { of, key, part = '' }: AdviceList): string {
  const finding = review.findings.find(({ rule }) => rule === key);
  switch (of) {
    case 'finding':
      return finding?.name ?? 'Personnes';
    case 'line':
      return finding?.advice?.lines[Number(part)]?.label ?? finding?.name ?? 'Personnes';
    case 'application':
      return part === 'after' ? 'Depuis le changement' : 'Avant le changement';
    case 'experiment':
      if (part === 'aside') return 'Textes mis à part';
      return part === 'question' ? variantNames.question : variantNames.statement;
    case 'band': {
      const band = review.calibration.bands[Number(key)];
      const what = part === 'replied' ? 'Ont répondu' : 'Ont accepté';
      return band ? `${what}, score de ${band.from} à ${band.to}` : what;
    }
  }
}

/** « 19 règles : 4 n’ont rien trouvé, 3 manquent encore de recul, 2 sont sans objet. » */
function summaryOf(findings: readonly AdviceResult[]): string {
  const part = (verdict: AdviceResult['verdict'], one: string, many: string) => {
    const found = findings.filter((finding) => finding.verdict === verdict).length;
    return found === 0 ? [] : [`${formatNumber(found)} ${found > 1 ? many : one}`];
  };
  const parts = [
    ...part('advice', 'conseille un changement', 'conseillent un changement'),
    ...part('ignored', 'est ignorée par vous', 'sont ignorées par vous'),
    ...part('fine', 'n’a rien trouvé', 'n’ont rien trouvé'),
    ...part('early', 'manque encore de recul', 'manquent encore de recul'),
    ...part('off', 'est sans objet', 'sont sans objet'),
  ];
  return `${findings.length} règles\u00a0: ${parts.join(', ')}.`;
}

const names = { of: 'liste', key: 'cle', part: 'partie' } as const;

/** Which number is open, as the address says it; what it got wrong is left out. */
function readList(address: URLSearchParams): AdviceList | null {
  const given = Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = address.get(name);
      return value === null ? [] : [[field, value]];
    }),
  );
  const list = AdviceList.safeParse(given);
  return list.success ? list.data : null;
}

function writeList(list: AdviceList | null): URLSearchParams {
  const address = new URLSearchParams();
  if (!list) return address;
  for (const [field, name] of Object.entries(names)) {
    const value = list[field as keyof typeof names];
    if (value) address.set(name, value);
  }
  return address;
}

type AdvisedDrawerProps = { campaignId: string; list: AdviceList; title: string; onClose: () => void };

/** The people behind a number of the page. */
const AdvisedDrawer = ({ campaignId, list, ...props }: AdvisedDrawerProps) => (
  <PeopleDrawer
    {...props}
    query={useInfiniteQuery(advisedPeopleQuery(campaignId, list))}
    formatTotal={peopleCount}
    rowOf={(person) => ({ key: person.id, person })}
  />
);
