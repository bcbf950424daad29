import { paths } from '#contract/paths.ts';
import { planLimits } from '#core/identity/plans.ts';
import { capsLabel, pageWidth } from '../frame/layout.ts';

const inWords = (count: number | null) =>
  ['zéro', 'un', 'deux', 'trois', 'quatre'][count ?? 0] ?? String(count);

const cases = [
  {
    who: 'Indépendants et dirigeants',
    opening: 'Vous ouvrez une deuxième boutique à Lille en janvier.',
    fact: 'Publication, 3 nov. 2026',
    text: 'Vous vendez entre deux missions : une offre, une cible, et les messages à valider en fin de journée.',
  },
  {
    who: 'Équipes commerciales',
    opening: 'Votre équipe passe de quatre à sept commerciaux.',
    fact: 'Page de l’entreprise, lue le 9 nov. 2026',
    text: 'Jamais deux de vos campagnes en même temps pour la même personne. Quelqu’un répond ? Le reste de son entreprise est mis en pause.',
  },
  {
    who: 'Agences et cabinets',
    opening: 'Vous cherchez un prestataire pour refondre votre site.',
    fact: 'Publication, 5 nov. 2026',
    text: `Plusieurs offres, plusieurs clients idéaux (ICP) : ${inWords(planLimits.PRO.offers)} de chaque avec PRO, ${inWords(planLimits.EXPERT.offers)} avec EXPERT.`,
  },
  {
    who: 'Industrie et services',
    opening: 'Vous dirigez la maintenance de trois usines depuis mars.',
    fact: 'Expérience, lue le 10 nov. 2026',
    text: 'Des interlocuteurs qui publient peu : une ligne d’expérience suffit à prouver une phrase.',
  },
];

/** Ultramarine from edge to edge in both themes, a shade deeper at night. */
export function UseCases() {
  return (
    <section
      id="cas-usage"
      aria-labelledby="titre-cas-usage"
      className="scroll-mt-14 bg-[#1D34C4] py-28 text-white max-nav:py-22 max-sm:py-18 dark:bg-[#1A2C9E]"
    >
      <div className={`${pageWidth} grid grid-cols-12 gap-x-6 gap-y-14 max-large:block`}>
        <div className="col-span-4">
          <p className={`mb-6 text-highlight ${capsLabel}`}>Cas d’usage</p>
          <h2
            id="titre-cas-usage"
            className="text-[57px] leading-none font-bold tracking-[-0.028em] max-sm:text-[44px]"
          >
            Une bonne accroche parle d’eux.
          </h2>
          <p className="my-6 max-w-[34ch] leading-[1.6] text-[#DFE3FA]">
            Quatre métiers, quatre premières lignes en exemple. Chacune tient sur un fait daté.
          </p>
          <a
            href={paths.useCases}
            className="rounded font-medium underline decoration-1 underline-offset-4 hover:decoration-2 focus-visible:outline-white"
          >
            Tous les cas d’usage
          </a>
        </div>
        <ul className="col-span-7 col-start-6 grid grid-cols-2 gap-x-12 gap-y-14 max-large:mt-14 max-sm:grid-cols-1 max-sm:gap-y-11">
          {cases.map(({ who, opening, fact, text }) => (
            <li key={who}>
              <h3 className="border-white/45 border-t pt-3 font-body text-[15px] leading-[1.4] font-semibold tracking-normal text-[#DFE3FA]">
                {who}
              </h3>
              <p className="mt-5 font-heading text-28 leading-[1.16] font-semibold tracking-[-0.018em] text-balance">
                {opening}
              </p>
              <p className="relative mt-3.5 pl-[18px] text-[13.3px] font-medium">
                <span
                  aria-hidden="true"
                  className="absolute top-[0.35em] left-0 size-[9px] rounded-full bg-highlight"
                />
                {fact}
              </p>
              <p className="mt-[18px] text-[15px] leading-[1.55] text-pretty text-[#DFE3FA]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
