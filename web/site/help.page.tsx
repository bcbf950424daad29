import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'connexion',
    title: 'Je n’arrive pas à me connecter',
    body: (
      <ul>
        <li>Vérifiez l’adresse e-mail et affichez le mot de passe avec l’œil, à droite du champ.</li>
        <li>
          Mot de passe perdu : <a href={paths.forgotPassword}>demandez un lien</a>. Il est valable une heure
          et ne sert qu’une fois.
        </li>
        <li>Téléphone perdu avec la double authentification : utilisez un code de secours.</li>
      </ul>
    ),
  },
  {
    id: 'verification',
    title: 'Je n’ai pas reçu l’e-mail de vérification',
    body: (
      <p>
        Regardez d’abord dans les courriers indésirables. Une fois dans l’application, « Renvoyer l’e-mail »
        envoie un nouveau lien, valable 24 heures. Sans adresse vérifiée vous pouvez tout préparer, mais ni
        lancer une campagne, ni payer.
      </p>
    ),
  },
  {
    id: 'attente',
    title: 'Pourquoi rien ne part ?',
    body: (
      <p>
        Chaque personne en attente affiche sa raison et une heure estimée : hors des horaires, quota du jour
        atteint, message à valider, compte déconnecté, réponse reçue. Commencez par cette ligne, elle dit
        aussi quoi faire.
      </p>
    ),
  },
  {
    id: 'deconnecte',
    title: 'Mon compte du réseau est déconnecté',
    body: (
      <p>
        Vos campagnes se mettent en pause d’elles-mêmes. Reconnectez le compte depuis{' '}
        <a href={paths.socialAccounts}>Comptes connectés</a> : seules les campagnes arrêtées par la
        déconnexion reprennent.
      </p>
    ),
  },
  {
    id: 'quotas',
    title: 'Puis-je envoyer plus vite ?',
    body: (
      <p>
        Les quotas protègent votre compte et sont partagés par vos campagnes. Un nouveau compte monte en
        charge sur quatre semaines. Vous pouvez les baisser, ou les relever dans une limite fixe, avec un
        avertissement.
      </p>
    ),
  },
  {
    id: 'facture',
    title: 'Changer de formule ou trouver une facture',
    body: (
      <p>
        Tout se passe dans <a href={paths.subscription}>Paramètres, Abonnement</a>. Les règles sont dans les{' '}
        <a href={paths.salesTerms}>conditions de vente</a>.
      </p>
    ),
  },
  {
    id: 'autre',
    title: 'Une autre question',
    body: (
      <p>
        Écrivez-nous depuis la page <a href={paths.support}>Support</a>, ou parcourez le{' '}
        <a href={paths.gettingStarted}>guide de démarrage</a>.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Aide"
      title="Centre d’aide"
      lead="Les questions qui reviennent, et la réponse la plus courte possible."
      sections={sections}
    />
  );
}
