import type { ReactNode } from 'react';
import { missingPublisherVariables } from '#core/site-config.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ArticleLayout, type ShownSection } from '../article/article-layout.tsx';
import { useSession } from '../frame/session.ts';
import { useSiteConfig } from '../frame/site-config.tsx';

/** A legal text: its date, and for the administrator alone what the configuration still lacks. */
export function LegalLayout(props: {
  heading: string;
  lead: string;
  sections: ShownSection[];
  /** Before the text, for whoever it concerns. */
  first?: ReactNode;
}) {
  return (
    <ArticleLayout
      label="Légal"
      note={
        <>
          Dernière mise à jour : <time dateTime="2026-11-17">17 nov. 2026</time>
        </>
      }
      notice={
        <>
          <MissingPublisherNotice />
          {props.first}
        </>
      }
      title={props.heading}
      lead={props.lead}
      sections={props.sections}
    />
  );
}

function MissingPublisherNotice() {
  const session = useSession();
  const missing = missingPublisherVariables(useSiteConfig());
  if (session.status !== 'signed-in' || session.user.role !== 'admin' || missing.length === 0) return null;
  return (
    <Notice tone="warning" title="Mentions légales à compléter" className="mb-12 max-w-[820px]">
      <p>
        Vous seul voyez ce message. Des informations sur l’éditeur manquent dans la configuration, et les
        lignes correspondantes ne s’affichent pas. Renseignez ces variables, puis redémarrez :
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {missing.map((variable) => (
          <li key={variable}>
            <code className="text-[13px]">{variable}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
