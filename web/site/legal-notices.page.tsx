import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';
import { contactEmail } from './contact.ts';

const sections: ArticleSection[] = [
  {
    id: 'editeur',
    title: 'Éditeur',
    body: (
      <p>
        Ce site et le service sont édités par Accroche. Pour nous joindre :{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    ),
  },
  {
    id: 'publication',
    title: 'Publication et hébergement',
    body: (
      <p>
        La publication est dirigée par l’éditeur. L’identité et les coordonnées de l’hébergeur de cette
        installation sont communiquées sur simple demande à l’adresse ci-dessus.
      </p>
    ),
  },
  {
    id: 'propriete',
    title: 'Propriété intellectuelle',
    body: (
      <p>
        La marque, le logo, les textes et les images de ce site appartiennent à Accroche, sauf mention
        contraire. Les polices Inter et Bricolage Grotesque sont diffusées sous licence libre. Citer une page
        avec sa source est bienvenu ; reproduire le site demande notre accord.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        Le site ne dépose que les cookies nécessaires à la connexion et à sa sécurité. Aucun cookie de mesure
        d’audience ni de publicité. Le détail est à la page <a href={paths.privacy}>Confidentialité</a>.
      </p>
    ),
  },
  {
    id: 'signaler',
    title: 'Signaler un contenu ou une faille',
    body: (
      <p>
        Un contenu vous semble illicite, ou vous avez trouvé un défaut de sécurité ? Écrivez à{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a> en décrivant les faits et l’adresse de la page
        concernée.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Légal"
      note="Version du 15 novembre 2026"
      title="Mentions légales"
      lead="Qui édite ce site, et comment nous joindre."
      sections={sections}
    />
  );
}
