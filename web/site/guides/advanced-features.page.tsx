import { paths } from '#contract/paths.ts';
import type { ArticleSection } from '../frame/article-layout.tsx';
import { Example, GuideLayout } from './guide-layout.tsx';

const sections: ArticleSection[] = [
  {
    id: 'simulation',
    title: 'La simulation, en détail',
    body: (
      <>
        <p>
          Avant le lancement, le moteur joue votre campagne sur une horloge fictive. Ce n’est pas une
          estimation à part : ce sont les mêmes règles, les mêmes quotas et les mêmes horaires que pour les
          vrais envois.
        </p>
        <p>
          Pour chaque jour, vous lisez les visites, les invitations, une fourchette de messages, et la part
          déjà prise par vos autres campagnes. Les quotas appartiennent au compte LinkedIn, pas à la
          campagne : si deux campagnes se disputent les mêmes places, vous le voyez ici, et non trois semaines
          plus tard.
        </p>
        <p>
          La liste des personnes écartées donne une raison par personne : opposition enregistrée, déjà engagée
          ailleurs, entreprise exclue, texte impossible à prouver. Quand un point se corrige, la façon de le
          corriger est écrite à côté.
        </p>
        <Example title="ce que montre une simulation">
          <p>
            184 personnes, un compte déjà actif. Neuf sont écartées, dont six déjà engagées dans une autre
            campagne. Restent 175 invitations à quinze par jour ouvré : douze jours d’envoi. Le mercredi
            11 novembre est férié, rien ne part.
          </p>
        </Example>
      </>
    ),
  },
  {
    id: 'preuves',
    title: 'Travailler avec les preuves',
    body: (
      <>
        <p>
          Dans l’éditeur, chaque phrase renvoie au fait daté qu’elle utilise : une ligne de profil, une
          publication, une information de votre offre. Une phrase a trois états possibles.
        </p>
        <ul>
          <li>
            <b>Prouvée :</b> le fait est là, avec sa source et sa date.
          </li>
          <li>
            <b>Bloquée :</b> elle affirme quelque chose qu’aucun fait ne soutient. Elle ne partira pas.
          </li>
          <li>
            <b>Question :</b> elle n’affirme rien, elle n’a donc rien à prouver.
          </li>
        </ul>
        <p>
          Si vous retirez un fait parce qu’il est faux ou trop personnel, les phrases qui en dépendent se
          bloquent aussitôt. Si vous réécrivez une phrase, la preuve est vérifiée de nouveau. Quand l’offre
          change, les brouillons non approuvés sont marqués à réécrire ; les textes que vous avez approuvés
          restent tels quels.
        </p>
      </>
    ),
  },
  {
    id: 'validation',
    title: 'Trois modes de validation',
    body: (
      <>
        <ul>
          <li>
            <b>« Je valide chaque message »</b>, par défaut. Vous lisez tout.
          </li>
          <li>
            <b>« Je valide les exceptions ».</b> Les messages sans réserve partent, les autres vous attendent.
          </li>
          <li>
            <b>« Automatique ».</b> Les messages qui passent tous les contrôles partent seuls.
          </li>
        </ul>
        <p>
          Quel que soit le mode, les contrôles restent les mêmes et les réponses à une réponse sont toujours
          envoyées par une personne. Ne quittez le premier mode qu’après avoir validé assez de messages pour
          savoir ce que vous corrigez d’habitude.
        </p>
      </>
    ),
  },
  {
    id: 'sequences',
    title: 'Modifier une campagne en cours',
    body: (
      <>
        <p>
          Une séquence a des versions. Vous pouvez ajouter une relance, changer un délai ou réécrire un
          message pendant que la campagne tourne. L’écran montre alors qui passe à la nouvelle version et qui
          termine l’ancienne, avant que vous confirmiez.
        </p>
        <p>
          Une étape garde son identité à travers toutes les versions. C’est ce qui garantit qu’une personne ne
          reçoit jamais deux fois la même étape, même si vous l’avez déplacée ou renommée. Vos séquences
          préférées s’enregistrent comme modèles, à côté des six modèles fournis.
        </p>
      </>
    ),
  },
  {
    id: 'variantes',
    title: 'Comparer deux variantes',
    body: (
      <>
        <p>
          Deux versions d’une même étape peuvent être comparées dans une campagne. Chaque personne est
          affectée à une version et y reste. Les résultats donnent l’effectif et un intervalle, pas seulement
          un pourcentage : si les deux intervalles se recouvrent largement, rien n’est tranché.
        </p>
        <p>
          Sous un certain effectif, vous lirez « taux de réponse : trop tôt pour conclure (n = 14) ». Ce n’est
          pas de la prudence excessive. Avec quelques dizaines de personnes par version, seules de très
          grandes différences se voient. Comparez donc des idées vraiment différentes, pas deux tournures de
          la même phrase.
        </p>
      </>
    ),
  },
  {
    id: 'horaires',
    title: 'Régler les horaires d’envoi',
    body: (
      <>
        <ul>
          <li>
            <b>FREE et SOLO :</b> du lundi au vendredi, de 9 h à 18 h.
          </li>
          <li>
            <b>PRO :</b> vos propres jours et vos propres heures.
          </li>
          <li>
            <b>EXPERT :</b> une plage par étape, le fuseau horaire de la personne, les jours fériés régionaux
            et un mode « août ».
          </li>
        </ul>
        <p>
          Les jours fériés nationaux sont chômés pour toutes les formules. Les envois sont espacés au hasard
          dans la plage, et le tirage est conservé : l’heure annoncée ne change pas à chaque affichage. Après
          une interruption, rien n’est rattrapé en rafale.
        </p>
      </>
    ),
  },
  {
    id: 'chiffres',
    title: 'Lire les chiffres',
    body: (
      <>
        <p>
          Prévu, tenté, confirmé, accepté, répondu, positif : ces nombres ne se mélangent pas. Un envoi tenté
          n’est pas un envoi confirmé. Chaque nombre est souligné et ouvre la liste des personnes qu’il
          compte ; si un chiffre vous étonne, vous pouvez le vérifier ligne par ligne.
        </p>
        <p>
          L’analyse détaillée, les rapports et l’export CSV commencent avec PRO. La page de conseils d’une
          campagne s’appuie sur ces mêmes nombres, et se tait quand l’échantillon est trop petit.
        </p>
      </>
    ),
  },
  {
    id: 'decouverte',
    title: 'La découverte, au clavier',
    body: (
      <p>
        <a href={paths.discovery}>Découverte</a> présente une suggestion à la fois, parmi les personnes déjà
        trouvées : accepter, refuser, plus tard. Chaque réponse affine les suivantes. « Chercher d’autres
        personnes » lance une vraie recherche, qui compte dans votre formule si elle trouve au moins une
        personne qualifiée.
      </p>
    ),
  },
  {
    id: 'notifications',
    title: 'Notifications et attentes',
    body: (
      <p>
        Avec EXPERT, les notifications arrivent à l’instant où l’événement se produit ; avec les autres
        formules, dans la demi-minute. Et si rien ne part, la question « Pourquoi rien ne part ? » a toujours
        une réponse : la raison, l’étape concernée, l’heure la plus proche, et une façon d’en sortir.
      </p>
    ),
  },
  {
    id: 'integrations',
    title: 'CRM et API',
    body: (
      <>
        <p>
          Les intégrations CRM transmettent les personnes et les échanges à votre outil. Les oppositions
          restent appliquées à la sortie, quelle que soit l’origine d’une fiche.
        </p>
        <p>
          L’API est réservée à la formule ENTERPRISE, avec des limites sur mesure, un nombre illimité d’offres
          et de clients idéaux (ICP), et un support 24 h/24. Pour en parler, écrivez-nous depuis la page{' '}
          <a href={`${paths.support}?sujet=enterprise`}>Support</a>. Avant de brancher quoi que ce soit, lisez{' '}
          <a href={paths.security}>Sécurité et conformité</a>.
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <GuideLayout
      path={paths.advancedFeatures}
      title="Pour aller plus loin"
      lead="Ce que l’on découvre après la première campagne : ce que chaque réglage change, et quand il vaut la peine d’y toucher."
      sections={sections}
      keyPoints={[
        'La simulation applique les règles réelles, pas une moyenne.',
        'Les quotas sont partagés entre les campagnes d’un même compte.',
        'Une campagne en cours se modifie, sans jamais renvoyer une étape.',
        'Comparez des idées, pas des tournures, et attendez l’effectif.',
        'Chaque chiffre s’ouvre sur la liste qui le prouve.',
      ]}
      closing={{
        title: 'Essayez sur une petite liste',
        text: 'La simulation fonctionne avec toutes les formules. Préparez une campagne et regardez son calendrier.',
      }}
    />
  );
}
