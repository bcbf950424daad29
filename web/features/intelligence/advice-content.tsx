import { useQuery } from '@tanstack/react-query';
import type { AdviceFinding } from '#contract/intelligence.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { AdviceCard } from './advice-card.tsx';
import { adviceQuery } from './intelligence.queries.ts';
import { RulesTable } from './rules-table.tsx';

/** What the rules advise now; below, what each of them looked at, whether it advises or not. */
export function AdviceContent({ campaignId }: { campaignId: string }) {
  return (
    <QueryView
      query={useQuery(adviceQuery(campaignId))}
      loading={<LinesSkeleton label="Les règles sont relues…" lines={5} />}
      failed="Les conseils n’ont pas pu être lus."
      failedNote="Vos envois continuent : seul cet affichage est touché."
    >
      {({ findings }) => {
        const advised = findings.filter(({ advice }) => advice);
        return (
          <>
            {advised.length > 0 && (
              <ul className="mb-10 grid gap-6">
                {advised.map(({ rule, name, looksAt, advice }) => (
                  <li key={rule}>
                    {advice && (
                      <AdviceCard campaignId={campaignId} name={name} looksAt={looksAt} advice={advice} />
                    )}
                  </li>
                ))}
              </ul>
            )}
            <Section
              title={advised.length > 0 ? 'Ce que chaque règle a regardé' : 'Aucun conseil pour l’instant'}
              note={summaryOf(findings)}
            >
              <RulesTable campaignId={campaignId} findings={findings} />
            </Section>
          </>
        );
      }}
    </QueryView>
  );
}

/** « 9 règles : 4 n’ont rien trouvé, 3 manquent encore de recul, 2 sont sans objet. » */
function summaryOf(findings: readonly AdviceFinding[]): string {
  const count = (verdict: AdviceFinding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const part = (verdict: AdviceFinding['verdict'], one: string, many: string) => {
    const found = count(verdict);
    return found === 0 ? [] : [`${formatNumber(found)} ${found > 1 ? many : one}`];
  };
  const parts = [
    ...part('advice', 'conseille un changement', 'conseillent un changement'),
    ...part('fine', 'n’a rien trouvé', 'n’ont rien trouvé'),
    ...part('early', 'manque encore de recul', 'manquent encore de recul'),
    ...part('off', 'est sans objet', 'sont sans objet'),
  ];
  return `${findings.length} règles\u00a0: ${parts.join(', ')}.`;
}
