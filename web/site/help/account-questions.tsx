import { paths } from '#contract/paths.ts';
import type { HelpGroup } from './help-questions.tsx';

export const accountQuestions: HelpGroup[] = [
  {
    id: 'compte',
    title: 'Compte',
    questions: [
      {
        id: 'connexion-impossible',
        question: 'Je n’arrive pas à me connecter. Que faire ?',
        answer: (
          <p>
            Vérifiez l’adresse e-mail, puis affichez le mot de passe avec l’œil, à droite du champ. Si vous
            l’avez perdu, <a href={paths.forgotPassword}>demandez un lien</a> : il est valable une heure et ne
            sert qu’une fois. Après plusieurs essais manqués, il faut patienter quelques minutes.
          </p>
        ),
      },
      {
        id: 'e-mail-de-verification',
        question: 'Je n’ai pas reçu l’e-mail de vérification.',
        answer: (
          <p>
            Regardez d’abord dans les courriers indésirables. Une fois dans l’application, « Renvoyer
            l’e-mail » envoie un nouveau lien, valable 24 heures. En attendant, vous pouvez tout préparer ;
            seuls le lancement d’une campagne et le paiement demandent une adresse vérifiée.
          </p>
        ),
      },
      {
        id: 'changer-adresse',
        question: 'Comment changer mon adresse e-mail ou mon mot de passe ?',
        answer: (
          <p>
            L’adresse se change dans <a href={paths.profile}>Paramètres, Profil</a> et le mot de passe dans{' '}
            <a href={paths.accountSecurity}>Paramètres, Sécurité</a>. Une nouvelle adresse doit être confirmée
            par le lien que nous y envoyons. Dans les deux cas, votre mot de passe actuel vous est demandé.
          </p>
        ),
      },
      {
        id: 'double-authentification',
        question: 'Comment activer la double authentification ?',
        answer: (
          <p>
            Ouvrez <a href={paths.accountSecurity}>Paramètres, Sécurité</a> et scannez le code avec une
            application d’authentification. Notez les codes de secours dans un endroit sûr. Si vous perdez
            votre téléphone, un code de secours remplace le code à six chiffres.
          </p>
        ),
      },
      {
        id: 'fermer-session',
        question: 'J’ai laissé une session ouverte sur un autre appareil.',
        answer: (
          <p>
            La liste de vos sessions est dans <a href={paths.accountSecurity}>Paramètres, Sécurité</a>. Fermez
            celle que vous voulez, ou toutes les autres à la fois. Si vous soupçonnez un accès indésirable,
            changez aussi votre mot de passe.
          </p>
        ),
      },
    ],
  },
  {
    id: 'linkedin',
    title: 'Connexion du compte LinkedIn',
    questions: [
      {
        id: 'connecter-linkedin',
        question: 'Comment connecter mon compte LinkedIn ?',
        answer: (
          <p>
            Ouvrez <a href={paths.socialAccounts}>Compte relié</a> et suivez l’assistant. Il appartient à
            notre prestataire d’intégration et vous ramène dans Accroche quand c’est terminé. LinkedIn peut
            vous demander de confirmer la connexion sur votre téléphone.
          </p>
        ),
      },
      {
        id: 'mot-de-passe-linkedin',
        question: 'Accroche connaît-il mon mot de passe LinkedIn ?',
        answer: (
          <p>
            Non. Vous le saisissez sur la page du prestataire d’intégration, et Accroche ne le voit pas. Ne
            l’envoyez jamais au support : nous n’en avons pas besoin.
          </p>
        ),
      },
      {
        id: 'compte-deconnecte',
        question: 'Mon compte LinkedIn est déconnecté. Que se passe-t-il ?',
        answer: (
          <p>
            Vos campagnes se mettent en pause d’elles-mêmes, et rien n’est perdu. Reconnectez le compte depuis{' '}
            <a href={paths.socialAccounts}>Compte relié</a>. Seules les campagnes arrêtées par la déconnexion
            reprennent ; celles que vous aviez mises en pause le restent.
          </p>
        ),
      },
      {
        id: 'risque-linkedin',
        question: 'Mon compte LinkedIn peut-il être limité ?',
        answer: (
          <p>
            Oui, le réseau reste maître de ses décisions, et aucun outil ne peut promettre le contraire.
            Accroche réduit ce risque par des volumes modestes, une montée progressive et un arrêt au premier
            avertissement. Un ciblage étroit et des messages utiles comptent tout autant. Voyez{' '}
            <a href={`${paths.security}#linkedin`}>ce qui protège votre compte</a>.
          </p>
        ),
      },
      {
        id: 'sales-navigator',
        question: 'Faut-il un abonnement Sales Navigator ou Premium ?',
        keywords: 'linkedin premium recruiter payant',
        answer: (
          <p>
            Non. Accroche travaille avec le compte LinkedIn que vous connectez, même gratuit. Un abonnement
            payant de LinkedIn reste entre vous et lui : il peut relever ses limites, par exemple la longueur
            des notes d’invitation, mais pas celles d’Accroche.
          </p>
        ),
      },
    ],
  },
];

