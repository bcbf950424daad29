import { paths } from '#contract/paths.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { Example, GuideLayout } from './guide-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'cibler',
    title: 'Ciblez plus étroit que prévu',
    body: (
      <>
        <p>
          Faites ce test pour chaque personne : pouvez-vous dire en une phrase pourquoi elle, et pourquoi
          maintenant ? Si la réponse est « parce qu’elle est directrice commerciale », vous n’avez qu’une
          fonction. Si la réponse est « parce qu’elle vient d’ouvrir une agence à Nantes », vous avez une
          raison.
        </p>
        <p>
          Un fait récent change tout : une prise de poste, un recrutement, une ouverture, une publication sur
          le sujet que vous traitez. Il donne un début de conversation et prouve que vous avez regardé. À
          l’inverse, un ciblage trop large coûte trois fois : des invitations perdues, un taux d’acceptation
          qui baisse, une réputation qui s’use.
        </p>
        <p>
          Pensez aussi à qui ne doit pas être contacté. Vos clients, vos partenaires, les entreprises avec
          lesquelles un collègue discute déjà : mettez-les dans les exclusions avant la première recherche,
          pas après la première plainte.
        </p>
      </>
    ),
  },
  {
    id: 'ecrire',
    title: 'Écrivez court, et prouvez',
    body: (
      <>
        <p>
          Un premier message utile tient en quatre phrases. La première parle de la personne, avec un fait. La
          deuxième fait le lien. La troisième dit ce que vous faites, sans superlatif. La dernière pose une
          question à laquelle on peut répondre en une ligne, depuis un téléphone, entre deux réunions.
        </p>
        <Example title="avant">
          <p>
            Bonjour, je me permets de vous contacter car votre parcours impressionnant a retenu toute mon
            attention. Notre solution innovante accompagne les leaders de votre secteur. Seriez-vous
            disponible 30 minutes cette semaine ?
          </p>
        </Example>
        <Example title="après">
          <p>
            Bonjour Claire, vous cherchez deux techniciens de maintenance depuis octobre. En attendant, une
            partie de l’entretien peut être confiée à vos opérateurs. Nous formons des opérateurs à
            l’entretien courant, en deux jours, dans leur atelier. Est-ce une piste que vous regardez, ou
            préférez-vous recruter ?
          </p>
        </Example>
        <p>
          Le premier texte pourrait être envoyé à n’importe qui : c’est ce qui se voit. Le second ne peut être
          envoyé qu’à une personne. Il laisse aussi une porte de sortie polie, et on répond plus volontiers
          quand on a le droit de dire non.
        </p>
        <h3>Ce qu’il vaut mieux bannir</h3>
        <ul>
          <li>Les compliments sans objet : « votre parcours inspirant ».</li>
          <li>Les fausses réponses et les fausses urgences : elles trompent, et on s’en souvient.</li>
          <li>Deux questions dans le même message. La personne répondra à la plus facile.</li>
          <li>Une présentation complète dans une note d’invitation. La note ouvre, elle ne vend pas.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'ton',
    title: 'Gardez le même ton jusqu’au bout',
    body: (
      <>
        <p>
          Le vouvoiement est le choix sûr. Le tutoiement convient à certains milieux, à condition de s’y
          tenir : rien ne sonne plus faux qu’un « tu » suivi d’un « votre ». Accroche verrouille ce choix pour
          toute la campagne et refuse un texte qui mélange les deux.
        </p>
        <p>
          Évitez la civilité quand vous n’êtes pas certain. « Bonjour Claire » vaut mieux qu’un « Madame »
          deviné. Méfiez-vous des noms tapés en capitales, des prénoms composés coupés, des symboles ajoutés à
          côté du nom : ils sont réparés avant l’envoi, mais vous restez le meilleur relecteur.
        </p>
      </>
    ),
  },
  {
    id: 'relancer',
    title: 'Relancez peu, avec du neuf',
    body: (
      <>
        <p>
          Une relance apporte quelque chose : une précision, un exemple, une autre question. « Je reviens vers
          vous » n’apporte rien. Laissez passer quelques jours, et au moins une semaine avant la seconde.
          Après deux relances sans réponse, arrêtez-vous : le silence est une réponse.
        </p>
        <p>
          Certaines personnes ne lisent presque jamais leurs messages. Une tâche manuelle dans la séquence,
          comme un appel ou un e-mail, vous rappelle le jour venu qu’un autre canal existe.
        </p>
      </>
    ),
  },
  {
    id: 'repondre',
    title: 'Répondez vite, et vous-même',
    body: (
      <>
        <p>
          Une réponse reçue passe avant tout nouvel envoi. Lisez-la en entier avant d’écrire. Si l’on vous
          pose une question, répondez à cette question, pas à celle que vous auriez préférée. Proposez une
          suite simple : un créneau, un document, un nom.
        </p>
        <p>
          Accroche ne répond jamais à votre place. La personne a écrit à quelqu’un, pas à un logiciel. Dès
          qu’elle répond, sa séquence s’arrête ; et si un collègue répond, le reste de son entreprise est mis
          en pause, pour que vous repreniez la main avant d’en dire trop.
        </p>
      </>
    ),
  },
  {
    id: 'refus',
    title: 'Accueillez les refus',
    body: (
      <>
        <p>
          Un « non » clair est une bonne nouvelle : il libère deux emplois du temps. Remerciez en une phrase.
          Ne négociez pas un refus, ne demandez pas pourquoi.
        </p>
        <p>
          Si la personne demande à ne plus être contactée, enregistrez son opposition. Elle vaut pour toutes
          vos campagnes, sans limite de durée, même après l’effacement de ses données. C’est une obligation ;
          c’est aussi la moindre des politesses. La page <a href={paths.security}>Sécurité et conformité</a>{' '}
          explique comment c’est appliqué.
        </p>
      </>
    ),
  },
  {
    id: 'rythme',
    title: 'Ménagez votre compte',
    body: (
      <>
        <p>
          Votre compte LinkedIn est un bien personnel : il porte votre nom. Restez sous les volumes proposés,
          surtout les premières semaines. Une limite plus haute n’a jamais rattrapé un mauvais ciblage ; elle
          ne fait qu’en accélérer les effets.
        </p>
        <p>
          Surveillez deux chiffres. Les invitations en attente, d’abord : au-delà de quelques centaines, mieux
          vaut retirer les plus anciennes. Le taux d’acceptation, ensuite : s’il passe sous 15 % après
          soixante invitations tranchées, Accroche met la campagne en pause de lui-même et vous dit pourquoi.
          Prenez-le comme une invitation à revoir la liste, pas comme une panne.
        </p>
      </>
    ),
  },
  {
    id: 'mesurer',
    title: 'Attendez avant de conclure',
    body: (
      <>
        <p>
          Sur quatorze invitations, un taux ne dit rien. Trois acceptations de plus, et tout s’inverse. Quand
          l’échantillon est petit, Accroche affiche « trop tôt pour conclure » à la place d’un pourcentage :
          résistez à l’envie de conclure quand même.
        </p>
        <p>
          Changez une seule chose à la fois : la première phrase, ou la question, ou la cible. Notez la date.
          Laissez le temps aux réponses d’arriver. Et comparez ce qui compte : non pas les messages partis,
          mais les réponses positives. Les <a href={paths.advancedFeatures}>fonctionnalités avancées</a>{' '}
          décrivent les variantes et la façon de lire leurs intervalles.
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <GuideLayout
      path={paths.bestPractices}
      title="Cibler, écrire, relancer, s’arrêter"
      lead="Huit habitudes qui font la différence entre un message lu et un message de trop. Elles valent avec ou sans logiciel."
      sections={sections}
      keyPoints={[
        'Pas de fait récent, pas de message.',
        'Quatre phrases, une seule question, aucun superlatif.',
        'Deux relances au plus, chacune avec du neuf.',
        'Une réponse se traite avant tout nouvel envoi, par une personne.',
        'Un refus ou une opposition se respecte sans discuter.',
        'Un pourcentage sans effectif ne prouve rien.',
      ]}
      closing={{
        title: 'Écrivez ce que vous pouvez prouver',
        text: 'Accroche applique ces règles pendant que vous écrivez, et bloque ce qui ne tient pas.',
      }}
    />
  );
}
