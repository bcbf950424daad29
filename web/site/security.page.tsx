import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';
import { contactEmail } from './contact.ts';

const sections: ArticleSection[] = [
  {
    id: 'comptes',
    title: 'Votre compte',
    body: (
      <ul>
        <li>Mots de passe hachés, courants refusés, jamais envoyés par e-mail.</li>
        <li>Double authentification par application, avec codes de secours.</li>
        <li>Liste de vos sessions ouvertes, que vous pouvez fermer une par une.</li>
        <li>Changer de mot de passe par lien ferme toutes les sessions.</li>
      </ul>
    ),
  },
  {
    id: 'pages',
    title: 'Les pages',
    body: (
      <p>
        Aucun script ni police venus d’ailleurs, aucun traceur. Une politique de contenu stricte interdit au
        navigateur d’exécuter tout code que nous n’avons pas livré.
      </p>
    ),
  },
  {
    id: 'envois',
    title: 'Les envois',
    body: (
      <>
        <p>
          Tout ce qui sort passe par une seule porte, qui vérifie l’opposition, la réponse éventuelle, la
          pause, le quota, les horaires, la connexion et le texte approuvé. La décision et sa raison sont
          conservées.
        </p>
        <p>
          Un registre garantit que personne ne reçoit deux fois la même étape, même après une panne. Un doute
          n’est jamais résolu par un second envoi.
        </p>
      </>
    ),
  },
  {
    id: 'honnetete',
    title: 'Sans déguisement',
    body: (
      <p>
        Accroche ne se cache pas du réseau et ne simule pas une personne au clavier : ni empreinte truquée, ni
        relais, ni fausse activité. La prudence tient au volume, au rythme et aux règles d’arrêt.
      </p>
    ),
  },
  {
    id: 'personnes',
    title: 'Les personnes contactées',
    body: (
      <p>
        Source et base légale pour chaque personne, liste d’opposition appliquée à la sortie, effacement et
        export sur demande, purge après trois ans. Le détail est à la page{' '}
        <a href={paths.privacy}>Confidentialité</a>.
      </p>
    ),
  },
  {
    id: 'faille',
    title: 'Signaler une faille',
    body: (
      <p>
        Écrivez à <a href={`mailto:${contactEmail}?subject=S%C3%A9curit%C3%A9`}>{contactEmail}</a>. Décrivez
        les étapes, laissez-nous le temps de corriger avant d’en parler, et n’accédez pas aux données
        d’autrui.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Ressources"
      note="Sécurité et conformité"
      title="Ce qui vous protège, et les protège"
      lead="Vous confiez à Accroche un compte et une réputation. Voici ce que le service s’interdit et ce qu’il garantit."
      sections={sections}
    />
  );
}
