import { paths } from '#contract/paths.ts';
import type { ArticleSection } from './article-layout.tsx';
import { contactEmail } from './contact.ts';

export const termsOfSale: ArticleSection[] = [
  {
    id: 'formules',
    title: 'Formules',
    body: (
      <>
        <p>
          Accroche se vend par abonnement : FREE, SOLO, PRO, EXPERT, et ENTERPRISE sur devis. FREE est
          gratuite et ne demande pas de carte bancaire. Le contenu et les limites de chaque formule sont
          affichés avant la commande.
        </p>
        <p>
          Les limites d’invitations et de messages suivent aussi les capacités du réseau professionnel :
          aucune formule ne permet de les dépasser.
        </p>
      </>
    ),
  },
  {
    id: 'prix',
    title: 'Prix et paiement',
    body: (
      <ul>
        <li>Les prix sont en euros et hors taxes ; la taxe applicable s’ajoute à la facture.</li>
        <li>L’abonnement se paie d’avance, au mois ou à l’année, par le moyen proposé au paiement.</li>
        <li>L’abonnement annuel compte dix mois payés pour douze mois de service.</li>
        <li>Chaque paiement donne lieu à une facture, disponible dans votre espace.</li>
      </ul>
    ),
  },
  {
    id: 'promotion',
    title: 'Code promotionnel',
    body: (
      <p>
        Le code BIENVENUE ajoute deux mois gratuits à la première période d’un abonnement annuel, soit
        quatorze mois. Il ne s’applique pas à un abonnement mensuel et ne se cumule pas avec un autre code.
      </p>
    ),
  },
  {
    id: 'duree',
    title: 'Durée et résiliation',
    body: (
      <>
        <p>
          L’abonnement se renouvelle pour la même durée. Vous pouvez y mettre fin à tout moment depuis{' '}
          <a href={paths.subscription}>Paramètres, Abonnement</a> : il reste actif jusqu’à la fin de la
          période payée, puis le compte passe en FREE.
        </p>
        <p>Changer de formule prend effet aussitôt ; le montant dû est indiqué avant de confirmer.</p>
      </>
    ),
  },
  {
    id: 'defaut',
    title: 'Défaut de paiement',
    body: (
      <p>
        Si un paiement échoue, vous êtes prévenu et pouvez changer de moyen de paiement. Sans régularisation,
        les campagnes sont mises en pause ; vos données ne sont pas supprimées pour autant.
      </p>
    ),
  },
  {
    id: 'professionnels',
    title: 'Clients professionnels',
    body: (
      <p>
        Le service s’adresse aux professionnels, pour les besoins de leur activité. Le droit de rétractation
        s’applique dans les seuls cas où la loi l’étend à un professionnel. Pour toute question sur une
        facture : <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    ),
  },
];
