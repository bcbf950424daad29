import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { type PlanChoice, PricingGrid } from '#web/site/frame/pricing-grid.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { planChoiceQuery } from './settings.queries.ts';

// Paying online is not open yet: a plan is asked for, and the button says no more than that.
const byRequest: PlanChoice = {
  href: () => `${paths.support}?sujet=facturation`,
  label: (plan) => `Demander ${plan}`,
};

export function SubscriptionSection() {
  const { subscription } = useUser();
  return (
    <>
      <Section title="Votre formule" note="elle vaut pour tout votre compte">
        <div className="grid gap-3 border-line border-t pt-4">
          <p className="font-semibold font-heading text-28 leading-none">
            <span className="sr-only">Votre formule : </span>
            {subscription}
          </p>
          <p className="text-pretty text-muted">
            {subscription === 'FREE'
              ? 'La formule FREE ne demande aucune carte bancaire et ne s’arrête pas d’elle-même.'
              : `Votre compte est en formule ${subscription}.`}
          </p>
        </div>
      </Section>
      <ChosenPlan />
      <Section title="Les formules" note="prix hors taxes, en euros">
        <p className="mb-6 max-w-[60ch] text-pretty text-muted">
          Pour changer de formule, demandez-la à notre équipe : le formulaire s’ouvre sur le bon sujet.
        </p>
        <PricingGrid currentPlan={subscription} choice={byRequest} />
      </Section>
      <Section title="Une question sur votre formule ?">
        <p className="text-pretty text-muted">
          Ce que contient une formule, comment en changer, comment la facture est établie :{' '}
          <AppLink href={paths.help} className="link">
            lisez l’aide
          </AppLink>{' '}
          ou{' '}
          <AppLink href={paths.support} className="link">
            écrivez à notre équipe
          </AppLink>
          . Les règles complètes sont dans les{' '}
          <AppLink href={paths.salesTerms} className="link">
            conditions de vente
          </AppLink>
          .
        </p>
      </Section>
    </>
  );
}

const intervals = { monthly: 'facturation mensuelle', yearly: 'facturation annuelle' };

/** What the person picked on the public site is not forgotten. */
function ChosenPlan() {
  const { data } = useQuery(planChoiceQuery);
  if (!data?.plan) return null;
  return (
    <Notice
      tone="info"
      title={`Formule choisie : ${data.plan}${data.interval ? `, ${intervals[data.interval]}` : ''}`}
    >
      Votre choix est gardé. D’ici la souscription, votre compte reste en formule FREE et rien ne vous est
      facturé.{' '}
      <AppLink href={paths.nextStep} className="link">
        Continuer la préparation
      </AppLink>
    </Notice>
  );
}
