import { hourMs } from '#core/time/durations.ts';
import { type Check, hold, LeftOut, once } from '../checks.ts';
import { type Payments, PaymentsError } from './payments.ts';

const checkedUser = 'verification';

/**
 * By reading, and with a test key by opening a page to pay that is closed at once. `open`: with our key, or with the one
 * that is given.
 */
export function paymentChecks(
  open: (key?: string) => Payments,
  { isTestKey, now }: { isTestKey: boolean; now(): Date },
): Check[] {
  const payments = once(async () => open());
  return [
    {
      title: 'tous les prix existent, au bon montant',
      run: async () => {
        const missing = await (await payments()).missingPrices();
        hold(missing.length === 0, `il manque ${missing.join(', ')} : npm run admin -- prices`);
        return isTestKey ? 'clé de test' : 'clé réelle';
      },
    },
    {
      title: 'une fausse clé est refusée',
      run: () => fails(open('sk_test_fausse').missingPrices(), 'unavailable'),
    },
    {
      title: 'un client inconnu est un refus, pas une panne',
      run: async () => fails((await payments()).readCustomer('cus_inconnu'), 'refused'),
    },
    {
      title: 'une nouvelle mal signée n’est pas crue',
      run: async () => {
        const forged = JSON.stringify({ id: 'evt_faux', object: 'event', type: 'customer.updated' });
        hold((await payments()).readNews(forged, 't=1,v1=00') === null, 'elle est crue');
        return 'refusée ; le secret lui-même ne se vérifie qu’à la première vraie nouvelle';
      },
    },
    {
      title: 'une page de paiement s’ouvre et se ferme',
      run: async () => {
        if (!isTestKey) throw new LeftOut('clé réelle : rien n’y est créé');
        const { createCustomer, openCheckout, closeCheckout } = await payments();
        const customerId = await createCustomer({
          userId: checkedUser,
          email: 'verification@accroche.example',
          name: 'Vérification Accroche',
          former: 0,
        });
        const site = 'https://accroche.example';
        const { id, url } = await openCheckout({
          ...{ plan: 'SOLO', period: 'monthly', customerId, userId: checkedUser },
          ...{ successUrl: site, cancelUrl: site, expiresAt: new Date(now().getTime() + hourMs) },
        });
        hold(await closeCheckout(id), 'elle ne se ferme pas');
        return `page de ${new URL(url).hostname}, fermée`;
      },
    },
  ];
}

async function fails(asked: Promise<unknown>, kind: PaymentsError['kind']): Promise<string> {
  const error = await asked.then(
    () => null,
    (found: unknown) => found,
  );
  hold(
    error instanceof PaymentsError && error.kind === kind,
    `attendu : ${kind} ; reçu : ${error instanceof PaymentsError ? error.kind : error === null ? 'une réponse' : 'une autre erreur'}`,
  );
  return kind;
}
