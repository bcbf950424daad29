import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';
import { type Point, PointList } from './point-list.tsx';
import { Section } from './section.tsx';

type IntroPageProps = {
  title: string;
  lead: string;
  tabs?: ReactNode;
  sectionTitle: string;
  emptyTitle: string;
  purpose: ReactNode;
  action: ReactNode;
  points: Point[];
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
          <PointList points={props.points} />
        </Section>
      </div>
    </>
  );
}
