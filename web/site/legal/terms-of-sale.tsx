import { paths } from '#contract/paths.ts';
import { type Plan, planLimits, planPrices, plans, promotion } from '#core/identity/plans.ts';
import type { SiteConfig } from '#core/site-config.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { priceText } from '../frame/plan-texts.ts';
import { LegalTable, MailLink } from './legal-layout.tsx';

const euros = (amount: number | undefined) => (amount === undefined ? 'sur devis' : priceText(amount));

function planRow(plan: Plan): string[] {
  const { leadSearches, icps, offers } = planLimits[plan];
  const searches =
    leadSearches && `${leadSearches.count} ${leadSearches.per === 'month' ? 'par mois' : 'en tout'}`;
  return [
    plan,
    euros(planPrices[plan]?.monthly),
    euros(planPrices[plan]?.yearly),
    searches ?? 'sur mesure',
    String(icps ?? 'illimité'),
    String(offers ?? 'illimité'),
  ];
}

export const termsOfSale = ({ contactEmail }: SiteConfig): ArticleSection[] => [
  {
    id: 'champ',
    title: 'Champ d’application',
    body: (
      <p>
        Ces conditions régissent les abonnements payants à Accroche, vendus à des professionnels pour les
        besoins de leur activité. Elles complètent les <a href={paths.terms}>conditions d’utilisation</a> et
        priment sur vos conditions d’achat, sauf accord écrit. Le vendeur est présenté dans les{' '}
        <a href={paths.legalNotices}>mentions légales</a>.
      </p>
    ),
  },
  {
    id: 'formules',
    title: 'Formules et limites',
    body: (
      <>
        <p>
          FREE est gratuite et ne demande pas de carte bancaire. ENTERPRISE fait l’objet d’un devis et d’un
          contrat particulier.
        </p>
        <LegalTable
          caption="Prix hors taxes et limites de chaque formule"
          head={['Formule', 'Par mois', 'Par an', 'Recherches', 'Clients idéaux (ICP)', 'Offres']}
          rows={plans.map(planRow)}
        />
        <p>
          Une recherche est décomptée lorsqu’elle trouve au moins une personne qualifiée. Le compteur mensuel
          repart le premier jour du mois, heure de Paris. Les limites d’invitations et de messages suivent
          aussi les capacités de l’API de LinkedIn : aucune formule ne permet de les dépasser.
        </p>
      </>
    ),
  },
  {
    id: 'commande',
    title: 'Commande',
    body: (
      <p>
        Vous choisissez une formule et une durée, vérifiez le récapitulatif, puis payez. La commande est ferme
        une fois le paiement accepté ; une confirmation vous est envoyée. L’accès est ouvert aussitôt. Une
        adresse e-mail vérifiée est nécessaire.
      </p>
    ),
  },
  {
    id: 'prix',
    title: 'Prix et paiement',
    body: (
      <>
        <ul>
          <li>Les prix sont en euros et hors taxes ; la TVA applicable s’ajoute sur la facture.</li>
          <li>L’abonnement se paie d’avance, au mois ou à l’année, par le moyen proposé au paiement.</li>
          <li>L’abonnement annuel compte dix mois payés pour douze mois de service.</li>
          <li>Aucun escompte n’est accordé pour paiement anticipé.</li>
        </ul>
        <p>
          Un nouveau prix ne s’applique qu’au renouvellement suivant. Nous vous l’annonçons par e-mail au
          moins trente jours avant, et vous pouvez résilier d’ici là.
        </p>
      </>
    ),
  },
  {
    id: 'promotion',
    title: 'Code promotionnel',
    body: (
      <p>
        Le code {promotion.code} ajoute deux mois gratuits à la première période d’un abonnement annuel, qui
        dure alors quatorze mois. Il ne s’applique pas à un abonnement mensuel, ne sert qu’une fois par client
        et ne se cumule pas avec un autre code.
      </p>
    ),
  },
  {
    id: 'factures',
    title: 'Factures',
    body: (
      <p>
        Chaque paiement donne lieu à une facture électronique, disponible dans{' '}
        <a href={paths.subscription}>Paramètres, Abonnement</a>. Vous nous communiquez des informations de
        facturation exactes, dont votre numéro de TVA si vous en avez un. Une question sur une facture ?
        Passez par le <a href={`${paths.support}?sujet=facturation`}>support</a>.
      </p>
    ),
  },
  {
    id: 'duree',
    title: 'Durée et renouvellement',
    body: (
      <p>
        L’abonnement dure un mois ou un an, selon votre choix, et se renouvelle pour la même durée. Changer de
        formule prend effet aussitôt ; le montant dû est indiqué avant de confirmer.
      </p>
    ),
  },
  {
    id: 'resiliation',
    title: 'Résiliation',
    body: (
      <>
        <p>
          Vous pouvez résilier à tout moment, sans motif, depuis{' '}
          <a href={paths.subscription}>Paramètres, Abonnement</a>. L’abonnement reste actif jusqu’à la fin de
          la période payée, puis le compte passe en FREE. Vos données restent accessibles ; ce qui dépasse les
          limites de FREE est mis en pause, pas supprimé.
        </p>
        <p>
          Une période commencée n’est pas remboursée, sauf si nous manquons gravement à nos obligations ou si
          nous mettons fin au service : vous êtes alors remboursé du temps non utilisé.
        </p>
      </>
    ),
  },
  {
    id: 'defaut',
    title: 'Retard et défaut de paiement',
    body: (
      <>
        <p>
          Si un paiement échoue, vous êtes prévenu et pouvez changer de moyen de paiement. Sans
          régularisation, les campagnes sont mises en pause ; vos données ne sont pas supprimées pour autant.
        </p>
        <p>
          Tout retard entraîne de plein droit des pénalités égales à trois fois le taux d’intérêt légal et une
          indemnité forfaitaire de 40 € pour frais de recouvrement (articles L. 441-10 et D. 441-5 du code de
          commerce).
        </p>
      </>
    ),
  },
  {
    id: 'retractation',
    title: 'Rétractation',
    body: (
      <p>
        Le droit de rétractation protège les consommateurs ; il ne s’étend à un professionnel que dans le cas
        de l’article L. 221-3 du code de la consommation. La formule FREE vous permet d’essayer le service
        avant tout achat.
      </p>
    ),
  },
  {
    id: 'support',
    title: 'Support',
    body: (
      <p>
        Toutes les formules donnent accès au support par e-mail. Les demandes des clients EXPERT sont traitées
        en priorité. La formule ENTERPRISE comprend un support 24 h/24 et 7 j/7.
      </p>
    ),
  },
  {
    id: 'responsabilite-vente',
    title: 'Responsabilité et droit applicable',
    body: (
      <p>
        La responsabilité, la protection des données, le droit applicable et le règlement des litiges sont
        fixés par les <a href={paths.terms}>conditions d’utilisation</a>. Aucune partie ne répond d’un cas de
        force majeure. Pour toute question : <MailLink address={contactEmail} />.
      </p>
    ),
  },
];
