import { paths } from '#contract/paths.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { Example, GuideLayout } from './guide-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'avant',
    title: 'Avant de commencer',
    body: (
      <>
        <p>
          Comptez une demi-heure au calme. Vous aurez besoin de trois choses : une adresse e-mail
          professionnelle, votre compte LinkedIn, et une idée claire de ce que vous vendez. La carte bancaire
          peut rester dans le tiroir.
        </p>
        <ol>
          <li>
            <a href={paths.signUp}>Créez votre compte</a>. Un prénom, un nom, une adresse, un mot de passe
            d’au moins douze caractères.
          </li>
          <li>
            Ouvrez l’e-mail de vérification et suivez le lien. Il est valable 24 heures. Sans lui, vous pouvez
            tout préparer, mais ni lancer une campagne, ni payer.
          </li>
          <li>
            Connectez votre compte LinkedIn depuis <a href={paths.socialAccounts}>Compte relié</a>. La
            connexion passe par un prestataire d’intégration : Accroche ne voit pas votre mot de passe.
          </li>
        </ol>
        <p>
          Vous pouvez aussi faire les étapes 1 et 2 de la campagne avant de connecter votre compte. Tout
          s’enregistre au fil de la saisie. Fermez l’onglet, revenez demain : vous retrouverez l’étape où vous
          étiez.
        </p>
      </>
    ),
  },
  {
    id: 'offre',
    title: '1. Décrivez votre offre',
    body: (
      <>
        <p>
          Écrivez comme vous parleriez à un client, sans slogan. Qui êtes-vous ? Que faites-vous, pour qui, à
          quel prix ? Qu’est-ce qui vous distingue ? Ces phrases ne sont pas un simple décor : quand un
          message parlera de vous, il ne pourra rien affirmer d’autre que ce que vous avez écrit ici.
        </p>
        <p>
          À partir de la formule SOLO, « Importer mon profil » lit votre propre profil et la page de votre
          entreprise, et remplit les champs pour vous. Relisez : un profil vieillit. « Résumer » rédige
          ensuite un court paragraphe que vous pouvez reprendre à la main.
        </p>
        <Example title="une description qui aide">
          <p>
            Nous formons les équipes d’ateliers mécaniques à l’entretien préventif, sur site, en deux jours.
            Nos clients ont entre 20 et 200 salariés. Nous intervenons dans l’Ouest.
          </p>
        </Example>
        <p>
          Trois phrases, six informations vérifiables. C’est mieux qu’une page d’adjectifs : il y a de quoi
          écrire, et rien à corriger.
        </p>
      </>
    ),
  },
  {
    id: 'ciblage',
    title: '2. Choisissez à qui écrire',
    body: (
      <>
        <p>
          Le ciblage décrit les personnes que votre offre peut intéresser : fonctions et leurs synonymes,
          niveau de responsabilité, secteurs, taille d’entreprise, lieux, langues, mots exigés ou interdits.
          Si vous préférez, écrivez une phrase : elle sera convertie en critères, que vous corrigerez.
        </p>
        <p>
          L’audience estimée s’affiche pendant que vous réglez. Si elle dépasse plusieurs milliers de
          personnes, resserrez. Enfin, excluez tout de suite vos clients, vos partenaires et vos concurrents :
          c’est l’oubli le plus fréquent, et le plus gênant.
        </p>
      </>
    ),
  },
  {
    id: 'leads',
    title: '3. Regardez qui a été trouvé',
    body: (
      <>
        <p>
          Lancez la recherche et suivez-la en direct. Chaque personne arrive avec un verdict, les raisons pour
          et contre, et ce qui reste inconnu. Inconnu ne veut pas dire zéro : un profil peu rempli n’est pas
          un mauvais profil.
        </p>
        <p>
          Une recherche qui trouve au moins une personne qualifiée compte pour une unité de votre formule. Une
          recherche qui échoue ou ne trouve personne ne coûte rien. La formule FREE en comprend dix en tout,
          sans limite de temps.
        </p>
        <p>
          Vous avez déjà une liste ? Importez un fichier CSV, collez l’adresse d’une recherche, ou puisez dans
          vos <a href={paths.leads}>leads</a>. Les doublons sont repérés d’une campagne à l’autre. Puis
          écartez sans remords : cinquante personnes bien choisies valent mieux que cinq cents.
        </p>
      </>
    ),
  },
  {
    id: 'engagement',
    title: '4. Préparez la séquence',
    body: (
      <>
        <p>
          Une séquence est une suite d’étapes : visite du profil, invitation avec ou sans note, attente de
          l’acceptation, message, relance, tâche manuelle comme un appel. Partez d’un des six modèles et
          ajustez les délais. Les personnes déjà dans vos relations passent directement au message.
        </p>
        <h3>Les réglages à faire une fois</h3>
        <ul>
          <li>
            <b>Le ton.</b> Tutoiement ou vouvoiement, pour toute la campagne. Les deux ne se mélangent jamais.
          </li>
          <li>
            <b>L’objectif.</b> Un appel, une réponse, un rendez-vous avec votre lien d’agenda.
          </li>
          <li>
            <b>La validation.</b> Par défaut, vous validez chaque message. Gardez ce réglage pour votre
            première campagne.
          </li>
        </ul>
        <h3>Relire un message</h3>
        <p>
          Chaque phrase renvoie au fait daté qu’elle utilise. Touchez la phrase, vous voyez le fait. Si vous
          modifiez le texte, la preuve est vérifiée de nouveau. Une phrase qui ne peut pas être prouvée ne
          peut pas partir.
        </p>
      </>
    ),
  },
  {
    id: 'verification',
    title: '5. Simulez, puis lancez',
    body: (
      <>
        <p>
          La dernière étape joue votre campagne sur une horloge fictive, avec les règles qui serviront
          réellement. Vous lisez le calendrier jour par jour, la charge de chaque semaine, les personnes
          écartées et pourquoi. Les résultats sont donnés en fourchettes, jamais en promesses.
        </p>
        <p>
          Une liste de contrôle passe ensuite chaque point en revue : adresse vérifiée, compte connecté,
          textes approuvés, places disponibles. Si un point bloque, il est nommé, avec la façon de le
          corriger. Corrigez, relancez la simulation, puis lancez.
        </p>
        <p>
          Ne soyez pas surpris par la lenteur du départ. Un compte nouvellement connecté commence à 20 % de
          ses volumes et atteint 100 % la quatrième semaine. Avec les réglages d’origine, cela fait trois
          invitations par jour la première semaine, puis sept, onze et quinze. C’est voulu.
        </p>
      </>
    ),
  },
  {
    id: 'premiere-semaine',
    title: 'La première semaine',
    body: (
      <>
        <p>Dix minutes par jour suffisent, toujours dans le même ordre.</p>
        <ol>
          <li>
            Répondez à ceux qui vous ont répondu, dans{' '}
            <a href={`${paths.prospects}?vue=conversations`}>vos conversations</a>. Une réponse arrête la
            séquence de la personne : la suite est une conversation, et elle vous appartient.
          </li>
          <li>
            Validez les messages du jour dans{' '}
            <a href={`${paths.prospects}?vue=validation`}>la file de validation</a>. Corrigez sans hésiter.
          </li>
          <li>
            Jetez un œil aux raisons d’attente. Chacune dit ce qui manque et l’heure estimée de l’envoi.
          </li>
        </ol>
        <p>
          Évitez de changer le texte tous les matins. Laissez-lui une semaine ou deux, puis lisez les{' '}
          <a href={paths.bestPractices}>meilleures pratiques</a> avec vos premiers chiffres sous les yeux. Et
          si quelque chose vous échappe, le <a href={paths.help}>centre d’aide</a> répond aux questions les
          plus courantes.
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <GuideLayout
      path={paths.gettingStarted}
      title="Votre première campagne, en cinq étapes"
      lead="Une demi-heure pour préparer, dix minutes par jour pour suivre. Rien ne part sans votre accord, et vous pouvez vous arrêter à chaque étape."
      sections={sections}
      keyPoints={[
        'Votre offre sert de preuve : écrivez-la avec des faits.',
        'Une liste courte et choisie vaut mieux qu’une longue liste.',
        'La simulation montre tout avant le premier envoi.',
        'Gardez la validation de chaque message pour commencer.',
        'Chaque jour : les réponses d’abord, les nouveaux messages ensuite.',
      ]}
      closing={{
        title: 'Prêt à préparer la vôtre ?',
        text: 'Décrivez votre offre maintenant. Vous déciderez plus tard quand, et à qui, écrire.',
      }}
    />
  );
}
