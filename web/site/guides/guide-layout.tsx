import { paths } from '#contract/paths.ts';
import type { Article } from '../article/article.ts';
import { ArticleLayout } from '../article/article-layout.tsx';
import { Arrow } from '../frame/arrow.tsx';
import { capsLabel } from '../frame/layout.ts';
import { nextResources } from './resource-list.ts';

/** An article of the resources: reading time, text, what to keep in mind, and where to go next. */
export function GuideLayout({ path, article }: { path: string; article: Article }) {
  return (
    <ArticleLayout
      label={
        <>
          <a href={paths.resources} className="hover:text-accent">
            Ressources
          </a>
          {/* On a phone the title follows at once. */}
          <span className="max-sm:hidden">
            <span aria-hidden="true" className="mx-2 font-normal text-muted">
              /
            </span>
            {article.title}
          </span>
        </>
      }
      note={<span className="whitespace-nowrap">{article.minutes} min de lecture</span>}
      title={article.heading}
      lead={article.lead}
      sections={article.sections}
    >
      <Closing title={article.closingTitle} text={article.closingText} />
      <ReadNext path={path} />
    </ArticleLayout>
  );
}

function Closing({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-14 rounded-[10px] bg-[#17213A] p-8 text-[#FBF9F6] max-sm:p-6 dark:border dark:border-line dark:bg-card">
      <h2 className="text-28 tracking-[-0.02em]">{title}</h2>
      <p className="mt-2 leading-[1.6] text-pretty text-[#D5DAE6]">{text}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          href={paths.signUp}
          className="inline-flex h-11 items-center rounded-[8px] bg-highlight px-[22px] font-semibold text-on-highlight hover:bg-[#FFC94D] focus-visible:outline-highlight"
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
      <p className={`mb-2.5 text-muted ${capsLabel}`}>À lire ensuite</p>
      <ul className="border-line border-b">
        {nextResources(path).map((resource) => (
          <li key={resource.path} className="border-line border-t">
            <a href={resource.path} className="group flex items-center justify-between gap-6 py-4">
              <span>
                <span className="block font-heading text-19 font-semibold tracking-[-0.015em] group-hover:text-accent">
                  {resource.title}
                </span>
                <span className="mt-0.5 block text-[15px] text-pretty text-muted">{resource.summary}</span>
              </span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
