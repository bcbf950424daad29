import { paths } from '#contract/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';

export function SubscriptionSection() {
  const { subscription } = useUser();
  return (
    <>
      <Rubrique title="Votre formule" note="elle vaut pour tout votre compte">
        <div className="grid gap-3 border-ligne border-t pt-4">
          <p className="font-semibold font-titre text-28 leading-none">
            <span className="sr-only">Votre formule : </span>
            {subscription}
          </p>
          <p className="text-pretty text-sourdine">
            {subscription === 'FREE'
              ? 'La formule FREE ne demande aucune carte bancaire et ne s’arrête pas d’elle-même.'
              : `Votre compte est en formule ${subscription}.`}
          </p>
        </div>
      </Rubrique>
      <Rubrique title="Une question sur votre formule ?">
        <p className="text-pretty text-sourdine">
          Ce que contient une formule, comment en changer, comment la facture est établie :{' '}
          <AppLink href={paths.help} className="lien">
            lisez l’aide
          </AppLink>{' '}
          ou{' '}
          <AppLink href={paths.support} className="lien">
            écrivez à notre équipe
          </AppLink>
          . Les règles complètes sont dans les{' '}
          <AppLink href={paths.salesTerms} className="lien">
            conditions de vente
          </AppLink>
          .
        </p>
      </Rubrique>
    </>
  );
}
