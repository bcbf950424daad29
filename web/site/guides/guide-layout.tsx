import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Arrow } from '../frame/arrow.tsx';
import { ArticleLayout, type ArticleSection } from '../frame/article-layout.tsx';
import { capsLabel } from '../frame/layout.ts';
import { readingMinutes, textOf } from '../frame/reading-time.ts';
import { nextResources, resources } from './resource-list.ts';

/** An article of the resources: reading time, text, what to keep in mind, and where to go next. */
export function GuideLayout(props: {
  path: string;
  title: string;
  lead: string;
  sections: ArticleSection[];
  keyPoints: string[];
  closing: { title: string; text: string };
}) {
  const sections = [
    ...props.sections,
    { id: 'a-retenir', title: 'À retenir', body: <KeyPoints points={props.keyPoints} /> },
  ];
  const minutes = readingMinutes(
    [props.lead, ...props.sections.map(({ body }) => textOf(body)), ...props.keyPoints].join(' '),
  );
  return (
    <ArticleLayout
      label={
        <>
          <a href={paths.resources} className="hover:text-outremer">
            Ressources
          </a>
          {/* On a phone the title follows at once. */}
          <span className="max-sm:hidden">
            <span aria-hidden="true" className="mx-2 font-normal text-sourdine">
              /
            </span>
            {resources.find(({ path }) => path === props.path)?.name}
          </span>
        </>
      }
      note={<span className="whitespace-nowrap">{minutes} min de lecture</span>}
      title={props.title}
      lead={props.lead}
      sections={sections}
    >
      <Closing {...props.closing} />
      <ReadNext path={props.path} />
    </ArticleLayout>
  );
}

function KeyPoints({ points }: { points: string[] }) {
  return (
    <ul className="rounded-[10px] bg-safran-voile px-6 py-5 max-sm:px-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Closing({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-14 rounded-[10px] bg-[#17213A] p-8 text-[#FBF9F6] max-sm:p-6 dark:border dark:border-ligne dark:bg-carte">
      <h2 className="text-28 tracking-[-0.02em]">{title}</h2>
      <p className="mt-2 leading-[1.6] text-pretty text-[#D5DAE6]">{text}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          href={paths.signUp}
          className="inline-flex h-11 items-center rounded-[8px] bg-safran px-[22px] font-semibold text-sur-safran hover:bg-[#FFC94D] focus-visible:outline-safran"
        >
          Commencer
        </a>
        <span className="text-[15px]">Formule FREE, sans carte bancaire.</span>
      </p>
    </section>
  );
}

function ReadNext({ path }: { path: string }) {
  return (
    <nav aria-label="À lire ensuite" className="mt-14">
      <p className={`mb-2.5 text-sourdine ${capsLabel}`}>À lire ensuite</p>
      <ul className="border-ligne border-b">
        {nextResources(path).map((resource) => (
          <li key={resource.path} className="border-ligne border-t">
            <a href={resource.path} className="group flex items-center justify-between gap-6 py-4">
              <span>
                <span className="block font-titre text-19 font-semibold tracking-[-0.015em] group-hover:text-outremer">
                  {resource.name}
                </span>
                <span className="mt-0.5 block text-[15px] text-pretty text-sourdine">{resource.text}</span>
              </span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A situation or a text made up for the article, and said so. */
export function Example({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <figure className="my-6 border-safran border-l-4 pl-5">
      <figcaption className={`mb-1.5 text-sourdine ${capsLabel}`}>
        Exemple fictif{title && <> · {title}</>}
      </figcaption>
      {children}
    </figure>
  );
}

/** An opening line, and under it the dated fact it stands on. */
export function Opening({ fact, children }: { fact: string; children: string }) {
  return (
    <figure className="mb-5 border-safran border-l-4 pl-5">
      <p className="font-titre text-23 leading-[1.3] font-semibold tracking-[-0.015em]">« {children} »</p>
      <figcaption className="mt-1.5 text-[13.3px] text-sourdine">Exemple fictif. Fait : {fact}</figcaption>
    </figure>
  );
}
