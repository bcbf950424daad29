import { paths } from '#contract/paths.ts';
import { ArticleLayout, type ArticleSection } from './article-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'simulation',
    title: 'La simulation',
    body: (
      <p>
        Les règles qui enverront vos messages jouent d’abord la campagne sur une horloge fictive. Vous obtenez
        un calendrier jour par jour, la charge de la semaine, les personnes écartées avec leur raison, et des
        fourchettes plutôt que des promesses.
      </p>
    ),
  },
  {
    id: 'preuves',
    title: 'Phrase et preuve',
    body: (
      <p>
        Dans l’éditeur, chaque phrase renvoie au fait daté qu’elle utilise. Retirez le fait : la phrase se
        bloque. Modifiez la phrase : la preuve est vérifiée de nouveau. Une question, elle, n’a rien à
        prouver.
      </p>
    ),
  },
  {
    id: 'variantes',
    title: 'Variantes',
    body: (
      <p>
        Deux versions d’une étape peuvent être comparées dans la même campagne. Les résultats donnent
        l’effectif et l’intervalle, et disent quand il est trop tôt pour conclure.
      </p>
    ),
  },
  {
    id: 'horaires',
    title: 'Horaires d’envoi',
    body: (
      <ul>
        <li>FREE et SOLO : du lundi au vendredi, de 9 h à 18 h.</li>
        <li>PRO : vos propres jours et vos propres heures.</li>
        <li>
          EXPERT : une plage par étape, le fuseau horaire de la personne, les jours fériés régionaux et un
          mode « août ».
        </li>
      </ul>
    ),
  },
  {
    id: 'chiffres',
    title: 'Chiffres cliquables',
    body: (
      <p>
        Prévu, tenté, confirmé, accepté, répondu, positif : ces nombres ne se mélangent pas, et chacun ouvre
        la liste des personnes qu’il compte. Les analyses détaillées et l’export CSV commencent avec PRO.
      </p>
    ),
  },
  {
    id: 'decouverte',
    title: 'Découverte',
    body: (
      <p>
        Des suggestions une par une, au clavier : accepter, refuser, plus tard. Chaque réponse affine les
        suivantes.
      </p>
    ),
  },
  {
    id: 'integrations',
    title: 'CRM et API',
    body: (
      <p>
        Des intégrations CRM transmettent les échanges à votre outil. L’API est réservée à la formule
        ENTERPRISE. Pour en parler, passez par la page <a href={paths.support}>Support</a>.
      </p>
    ),
  },
];

export function Page() {
  return (
    <ArticleLayout
      label="Ressources"
      note="Fonctionnalités avancées"
      title="Pour aller plus loin"
      lead="Ce que l’on découvre après la première campagne."
      sections={sections}
    />
  );
}
