import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'cibler',
    title: 'Ciblez plus étroit que prévu',
    body: (
      <p>
        Si vous ne pouvez pas dire en une phrase pourquoi cette personne, maintenant, retirez-la. Un fait
        récent (un recrutement, une ouverture, une prise de poste) donne une raison d’écrire ; une fonction
        seule n’en donne pas.
      </p>
    ),
  },
  {
    id: 'ecrire',
    title: 'Écrivez court, et prouvez',
    body: (
      <ul>
        <li>Une première phrase sur la personne, appuyée sur un fait.</li>
        <li>Une phrase sur vous, sans superlatif.</li>
        <li>Une question à laquelle on peut répondre en une ligne.</li>
      </ul>
    ),
  },
  {
    id: 'ton',
    title: 'Gardez le même ton jusqu’au bout',
    body: (
      <p>
        Le vouvoiement est le choix sûr. Ne mêlez jamais « tu » et « vous ». Évitez la civilité quand vous
        n’êtes pas certain : « Bonjour Claire » vaut mieux qu’un « Madame » deviné.
      </p>
    ),
  },
  {
    id: 'relancer',
    title: 'Relancez peu, avec du neuf',
    body: (
      <p>
        Une relance apporte quelque chose : une précision, un exemple, une autre question. « Je me permets de
        revenir vers vous » n’apporte rien. Après deux relances sans réponse, arrêtez-vous.
      </p>
    ),
  },
  {
    id: 'repondre',
    title: 'Répondez vite, et vous-même',
    body: (
      <p>
        Une réponse reçue passe avant tout nouvel envoi. Accroche ne répond jamais à votre place : la personne
        a écrit à quelqu’un, pas à un logiciel.
      </p>
    ),
  },
  {
    id: 'refus',
    title: 'Accueillez les refus',
    body: (
      <p>
        Un « non » clair est une bonne nouvelle : il libère deux emplois du temps. Remerciez, enregistrez
        l’opposition si elle est demandée, passez au suivant. Voyez aussi{' '}
        <a href={paths.security}>Sécurité et conformité</a>.
      </p>
    ),
  },
  {
    id: 'mesurer',
    title: 'Attendez avant de conclure',
    body: (
      <p>
        Sur quatorze invitations, un taux ne dit rien. Laissez la campagne atteindre un nombre suffisant avant
        de changer le texte, et ne changez qu’une chose à la fois.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Ressources"
      note="Meilleures pratiques"
      title="Cibler, écrire, relancer, s’arrêter"
      lead="Sept habitudes qui font la différence entre un message lu et un message de trop."
      sections={sections}
    />
  );
}
