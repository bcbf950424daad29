import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';
import { Section } from './section.tsx';

type IntroPageProps = {
  title: string;
  lead: string;
  tabs?: ReactNode;
  sectionTitle: string;
  emptyTitle: string;
  purpose: ReactNode;
  action: ReactNode;
  points: { title: string; detail: string }[];
};

/** A page with nothing in it yet: what it is for, what to do next, and how it will read. */
export function IntroPage(props: IntroPageProps) {
  return (
    <>
      <PageHead title={props.title} lead={props.lead} />
      {props.tabs}
      <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
        <Section title={props.sectionTitle}>
          <EmptyState title={props.emptyTitle} action={props.action}>
            {props.purpose}
          </EmptyState>
        </Section>
        <Section title="À quoi sert cette page">
          <dl>
            {props.points.map(({ title, detail }) => (
              <div key={title} className="border-line border-t py-2.5">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-pretty text-13 text-muted">{detail}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </>
  );
}