export const billingAndDataQuestions: HelpGroup[] = [
  {
    id: 'facturation',
    title: 'Facturation',
    questions: [
      {
        id: 'changer-de-formule',
        question: 'Comment changer de formule ?',
        keywords: 'prix tarif abonnement offre plan',
        answer: (
          <p>
            Dans <a href={paths.subscription}>Paramètres, Abonnement</a>. Le changement prend effet aussitôt,
            et le montant dû est indiqué avant que vous confirmiez. La formule ENTERPRISE se prépare avec
            nous : <a href={`${paths.support}?sujet=enterprise`}>écrivez-nous</a>.
          </p>
        ),
      },
      {
        id: 'factures',
        question: 'Où trouver mes factures ?',
        answer: (
          <p>
            Dans <a href={paths.subscription}>Paramètres, Abonnement</a>. Chaque paiement y a sa facture. Les
            prix affichés sont hors taxes ; la TVA applicable figure sur la facture.
          </p>
        ),
      },
      {
        id: 'code-bienvenue',
        question: 'Que donne le code BIENVENUE ?',
        answer: (
          <p>
            Deux mois gratuits de plus sur la première période d’un abonnement annuel, qui dure alors quatorze
            mois. L’abonnement annuel coûte déjà dix mois pour douze. Le code ne s’applique pas à un
            abonnement mensuel.
          </p>
        ),
      },
      {
        id: 'resilier',
        question: 'Comment résilier ?',
        answer: (
          <p>
            À tout moment, depuis <a href={paths.subscription}>Paramètres, Abonnement</a>. Votre formule reste
            active jusqu’à la fin de la période payée, puis le compte passe en FREE. Vos données restent
            accessibles. Le détail est dans les{' '}
            <a href={`${paths.salesTerms}#resiliation`}>conditions de vente</a>.
          </p>
        ),
      },
      {
        id: 'remboursement',
        question: 'Puis-je être remboursé ?',
        keywords: 'remboursement rembourser avoir',
        answer: (
          <p>
            Une période commencée n’est pas remboursée : vous gardez votre formule jusqu’à son terme. Si nous
            manquons gravement à nos obligations ou mettons fin au service, le temps non utilisé vous est
            remboursé. Une erreur sur une facture ?{' '}
            <a href={`${paths.support}?sujet=facturation`}>Écrivez-nous</a>.
          </p>
        ),
      },
    ],
  },
  {
    id: 'donnees-personnelles',
    title: 'Données personnelles',
    questions: [
      {
        id: 'rgpd',
        question: 'Accroche respecte-t-il le RGPD ?',
        keywords: 'gdpr conformite legal cnil',
        answer: (
          <p>
            Chaque personne a une source et une base légale, une opposition arrête tout dans toutes vos
            campagnes, et les données sont purgées trois ans après la collecte ou le dernier message de la
            personne. Vous êtes responsable du traitement, nous sommes votre sous-traitant ; les clauses sont
            dans les <a href={`${paths.terms}#sous-traitance`}>conditions d’utilisation</a>. La page{' '}
            <a href={`${paths.security}#rgpd`}>Sécurité et conformité</a> dit qui fait quoi.
          </p>
        ),
      },
      {
        id: 'opposition-recue',
        question: 'Quelqu’un me demande de ne plus le contacter. Que faire ?',
        answer: (
          <p>
            Enregistrez son opposition depuis sa fiche. Elle arrête tout, dans toutes vos campagnes, sans
            limite de durée, même si ses données sont effacées ensuite. Une courte réponse de confirmation est
            la bienvenue.
          </p>
        ),
      },
      {
        id: 'recu-un-message',
        question: 'J’ai reçu un message envoyé avec Accroche et je n’en veux plus.',
        answer: (
          <p>
            Répondez simplement que vous ne souhaitez plus être contacté, ou suivez le lien présent à partir
            du deuxième message. Vous pouvez aussi passer par le{' '}
            <a href={`${paths.support}?sujet=donnees`}>support</a>, sans créer de compte. Vos droits sont
            décrits à la page <a href={`${paths.privacy}#opposition`}>Confidentialité</a>.
          </p>
        ),
      },
      {
        id: 'duree-de-conservation',
        question: 'Combien de temps les données des prospects sont-elles gardées ?',
        answer: (
          <p>
            Trois ans au plus après la collecte ou le dernier message venant de la personne, puis elles sont
            purgées. Les oppositions restent, sous forme d’empreinte, pour être respectées. Le registre des
            envois n’est pas supprimé avec une campagne.
          </p>
        ),
      },
      {
        id: 'supprimer-mon-compte',
        question: 'Comment exporter mes données ou fermer mon compte ?',
        answer: (
          <p>
            À partir de PRO, vos leads s’exportent en CSV depuis la page <a href={paths.leads}>Leads</a>. Avec
            FREE et SOLO, demandez une copie de vos données au{' '}
            <a href={`${paths.support}?sujet=donnees`}>support</a> : vous y avez droit quelle que soit la
            formule. La fermeture se demande au même endroit, avec l’adresse de votre compte. Vos données sont
            effacées, sauf ce que la loi impose de conserver, comme les factures.
          </p>
        ),
      },
    ],
  },
];
