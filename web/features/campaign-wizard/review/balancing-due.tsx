import { useQuery } from '@tanstack/react-query';
import type { Balancing } from '#contract/overview/privacy.ts';
import { paths } from '#contract/paths.ts';
import { balancingQuestions } from '#core/privacy/balancing.ts';
import { AnswerList } from '#web/features/privacy/balancing-versions.tsx';
import { balancingQuery } from '#web/features/privacy/privacy.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';

export const useBalancingDue = (campaignId: string, isEnabled: boolean) =>
  useQuery({ ...balancingQuery(campaignId), enabled: isEnabled });

/** What a launch confirms. */
export const answersToConfirm = ({ draft: answers, proposed }: Balancing) => answers ?? proposed;

/** Before a first launch: what the user relies on to write to people, confirmed by the launch itself. */
export function BalancingDue({ balancing }: { balancing: Balancing }) {
  const answers = answersToConfirm(balancing);
  return (
    <Section title="Mise en balance" note="confirmée avec votre premier lancement">
      <div className="grid gap-3 border-line border-t pt-3">
        <p className="max-w-[64ch] text-pretty text-14">
          Vous écrivez sur la base de l’intérêt légitime : la CNIL demande de le peser et de le garder par
          écrit. En lançant, vous confirmez ces dix réponses, proposées d’après la campagne.
        </p>
        <blockquote className="border-accent border-l-2 pl-3 text-14">
          <p className="text-13 text-muted">{balancingQuestions.conclusion.title}</p>
          <p className="text-pretty [overflow-wrap:anywhere]">{answers.conclusion}</p>
        </blockquote>
        <details>
          <summary className="link w-fit cursor-pointer text-13">Lire les dix réponses</summary>
          <div className="mt-3">
            <AnswerList answers={answers} />
          </div>
        </details>
        <p className="text-13 text-muted">
          Ce n’est pas un avis juridique.{' '}
          <AppLink href={paths.personalData} className="link">
            Corriger les réponses
          </AppLink>
        </p>
      </div>
    </Section>
  );
}
