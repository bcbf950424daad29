import { paths } from '#contract/paths.ts';
import type { SiteConfig } from '#core/site-config.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { useSiteConfig } from '../frame/site-config.tsx';
import { LegalLayout, MailLink } from './legal-layout.tsx';

/** Lines that the configuration does not give are not shown. */
function Lines({ lines }: { lines: [label: string, value: string | null][] }) {
  const given = lines.filter(([, value]) => value !== null);
  if (given.length === 0) return null;
  return (
    <ul>
      {given.map(([label, value]) => (
        <li key={label}>
          <b>{label} :</b> {value}
        </li>
      ))}
    </ul>
  );
}

/** Who publishes, or only how to write when the configuration does not say it. */
function publisherNotice({ publisher, contactEmail }: SiteConfig): ArticleSection {
  const lines: [string, string | null][] = [
    ['Forme et capital', publisher.legalForm],
    ['Siège', publisher.address],
    ['Immatriculation', publisher.registration],
    ['TVA intracommunautaire', publisher.vatNumber],
    ['Téléphone', publisher.phone],
  ];
  const contact = <MailLink address={contactEmail} />;
  return {
    id: 'editeur',
    title: publisher.name === null ? 'Nous joindre' : 'Éditeur',
    body: (
      <>
        {publisher.name === null ? (
          <p>Pour toute question sur le site ou le service Accroche, écrivez à {contact}.</p>
        ) : (
          <p>
            Le site et le service Accroche sont édités par {publisher.name}. Vous pouvez nous joindre à
            l’adresse {contact}.
          </p>
        )}
        <Lines lines={lines} />
      </>
    ),
  };
}

function publicationNotice({ publisher: { director, host } }: SiteConfig): ArticleSection[] {
  if (director === null && host === null) return [];
  const title =
    host === null ? 'Publication' : director === null ? 'Hébergement' : 'Publication et hébergement';
  const lines: [string, string | null][] = [
    ['Direction de la publication', director],
    ['Hébergeur', host],
  ];
  return [{ id: 'publication', title, body: <Lines lines={lines} /> }];
}

function leadFor({ publisher }: SiteConfig): string {
  if (publisher.name === null) return 'Comment nous joindre, et ce qui s’applique à ce site.';
  return publisher.host === null
    ? 'Qui édite ce site, et comment nous joindre.'
    : 'Qui édite ce site, qui l’héberge, et comment nous joindre.';
}

const noticesFor = (config: SiteConfig): ArticleSection[] => [
  publisherNotice(config),
  ...publicationNotice(config),
  {
    id: 'propriete',
    title: 'Propriété intellectuelle',
    body: (
      <>
        <p>
          La marque, le logo, les textes et les images de ce site appartiennent à l’éditeur, sauf mention
          contraire. Les polices Inter et Bricolage Grotesque sont diffusées sous licence libre. Citer une
          page avec sa source est bienvenu ; reproduire le site demande notre accord.
        </p>
        <p>
          LinkedIn est une marque de LinkedIn Corporation. Accroche est un service indépendant : il n’est ni
          affilié à LinkedIn, ni approuvé par lui.
        </p>
      </>
    ),
  },
  {
    id: 'exemples',
    title: 'Exemples et chiffres',
    body: (
      <p>
        Les personnes, les entreprises et les messages donnés en exemple sur ce site sont fictifs. Le
        simulateur calcule un calendrier à partir des règles du service ; les rendez-vous qu’il affiche
        viennent de l’hypothèse que vous choisissez et ne sont pas une promesse.
      </p>
    ),
  },
  {
    id: 'donnees',
    title: 'Données personnelles et cookies',
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
        <MailLink address={config.contactEmail} subject="Signalement" /> en décrivant les faits et l’adresse
        de la page concernée. Cette adresse est aussi notre point de contact pour les autorités. Les langues
        de contact sont le français et l’anglais.
      </p>
    ),
  },
  {
    id: 'droit',
    title: 'Droit applicable',
    body: (
      <p>
        Ce site est soumis au droit français. L’usage du service est régi par les{' '}
        <a href={paths.terms}>conditions d’utilisation</a> et les{' '}
        <a href={paths.salesTerms}>conditions de vente</a>.
      </p>
    ),
  },
];

export function Page() {
  const config = useSiteConfig();
  return <LegalLayout title="Mentions légales" lead={leadFor(config)} sections={noticesFor(config)} />;
}
