import type { SiteConfig } from '#core/site-config.ts';
import type { ShownSection } from '../article/article-layout.tsx';
import { useSiteConfig } from '../frame/site-config.tsx';
import { LegalLayout } from './legal-layout.tsx';
import { article } from './legal-notices.md';

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
function publisherNotice({ publisher, contactEmail }: SiteConfig): ShownSection {
  const lines: [string, string | null][] = [
    ['Forme et capital', publisher.legalForm],
    ['Siège', publisher.address],
    ['Immatriculation', publisher.registration],
    ['TVA intracommunautaire', publisher.vatNumber],
    ['Téléphone', publisher.phone],
  ];
  const contact = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
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

function publicationNotice({ publisher: { director, host } }: SiteConfig): ShownSection[] {
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

export function Page() {
  const config = useSiteConfig();
  return (
    <LegalLayout
      heading={article.heading}
      lead={leadFor(config)}
      sections={[publisherNotice(config), ...publicationNotice(config), ...article.sections]}
    />
  );
}
