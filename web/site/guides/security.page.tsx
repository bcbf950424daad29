import { paths } from '#contract/paths.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { useSiteConfig } from '../frame/site-config.tsx';
import { GuideLayout } from './guide-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'compte',
    title: 'Votre compte Accroche',
    body: (
      <>
        <ul>
          <li>
            Le mot de passe compte au moins douze caractères. Les plus courants sont refusés. Il est conservé
            sous une forme qui ne permet pas de le relire.
          </li>
          <li>
            La double authentification par application est disponible pour tous, avec des codes de secours.
          </li>
          <li>
            La liste de vos sessions ouvertes est dans{' '}
            <a href={paths.accountSecurity}>Paramètres, Sécurité</a>. Vous pouvez les fermer une par une.
          </li>
          <li>
            Un lien de réinitialisation vaut une heure, ne sert qu’une fois, et ferme toutes vos sessions.
          </li>
        </ul>
        <p>
          Nous ne vous demanderons jamais votre mot de passe ni un code de secours, ni par e-mail, ni par
          téléphone. Si quelqu’un le fait en notre nom, prévenez-nous.
        </p>
      </>
    ),
  },
  {
    id: 'linkedin',
    title: 'Votre compte LinkedIn',
    body: (
      <>
        <p>
          La connexion passe par un prestataire d’intégration spécialisé, sur sa propre page. Accroche ne voit
          pas votre mot de passe LinkedIn et ne le conserve pas. Vous pouvez déconnecter le compte à tout
          moment : vos campagnes se mettent en pause d’elles-mêmes, avec la raison affichée.
        </p>
        <p>
          Soyons clairs sur un point. LinkedIn fixe ses propres règles, et elles encadrent strictement
          l’automatisation. Aucun outil ne peut promettre l’absence de risque, et nous ne le faisons pas. Ce
          que nous pouvons faire, c’est rester modestes dans les volumes, nous arrêter au moindre
          avertissement, et vous dire ce qui se passe.
        </p>
        <h3>Ce que nous nous interdisons</h3>
        <ul>
          <li>Contourner une limite du réseau ou se cacher de lui.</li>
          <li>Truquer l’empreinte d’un navigateur, masquer une adresse derrière des relais.</li>
          <li>Simuler une personne au clavier ou fabriquer une fausse activité.</li>
          <li>Rattraper en rafale ce qui n’est pas parti pendant une panne.</li>
        </ul>
        <h3>Ce qui protège le compte</h3>
        <p>
          Par défaut : quinze invitations par jour ouvré, soixante-quinze par semaine, vingt-cinq messages et
          quarante visites par jour, avec une montée progressive sur quatre semaines pour un compte
          nouvellement connecté. Vous pouvez baisser ces limites. Vous pouvez les relever, après un
          avertissement, jusqu’à un plafond que personne ne dépasse. Un avertissement du réseau, un taux
          d’acceptation trop bas ou trop d’invitations en attente mettent les campagnes en pause, avec le
          chiffre, le seuil et la façon d’en sortir.
        </p>
      </>
    ),
  },
  {
    id: 'envois',
    title: 'Une seule porte de sortie',
    body: (
      <>
        <p>
          Tout ce qui part vers une personne passe par une seule porte. Elle vérifie, à chaque fois, dans cet
          ordre : la personne s’est-elle opposée ? A-t-elle répondu ? La campagne est-elle en pause ? La
          formule et les quotas le permettent-ils ? Sommes-nous dans les horaires ? Le compte est-il
          connecté ? Le texte est-il approuvé ? L’étape a-t-elle déjà été faite ? La décision et sa raison
          sont conservées.
        </p>
        <p>
          Un registre garantit que personne ne reçoit deux fois la même étape, même si la machine s’arrête au
          pire moment. Quand un envoi reste incertain, nous lisons ce que le réseau a réellement enregistré.
          Si le doute demeure, une personne tranche. Un doute n’est jamais résolu par un second envoi.
        </p>
      </>
    ),
  },
  {
    id: 'ia',
    title: 'Ce que fait l’intelligence artificielle',
    body: (
      <>
        <p>
          Les messages sont rédigés par un logiciel à partir de faits datés, lus sur les profils, et de votre
          offre. Ces règles ne dépendent pas du modèle choisi.
        </p>
        <ul>
          <li>Une phrase que rien ne prouve ne peut pas être envoyée.</li>
          <li>Par défaut, une personne valide chaque message avant son départ.</li>
          <li>Une réponse reçue est toujours traitée par une personne.</li>
          <li>Ni l’âge, ni la civilité, ni aucune donnée sensible ne sont devinés.</li>
          <li>Le texte d’un profil est traité comme une donnée, jamais comme une consigne.</li>
        </ul>
        <p>
          L’article 50 du règlement européen sur l’intelligence artificielle demande que l’on sache quand on
          échange avec une machine. C’est pourquoi aucune conversation n’est menée par Accroche à votre place,
          et pourquoi notre <a href={paths.privacy}>page Confidentialité</a> dit aux personnes contactées
          comment les messages sont préparés.
        </p>
      </>
    ),
  },
  {
    id: 'rgpd',
    title: 'RGPD : qui fait quoi',
    body: (
      <>
        <p>
          Pour les personnes que vous contactez, vous êtes responsable du traitement. Nous sommes votre
          sous-traitant : nous agissons sur vos instructions. Pour votre propre compte d’utilisateur, c’est
          nous qui sommes responsables. Le produit vous aide à tenir votre part.
        </p>
        <h3>Avant d’écrire</h3>
        <p>
          Chaque personne a une source et une base légale. En prospection entre professionnels, c’est en
          général l’intérêt légitime, à condition que votre message concerne son métier. Vérifiez ce lien :
          c’est lui qui justifie votre démarche.
        </p>
        <h3>En écrivant</h3>
        <p>
          La personne doit savoir qui lui écrit et pouvoir s’opposer simplement. Le premier message peut se
          terminer par une phrase d’opposition. À partir du deuxième, un lien mène à une page qui indique la
          source des données et les droits, et permet de s’opposer sans créer de compte.
        </p>
        <h3>Après</h3>
        <p>
          Une opposition arrête tout, dans toutes vos campagnes, sans limite de durée. Pour la respecter même
          après effacement, nous n’en gardons qu’une empreinte calculée avec une clé secrète. Les données sont
          purgées trois ans après la collecte ou le dernier message de la personne. À sa demande, vous pouvez
          exporter ou effacer les données d’une personne.
        </p>
      </>
    ),
  },
  {
    id: 'pages',
    title: 'Les pages et les données au repos',
    body: (
      <>
        <p>
          Nos pages ne chargent ni script, ni police, ni image venus d’ailleurs. Pas de mesure d’audience, pas
          de publicité. Une politique de contenu stricte interdit au navigateur d’exécuter tout code que nous
          n’avons pas livré. Les seuls cookies sont nécessaires à la connexion et à sa protection.
        </p>
        <p>
          Les formulaires sensibles limitent le nombre d’essais. Les secrets sont chiffrés avec une clé propre
          à l’installation. Les données de chaque client sont cloisonnées : à qui demande l’objet d’un autre
          client, le service répond qu’il n’existe pas.
        </p>
      </>
    ),
  },
  {
    id: 'faille',
    title: 'Signaler une faille',
    body: <ReportFlaw />,
  },
];

