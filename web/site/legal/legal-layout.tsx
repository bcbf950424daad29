import type { ReactNode } from 'react';
import { missingPublisherVariables } from '#core/site-config.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ArticleLayout, type ArticleSection } from '../frame/article-layout.tsx';
import { unbroken } from '../frame/prose.tsx';
import { useSession } from '../frame/session.ts';
import { useSiteConfig } from '../frame/site-config.tsx';

/** A legal text: its date, and for the administrator alone what the configuration still lacks. */
export function LegalLayout({
  first,
  ...props
}: {
  title: string;
  lead: string;
  sections: ArticleSection[];
  /** Before the text, for whoever it concerns. */
  first?: ReactNode;
}) {
  return (
    <ArticleLayout
      label="Légal"
      note={
        <>
          Dernière mise à jour : <time dateTime="2026-11-15">15 nov. 2026</time>
        </>
      }
      notice={
        <>
          <MissingPublisherNotice />
          {first}
        </>
      }
      {...props}
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

/** On a narrow screen each row becomes a block whose cells carry their own heading. */
export function LegalTable(props: { caption: string; head: string[]; rows: string[][] }) {
  return (
    <table className="my-5 w-full border-collapse border-ligne border-y text-left text-sm leading-snug max-sm:block">
      <caption className="sr-only">{props.caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="text-12 text-sourdine">
          {props.head.map((name) => (
            <th key={name} scope="col" className="py-2.5 pr-4 font-semibold whitespace-nowrap last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {props.rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="border-ligne border-t align-top first:max-sm:border-t-0 max-sm:block max-sm:py-3"
          >
            <th scope="row" className="py-2.5 pr-4 font-semibold max-sm:block max-sm:py-0 max-sm:pb-1">
              {name}
            </th>
            {cells.map((cell, column) => {
              const heading = props.head[column + 1];
              return (
                <td
                  key={heading}
                  className="py-2.5 pr-4 last:pr-0 max-sm:flex max-sm:justify-between max-sm:gap-5 max-sm:py-0.5 max-sm:pr-0 max-sm:text-right"
                >
                  <span aria-hidden="true" className="shrink-0 text-sourdine sm:hidden">
                    {heading}
                  </span>
                  <span>{unbroken(cell)}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MailLink({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <a href={`mailto:${address}${query}`}>{address}</a>;
}
