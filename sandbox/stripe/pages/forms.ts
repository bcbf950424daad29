import { testCards } from '../billing/cards.ts';
import type { CheckoutSession, Customer, State } from '../state.ts';
import { euros, html, page } from './page.ts';

export const countries: Record<string, string> = {
  FR: 'France',
  BE: 'Belgique',
  CH: 'Suisse',
  DE: 'Allemagne',
  ES: 'Espagne',
  IT: 'Italie',
  LU: 'Luxembourg',
};

const spaced = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const cardFields = (numbers: string) => `
<label>Numéro de carte<input name="number" inputmode="numeric" autocomplete="cc-number" required list="cartes"></label>
<datalist id="cartes">${numbers}</datalist>
<div class="two"><label>Expiration (MM/AA)<input name="exp" autocomplete="cc-exp" placeholder="12/34" required></label>
<label>Cryptogramme<input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label></div>`;

const cardHelp = `<details class="muted"><summary>Cartes d’essai</summary><ul>${Object.entries(testCards)
  .map(([digits, { label }]) => `<li>${spaced(digits)}\u00a0: ${label}</li>`)
  .join('')}</ul></details>`;
const cardOptions = Object.keys(testCards)
  .map((digits) => `<option value="${spaced(digits)}">`)
  .join('');

const detailFields = (customer: Customer | undefined, vat: string) => `
<label>Nom ou raison sociale<input name="name" autocomplete="organization" required value="${html(customer?.name ?? '')}"></label>
<label>Adresse<input name="line1" autocomplete="address-line1" required value="${html(customer?.address?.line1 ?? '')}"></label>
<div class="two"><label>Code postal<input name="postal_code" autocomplete="postal-code" required value="${html(customer?.address?.postal_code ?? '')}"></label>
<label>Ville<input name="city" autocomplete="address-level2" required value="${html(customer?.address?.city ?? '')}"></label></div>
<label>Pays<select name="country" autocomplete="country">${Object.entries(countries)
  .map(
    ([code, name]) =>
      `<option value="${code}"${code === (customer?.address?.country ?? 'FR') ? ' selected' : ''}>${name}</option>`,
  )
  .join('')}</select></label>
<label>Numéro de TVA (facultatif)<input name="vat" value="${html(vat)}" placeholder="FR12345678901"></label>`;

const vatOf = (state: State, customerId: string) =>
  Object.values(state.taxIds).find(({ customer }) => customer === customerId)?.value ?? '';

export function checkoutPage(state: State, session: CheckoutSession, taxRate: number, problem = ''): string {
  const price = state.prices[session.price];
  const amount = price?.unit_amount ?? 0;
  const tax = session.hasTax ? Math.round(amount * taxRate) : 0;
  const name = state.products[price?.product ?? '']?.name ?? '';
  return page(
    `Payer ${name}`,
    `<h1>${html(name)}</h1>
<div class="card"><table><tr><th scope="row">Prix HT</th><td>${euros(amount)}</td></tr>
<tr><th scope="row">TVA</th><td>${euros(tax)}</td></tr>
<tr><th scope="row">À payer aujourd’hui</th><td><strong>${euros(amount + tax)}</strong></td></tr></table>
<p class="muted">La TVA dépend du pays de facturation.</p></div>
<form class="card" method="post">${problem ? `<p class="bad" role="alert">${html(problem)}</p>` : ''}
<h2>Carte</h2>${cardFields(cardOptions)}${cardHelp}
<h2>Facturation</h2>${detailFields(state.customers[session.customer], vatOf(state, session.customer))}
<button>Payer et s’abonner</button>
${session.cancel_url ? `<a href="${html(session.cancel_url)}">Revenir sans payer</a>` : ''}</form>`,
  );
}

export const bankPage = (amount: number): string =>
  page(
    'Votre banque',
    `<h1>Votre banque demande votre accord</h1><form class="card" method="post">
<p>Autorisez-vous ce paiement de ${euros(amount)}\u00a0?</p>
<button name="answer" value="yes">Autoriser le paiement</button>
<button class="second" name="answer" value="no">Refuser</button></form>`,
  );

export function portalPage(
  state: State,
  customerId: string,
  notice: { good?: string; bad?: string },
): string {
  const customer = state.customers[customerId];
  const card = state.paymentMethods[customer?.invoice_settings.default_payment_method ?? '']?.card;
  const portal = Object.values(state.portals).findLast((one) => one.customer === customerId);
  const invoices = Object.values(state.invoices).filter((one) => one.customer === customerId);
  return page(
    'Facturation',
    `<h1>Facturation</h1>
${notice.good ? `<p role="status">${html(notice.good)}</p>` : ''}${notice.bad ? `<p class="bad" role="alert">${html(notice.bad)}</p>` : ''}
<a href="${html(portal?.return_url ?? '')}">Revenir à Accroche</a>
<form class="card" method="post"><h2>Moyen de paiement</h2>
<p>${card ? `Carte finissant par ${card.last4}, valable jusqu’en ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}.` : 'Aucune carte.'}</p>
${cardFields(cardOptions)}${cardHelp}<button name="act" value="card">Enregistrer cette carte</button></form>
<form class="card" method="post"><h2>Coordonnées</h2>${detailFields(customer, vatOf(state, customerId))}
<button name="act" value="details">Enregistrer les coordonnées</button></form>
<div class="card"><h2>Factures</h2>${
      invoices.length > 0
        ? `<table>${invoices
            .map(
              ({ id, number, total }) =>
                `<tr><td><a href="/i/${id}/pdf">${html(number ?? '')}</a></td><td>${euros(total)}</td></tr>`,
            )
            .join('')}</table>`
        : '<p>Aucune facture.</p>'
    }</div>`,
  );
}