function ReportFlaw() {
  const { contactEmail } = useSiteConfig();
  return (
    <p>
      Écrivez à <a href={`mailto:${contactEmail}?subject=S%C3%A9curit%C3%A9`}>{contactEmail}</a>. Décrivez les
      étapes, laissez-nous le temps de corriger avant d’en parler, et n’accédez pas aux données d’autrui. Pour
      toute autre question, le <a href={paths.support}>support</a> est là. Les engagements écrits sont dans
      les <a href={paths.terms}>conditions d’utilisation</a>.
    </p>
  );
}

export function Page() {
  return (
    <GuideLayout
      path={paths.security}
      title="Ce qui vous protège, vous et vos contacts"
      lead="Vous confiez à Accroche un compte et une réputation ; les personnes que vous contactez n’ont rien demandé. Voici ce que le service garantit, et ce qu’il s’interdit."
      sections={sections}
      keyPoints={[
        'Aucun outil ne supprime le risque : volumes modestes et arrêts automatiques le réduisent.',
        'Tout envoi passe par une seule porte, et sa décision est conservée.',
        'Une étape n’est jamais envoyée deux fois.',
        'Vous êtes responsable du traitement ; le produit vous donne les moyens de l’être.',
        'Une opposition vaut dans toutes vos campagnes, sans limite de durée.',
      ]}
      closing={{
        title: 'Prospectez sans rien cacher',
        text: 'Créez un compte et regardez les contrôles à l’œuvre avant d’envoyer quoi que ce soit.',
      }}
    />
  );
}
