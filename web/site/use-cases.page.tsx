import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';

/** An opening line, and under it the dated fact it stands on. */
function Opening({ line, fact }: { line: string; fact: string }) {
  return (
    <figure className="mb-5 border-safran border-l-4 pl-5">
      <p className="font-titre text-23 leading-[1.3] font-semibold tracking-[-0.015em]">« {line} »</p>
      <figcaption className="mt-1.5 text-[13.3px] text-sourdine">{fact}</figcaption>
    </figure>
  );
}

const sections: ArticleSection[] = [
  {
    id: 'independants',
    title: 'Indépendants et dirigeants',
    body: (
      <>
        <Opening
          line="Vous ouvrez une deuxième boutique à Lille en janvier."
          fact="Publication, 3 nov. 2026"
        />
        <p>
          Vous vendez entre deux missions. Une offre, une cible, et les messages à valider en fin de journée :
          l’essentiel tient en un quart d’heure. Préférez une cible étroite que vous connaissez bien.
        </p>
      </>
    ),
  },
  {
    id: 'equipes',
    title: 'Équipes commerciales',
    body: (
      <>
        <Opening
          line="Votre équipe passe de quatre à sept commerciaux."
          fact="Page de l’entreprise, lue le 9 nov. 2026"
        />
        <p>
          La même personne n’est jamais sollicitée par deux de vos campagnes. Quand un collègue répond, le
          reste de son entreprise est mis en pause : vous reprenez la main avant d’en dire trop.
        </p>
      </>
    ),
  },
  {
    id: 'agences',
    title: 'Agences et cabinets',
    body: (
      <>
        <Opening
          line="Vous cherchez un prestataire pour refondre votre site."
          fact="Publication, 5 nov. 2026"
        />
        <p>
          Plusieurs offres, plusieurs cibles : deux de chaque avec PRO, trois avec EXPERT. Gardez une campagne
          par couple offre et cible, vous saurez laquelle mérite d’être poursuivie.
        </p>
      </>
    ),
  },
  {
    id: 'industrie',
    title: 'Industrie et services',
    body: (
      <>
        <Opening
          line="Vous dirigez la maintenance de trois usines depuis mars."
          fact="Expérience, lue le 10 nov. 2026"
        />
        <p>
          Vos interlocuteurs publient peu. Une ligne d’expérience suffit à prouver une phrase ; mieux vaut une
          seule phrase prouvée que trois compliments.
        </p>
      </>
    ),
  },
  {
    id: 'suite',
    title: 'Et maintenant',
    body: (
      <p>
        Les exemples sont fictifs. Pour construire le vôtre, suivez le{' '}
        <a href={paths.gettingStarted}>guide de démarrage</a>.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Ressources"
      note="Cas d’usage"
      title="Une bonne accroche parle d’eux"
      lead="Quatre métiers, quatre premières lignes en exemple. Chacune tient sur un fait daté."
      sections={sections}
    />
  );
}
