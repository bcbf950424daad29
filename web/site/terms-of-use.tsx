import { paths } from '#contract/paths.ts';
import type { ArticleSection } from './article-layout.tsx';
import { contactEmail } from './contact.ts';

export const termsOfUse: ArticleSection[] = [
  {
    id: 'objet',
    title: 'Objet',
    body: (
      <>
        <p>
          Accroche est un service en ligne de prospection pour les professionnels. Il aide à trouver des
          personnes sur un réseau professionnel, à préparer des messages et à les envoyer depuis votre propre
          compte.
        </p>
        <p>
          Créer un compte vaut acceptation de ces conditions. Si vous agissez pour une entreprise, vous
          déclarez pouvoir l’engager.
        </p>
      </>
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
          <li>écrire seulement à des personnes que votre offre peut raisonnablement intéresser ;</li>
          <li>ne rien affirmer de faux, ni sur vous, ni sur la personne à qui vous écrivez ;</li>
          <li>cesser d’écrire à toute personne qui s’y oppose ;</li>
          <li>respecter les conditions du réseau professionnel que vous connectez ;</li>
          <li>ne pas chercher à contourner les limites d’envoi ni les contrôles du service.</li>
        </ul>
        <p>
          Un usage contraire à ces règles peut conduire à suspendre le compte. Sauf urgence, nous vous
          prévenons d’abord et vous laissons répondre.
        </p>
      </>
    ),
  },
  {
    id: 'reseau',
    title: 'Le réseau professionnel',
    body: (
      <p>
        Vous connectez votre compte par l’intermédiaire d’un prestataire d’intégration. Le réseau fixe ses
        propres règles et peut limiter ou suspendre un compte : cette décision lui appartient. Accroche limite
        les volumes et espace les envois pour rester raisonnable, sans pouvoir garantir la décision d’un
        tiers.
      </p>
    ),
  },
  {
    id: 'textes',
    title: 'Les textes proposés',
    body: (
      <p>
        Les messages sont proposés par un logiciel à partir de faits lus sur les profils et de votre offre.
        Relisez-les : vous en êtes l’auteur au moment de l’envoi. Par défaut, aucun ne part sans votre accord.
        Vos contenus restent les vôtres ; vous nous autorisez à les traiter pour rendre le service.
      </p>
    ),
  },
  {
    id: 'donnees',
    title: 'Données personnelles',
    body: (
      <p>
        Pour les personnes que vous contactez, vous êtes responsable du traitement et nous agissons pour votre
        compte. La page <a href={paths.privacy}>Confidentialité</a> dit ce qui est traité, pourquoi et combien
        de temps.
      </p>
    ),
  },
  {
    id: 'disponibilite',
    title: 'Disponibilité et responsabilité',
    body: (
      <>
        <p>
          Nous faisons le nécessaire pour que le service fonctionne sans interruption, sans pouvoir le
          promettre à chaque instant. Après une interruption, Accroche ne rattrape pas les envois manqués et
          ne renvoie jamais une étape déjà partie.
        </p>
        <p>
          Accroche ne garantit ni réponse, ni rendez-vous, ni vente. Rien dans ces conditions n’exclut une
          responsabilité que la loi interdit d’exclure.
        </p>
      </>
    ),
  },
  {
    id: 'evolution',
    title: 'Évolution et droit applicable',
    body: (
      <p>
        Si ces conditions changent sur un point important, vous êtes prévenu par e-mail avant l’entrée en
        vigueur et pouvez fermer votre compte. Elles relèvent du droit français. En cas de désaccord, écrivez
        d’abord à <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : nous cherchons une solution amiable.
      </p>
    ),
  },
];
