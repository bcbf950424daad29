import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'avant',
    title: 'Avant de commencer',
    body: (
      <p>
        <a href={paths.signUp}>Créez votre compte</a>, vérifiez votre adresse e-mail, puis connectez votre
        compte du réseau professionnel. La connexion passe par un prestataire d’intégration : Accroche ne voit
        pas votre mot de passe du réseau.
      </p>
    ),
  },
  {
    id: 'offre',
    title: '1. Décrivez votre offre',
    body: (
      <p>
        Ce que vous vendez, à qui cela sert, ce qui vous distingue. Écrivez comme vous le diriez à un client :
        ces phrases serviront de preuve quand un message parlera de vous. Rien ne s’invente au-delà de ce que
        vous avez écrit.
      </p>
    ),
  },
  {
    id: 'ciblage',
    title: '2. Choisissez à qui écrire',
    body: (
      <p>
        Fonctions, secteurs, taille d’entreprise, lieux, mots à exiger ou à exclure. Une phrase simple peut
        être convertie en critères. Retirez d’emblée vos clients et vos partenaires.
      </p>
    ),
  },
  {
    id: 'leads',
    title: '3. Regardez qui a été trouvé',
    body: (
      <p>
        Chaque personne arrive avec un verdict, ses raisons, et ce qui reste inconnu. Écartez sans remords :
        une liste de cinquante personnes bien choisies vaut mieux qu’une liste de cinq cents.
      </p>
    ),
  },
  {
    id: 'engagement',
    title: '4. Préparez la séquence',
    body: (
      <p>
        Visite, invitation, message, relance : partez d’un modèle et ajustez les délais. Réglez le tutoiement
        ou le vouvoiement une fois pour toutes. Par défaut, vous validez chaque message.
      </p>
    ),
  },
  {
    id: 'verification',
    title: '5. Simulez, puis lancez',
    body: (
      <p>
        La simulation joue la campagne jour par jour : combien d’envois, quand, qui sera écarté et pourquoi.
        Si un point bloque, il est nommé, avec la façon de le corriger. Lancez quand le calendrier vous
        convient.
      </p>
    ),
  },
  {
    id: 'ensuite',
    title: 'La première semaine',
    body: (
      <p>
        Ouvrez le tableau de bord une fois par jour : validez les messages, répondez aux réponses. Une réponse
        arrête la séquence de la personne ; la suite est une conversation, et elle vous appartient. Continuez
        avec les <a href={paths.bestPractices}>meilleures pratiques</a>.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Ressources"
      note="Guide de démarrage"
      title="Votre première campagne, en cinq étapes"
      lead="Vous pouvez vous arrêter à chaque étape et reprendre plus tard : tout s’enregistre au fil de la saisie."
      sections={sections}
    />
  );
}
