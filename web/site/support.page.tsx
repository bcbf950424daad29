import { paths } from '#contract/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';
import { contactEmail } from './contact.ts';

const subject = encodeURIComponent('Demande de support');

const sections: ArticleSection[] = [
  {
    id: 'ecrire',
    title: 'Écrire à l’équipe',
    body: (
      <>
        <p>
          Décrivez votre situation à <b>{contactEmail}</b>. Une personne vous répond, en français, à l’adresse
          d’où vous écrivez.
        </p>
        <p className="pt-2">
          <a
            href={`mailto:${contactEmail}?subject=${subject}`}
            className={buttonClass({ variant: 'primary', size: 'lg' })}
          >
            Écrire un e-mail
          </a>
        </p>
      </>
    ),
  },
  {
    id: 'joindre',
    title: 'Ce qui nous aide à répondre vite',
    body: (
      <ul>
        <li>l’adresse e-mail de votre compte ;</li>
        <li>la page et l’heure où cela s’est produit ;</li>
        <li>ce que vous attendiez, et ce que vous avez vu ;</li>
        <li>le texte exact du message d’erreur, ou une capture d’écran.</li>
      </ul>
    ),
  },
  {
    id: 'jamais',
    title: 'Ce qu’il ne faut jamais envoyer',
    body: (
      <p>
        Ni mot de passe, ni code de secours, ni numéro de carte. Nous ne vous les demanderons jamais, et
        personne chez nous n’en a besoin pour vous aider.
      </p>
    ),
  },
  {
    id: 'priorites',
    title: 'Priorités',
    body: (
      <p>
        Toutes les demandes sont lues. Celles des formules EXPERT passent en premier ; la formule ENTERPRISE
        comprend un support 24 h/24 et 7 j/7. Avant d’écrire, le <a href={paths.help}>centre d’aide</a> a
        peut-être déjà la réponse.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Aide"
      title="Support"
      lead="Un blocage, un doute, une idée ? Dites-nous ce que vous essayez de faire."
      sections={sections}
    />
  );
}
