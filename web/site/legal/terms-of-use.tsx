import { paths } from '#contract/paths.ts';
import type { SiteConfig } from '#core/site-config.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { dataProcessing } from './data-processing.tsx';
import { MailLink } from './legal-layout.tsx';

export const termsOfUse = ({ contactEmail }: SiteConfig): ArticleSection[] => [
  {
    id: 'objet',
    title: 'Objet et acceptation',
    body: (
      <>
        <p>
          Accroche est un service en ligne de prospection. Il aide à trouver des personnes sur LinkedIn, à
          préparer des messages et à les envoyer depuis votre propre compte. Dans ce texte, « nous » désigne
          l’éditeur, présenté dans les <a href={paths.legalNotices}>mentions légales</a>, et « vous » désigne
          la personne ou l’entreprise cliente.
        </p>
        <p>
          Créer un compte vaut acceptation de ces conditions, que vous cochez à l’inscription. Si vous agissez
          pour une entreprise, vous déclarez pouvoir l’engager. Un abonnement payant est aussi régi par les{' '}
          <a href={paths.salesTerms}>conditions de vente</a>.
        </p>
      </>
    ),
  },
  {
    id: 'professionnels',
    title: 'Réservé aux professionnels',
    body: (
      <p>
        Le service s’adresse aux professionnels, pour les besoins de leur activité. En créant un compte, vous
        déclarez agir à ce titre et être majeur. Les règles propres aux consommateurs ne s’appliquent pas.
      </p>
    ),
  },
  {
    id: 'compte',
    title: 'Votre compte',
    body: (
      <ul>
        <li>Vous donnez des informations exactes et gardez votre mot de passe pour vous.</li>
        <li>Un compte sert à une seule personne. Vous répondez de ce qui est fait avec lui.</li>
        <li>Si vous pensez qu’un tiers y a eu accès, changez votre mot de passe et prévenez-nous.</li>
        <li>Tant que votre adresse n’est pas vérifiée, vous ne pouvez ni lancer une campagne, ni payer.</li>
        <li>Vous pouvez demander la fermeture de votre compte à tout moment.</li>
      </ul>
    ),
  },
  {
    id: 'usage',
    title: 'Un usage loyal',
    body: (
      <>
        <p>En utilisant Accroche, vous vous engagez à :</p>
        <ul>
          <li>écrire seulement à des personnes dont le métier a un lien direct avec votre offre ;</li>
          <li>ne rien affirmer de faux, ni sur vous, ni sur la personne à qui vous écrivez ;</li>
          <li>vous présenter sous votre véritable identité, depuis un compte qui est le vôtre ;</li>
          <li>cesser d’écrire à toute personne qui s’y oppose, sur tous les canaux ;</li>
          <li>ne pas envoyer de messages en masse, trompeurs, illicites ou injurieux ;</li>
          <li>respecter les conditions de LinkedIn, le réseau que vous connectez ;</li>
          <li>ne pas chercher à contourner les limites d’envoi ni les contrôles du service ;</li>
          <li>n’importer que des données obtenues légalement, et sans données sensibles.</li>
        </ul>
        <p>
          Un usage contraire à ces règles peut conduire à suspendre le compte. Sauf urgence ou obligation
          légale, nous vous prévenons d’abord, avec la raison, et vous laissons répondre.
        </p>
      </>
    ),
  },
  {
    id: 'reseau',
    title: 'LinkedIn, le réseau que vous connectez',
    body: (
      <>
        <p>
          Vous connectez votre compte par l’intermédiaire d’un prestataire d’intégration. Le réseau fixe ses
          propres règles, qui peuvent restreindre l’usage d’outils d’automatisation, et peut limiter ou
          suspendre un compte : cette décision lui appartient. Vous connectez votre compte en connaissance de
          ce risque.
        </p>
        <p>
          Accroche limite les volumes, espace les envois et s’arrête aux avertissements, sans pouvoir garantir
          la décision d’un tiers. Nous ne dissimulons pas notre activité au réseau. S’il modifie ou ferme un
          accès, certaines fonctions peuvent changer ou cesser.
        </p>
      </>
    ),
  },
  {
    id: 'textes',
    title: 'Textes rédigés par intelligence artificielle',
    body: (
      <>
        <p>
          Les messages sont rédigés par un logiciel, qui peut faire appel à un modèle d’intelligence
          artificielle, à partir de faits lus sur les profils et de votre offre. Ils peuvent contenir des
          erreurs. Par défaut, aucun ne part sans votre accord. Si vous choisissez un mode de validation plus
          souple, vous l’assumez.
        </p>
        <p>
          Vous êtes l’auteur des messages envoyés en votre nom, et vous en répondez. Les réponses aux
          personnes sont toujours envoyées par une personne : le service ne mène pas de conversation à votre
          place. Il vous appartient d’informer vos interlocuteurs lorsque la loi l’exige, notamment l’article
          50 du règlement européen sur l’intelligence artificielle.
        </p>
      </>
    ),
  },
  {
    id: 'contenus',
    title: 'Vos contenus, notre service',
    body: (
      <p>
        Vos offres, vos listes et vos messages restent les vôtres. Vous nous autorisez à les traiter pour
        rendre le service, et pour rien d’autre. Le logiciel, la marque et la documentation nous
        appartiennent ; vous recevez le droit de les utiliser, personnel et non exclusif, tant que votre
        compte existe.
      </p>
    ),
  },
  ...dataProcessing(contactEmail),
  {
    id: 'disponibilite',
    title: 'Disponibilité',
    body: (
      <p>
        Nous faisons le nécessaire pour que le service fonctionne sans interruption, sans pouvoir le promettre
        à chaque instant. Après une interruption, Accroche ne rattrape pas les envois manqués et ne renvoie
        jamais une étape déjà partie. Nous annonçons les interruptions prévues quand elles sont longues.
      </p>
    ),
  },
  {
    id: 'responsabilite',
    title: 'Responsabilité',
    body: (
      <>
        <p>
          Nous sommes tenus à une obligation de moyens. Accroche ne garantit ni réponse, ni rendez-vous, ni
          vente. Nous ne répondons pas des décisions de LinkedIn, des contenus que vous approuvez, ni des
          dommages indirects comme une perte de chiffre d’affaires ou de clientèle.
        </p>
        <p>
          Pour un client payant, notre responsabilité totale est limitée aux sommes versées au cours des douze
          mois qui précèdent le fait en cause. Ces limites ne s’appliquent ni à la faute lourde ou
          intentionnelle, ni au dommage corporel, ni à toute responsabilité que la loi interdit d’exclure.
        </p>
      </>
    ),
  },
  {
    id: 'fin',
    title: 'Fin du contrat',
    body: (
      <p>
        Vous pouvez fermer votre compte quand vous le voulez. Nous pouvons y mettre fin avec un préavis de
        trente jours, ou sans préavis en cas de manquement grave. Avant la fermeture, vous pouvez exporter vos
        données. Ensuite, elles sont effacées, sauf ce que la loi impose de garder et les oppositions,
        conservées sous forme d’empreinte.
      </p>
    ),
  },
  {
    id: 'evolution',
    title: 'Évolution de ces conditions',
    body: (
      <p>
        Si ces conditions changent sur un point important, vous êtes prévenu par e-mail au moins trente jours
        avant l’entrée en vigueur et pouvez fermer votre compte. La date de la dernière mise à jour figure en
        haut de cette page.
      </p>
    ),
  },
  {
    id: 'droit',
    title: 'Droit applicable et litiges',
    body: (
      <p>
        Ces conditions relèvent du droit français. En cas de désaccord, écrivez d’abord à{' '}
        <MailLink address={contactEmail} />
        {'\u00A0'}: nous cherchons une solution amiable. À défaut, le litige est porté devant le tribunal
        compétent du siège de l’éditeur, sauf règle impérative contraire.
      </p>
    ),
  },
];
