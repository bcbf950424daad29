import { paths } from '#contract/paths.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { GuideLayout, Opening } from './guide-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'lire',
    title: 'Comment lire ces exemples',
    body: (
      <>
        <p>
          Six situations, de l’offre à la relance. Les personnes, les entreprises et les dates sont
          inventées : aucune ne désigne un client. Ce qui est réel, c’est la méthode. Chaque première ligne
          tient sur un fait daté, et chaque campagne s’arrête quand elle doit s’arrêter.
        </p>
        <p>
          Choisissez la situation la plus proche de la vôtre, copiez-en la structure, remplacez les faits par
          les vôtres.
        </p>
      </>
    ),
  },
  {
    id: 'independants',
    title: 'Indépendants et dirigeants',
    body: (
      <>
        <Opening fact="publication du 3 nov. 2026.">
          Vous ouvrez une deuxième boutique à Lille en janvier.
        </Opening>
        <p>
          Vous vendez entre deux missions, et la prospection passe toujours après le reste. Une campagne
          étroite vous convient mieux qu’un grand chantier.
        </p>
        <ul>
          <li>
            <b>Offre :</b> une seule prestation, celle que vous réussissez les yeux fermés.
          </li>
          <li>
            <b>Cible :</b> une région, un métier, un événement récent. Trente à soixante personnes.
          </li>
          <li>
            <b>Séquence :</b> visite, invitation sans note, message le lendemain de l’acceptation, une relance
            huit jours plus tard.
          </li>
          <li>
            <b>Routine :</b> les messages à valider en fin de journée, dix minutes.
          </li>
        </ul>
        <p>
          La formule FREE suffit pour essayer : une offre, un client idéal (ICP) et dix recherches en tout,
          sans limite de durée ni carte bancaire.
        </p>
      </>
    ),
  },
  {
    id: 'equipes',
    title: 'Équipes commerciales',
    body: (
      <>
        <Opening fact="page de l’entreprise, lue le 9 nov. 2026.">
          Votre équipe passe de quatre à sept commerciaux.
        </Opening>
        <p>
          Votre risque n’est pas de manquer de volume, c’est d’écrire deux fois à la même personne, ou de
          relancer quelqu’un qui parle déjà à un collègue.
        </p>
        <ul>
          <li>
            <b>Doublons :</b> une personne n’est jamais active dans deux de vos campagnes à la fois, et une
            étape ne lui est jamais envoyée deux fois.
          </li>
          <li>
            <b>Entreprises :</b> quand une personne répond, le reste de son entreprise est mis en pause.
          </li>
          <li>
            <b>Listes communes :</b> chaque commercial a son compte ; les listes d’exclusion et d’opposition
            s’exportent et s’importent en CSV pour que tout le monde travaille avec la même.
          </li>
          <li>
            <b>CRM :</b> les échanges rejoignent votre outil, sans double saisie.
          </li>
        </ul>
        <p>
          Fixez une règle simple : le matin, chacun répond d’abord à ses conversations, puis valide ses
          nouveaux messages.
        </p>
      </>
    ),
  },
  {
    id: 'agences',
    title: 'Agences et cabinets de conseil',
    body: (
      <>
        <Opening fact="publication du 5 nov. 2026.">
          Vous cherchez un prestataire pour refondre votre site.
        </Opening>
        <p>
          Vous avez plusieurs expertises et plusieurs types de clients. La tentation est de tout dire dans un
          même message. Séparez : une campagne par couple offre et cible. Vous saurez laquelle mérite d’être
          poursuivie, et laquelle ne tient que par habitude.
        </p>
        <p>
          PRO permet deux offres et deux clients idéaux (ICP), EXPERT trois de chaque. Les variantes comparent
          deux premières lignes sur une même étape. Attendez que l’effectif soit suffisant : la page de
          résultats le dit, et affiche « trop tôt pour conclure » tant qu’il ne l’est pas.
        </p>
      </>
    ),
  },
  {
    id: 'industrie',
    title: 'Industrie et services techniques',
    body: (
      <>
        <Opening fact="expérience, lue le 10 nov. 2026.">
          Vous dirigez la maintenance de trois usines depuis mars.
        </Opening>
        <p>
          Vos interlocuteurs publient peu et remplissent leur profil en deux lignes. Ce n’est pas un
          obstacle : une ligne d’expérience suffit à prouver une phrase. Mieux vaut une seule phrase prouvée
          que trois compliments.
        </p>
        <ul>
          <li>
            <b>Cible :</b> des intitulés avec leurs synonymes (« responsable maintenance », « chef
            d’atelier »), une taille d’entreprise, un rayon géographique.
          </li>
          <li>
            <b>Ton :</b> vouvoiement, phrases courtes, vocabulaire du métier.
          </li>
          <li>
            <b>Séquence :</b> ajoutez une tâche manuelle. Dans ces métiers, un appel après le deuxième message
            est souvent mieux reçu qu’une relance de plus.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'recrutement',
    title: 'Cabinets de recrutement',
    body: (
      <>
        <Opening fact="offre d’emploi, lue le 6 nov. 2026.">
          Vous recrutez un contrôleur de gestion à Tours.
        </Opening>
        <p>
          Ici, vous écrivez à l’entreprise qui recrute. Le fait est public, daté, et dit exactement de quoi
          elle a besoin : votre message peut être très court. Dites combien de personnes vous connaissez pour
          ce poste seulement si vous l’avez écrit dans votre offre, car tout ce qui parle de vous doit s’y
          trouver.
        </p>
        <p>
          Un poste se pourvoit. Réglez des délais courts, et retirez de la campagne les annonces de plus d’un
          mois : un fait périmé est pire que pas de fait.
        </p>
      </>
    ),
  },
  {
    id: 'reseau-existant',
    title: 'Réveiller un réseau existant',
    body: (
      <>
        <Opening fact="changement de poste, lu le 2 nov. 2026.">
          Vous avez rejoint une coopérative agricole en septembre.
        </Opening>
        <p>
          Vos meilleures pistes sont peut-être déjà dans vos relations. « Mes relations » est une source comme
          une autre : choisissez des critères, et les personnes trouvées passent directement au message, sans
          visite ni invitation. Elles ne consomment donc aucune invitation de la semaine.
        </p>
        <p>
          Le ton change : vous vous connaissez. Rappelez d’où, dites ce qui a changé pour elles, puis ce qui a
          changé pour vous. Une question, pas de présentation.
        </p>
      </>
    ),
  },
  {
    id: 'construire',
    title: 'Construire le vôtre',
    body: (
      <>
        <p>Avant d’ouvrir une campagne, répondez à ces quatre questions sur une feuille.</p>
        <ol>
          <li>Quel événement, visible et daté, rend mon offre utile à quelqu’un ?</li>
          <li>Qui, dans l’entreprise, vit cet événement ?</li>
          <li>Qu’ai-je fait de comparable, que je peux dire sans exagérer ?</li>
          <li>Quelle question poser pour que la réponse tienne en une ligne ?</li>
        </ol>
        <p>
          Si la première réponse manque, ne lancez pas encore. Sinon, le{' '}
          <a href={paths.gettingStarted}>guide de démarrage</a> vous mène de la feuille à la campagne, et les{' '}
          <a href={paths.bestPractices}>meilleures pratiques</a> vous aident à écrire la suite. Le nombre
          d’offres et de clients idéaux (ICP) de chaque formule est dans les{' '}
          <a href={`${paths.home}#tarifs`}>tarifs</a>.
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <GuideLayout
      path={paths.useCases}
      title="Une bonne accroche parle d’eux"
      lead="Six situations, six premières lignes en exemple. Chacune tient sur un fait daté ; la suite de la campagne en découle."
      sections={sections}
      keyPoints={[
        'Une campagne, une offre, une cible.',
        'Le fait daté vient avant le texte, jamais l’inverse.',
        'Plus le métier publie peu, plus la phrase doit être simple.',
        'Les relations que vous avez déjà se contactent sans invitation.',
      ]}
      closing={{
        title: 'À votre tour',
        text: 'Décrivez votre offre et votre cible : vous verrez qui correspond avant d’écrire à qui que ce soit.',
      }}
    />
  );
}
