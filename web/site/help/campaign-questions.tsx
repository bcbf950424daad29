import { paths } from '#contract/paths.ts';
import type { HelpGroup } from './help-questions.tsx';

export const campaignQuestions: HelpGroup[] = [
  {
    id: 'campagnes',
    title: 'Campagnes',
    questions: [
      {
        id: 'premiere-campagne',
        question: 'Par où commencer ma première campagne ?',
        answer: (
          <p>
            Par votre offre, puis votre cible. Le <a href={paths.gettingStarted}>guide de démarrage</a> suit
            les cinq étapes dans l’ordre. Tout s’enregistre au fil de la saisie : vous pouvez vous arrêter et
            reprendre.
          </p>
        ),
      },
      {
        id: 'importer-liste',
        question: 'Puis-je importer ma propre liste ?',
        answer: (
          <p>
            Oui, par un fichier CSV ou par l’adresse d’une recherche. L’import ne consomme aucune recherche de
            votre formule. Les doublons sont repérés d’une campagne à l’autre, et les oppositions s’appliquent
            aussi aux personnes importées.
          </p>
        ),
      },
      {
        id: 'modifier-campagne',
        question: 'Puis-je modifier une campagne déjà lancée ?',
        answer: (
          <p>
            Oui. La séquence change de version, et l’écran montre qui passe à la nouvelle et qui termine
            l’ancienne avant que vous confirmiez. Une étape déjà envoyée ne l’est jamais une seconde fois.
          </p>
        ),
      },
      {
        id: 'supprimer-campagne',
        question: 'Que se passe-t-il si je supprime une campagne ?',
        answer: (
          <p>
            Elle s’arrête et disparaît de vos listes. Vous avez dix secondes pour annuler. Le registre des
            envois, l’activité et les oppositions sont conservés : ils empêchent d’écrire deux fois à la même
            personne.
          </p>
        ),
      },
      {
        id: 'relations',
        question: 'Puis-je écrire à mes relations existantes ?',
        answer: (
          <p>
            Oui, « Mes relations » est une source de leads. Ces personnes passent directement au message, sans
            visite ni invitation. Elles n’utilisent donc pas votre quota d’invitations.
          </p>
        ),
      },
    ],
  },
  {
    id: 'messages',
    title: 'Messages et preuves',
    questions: [
      {
        id: 'phrase-bloquee',
        question: 'Pourquoi une phrase est-elle bloquée ?',
        answer: (
          <p>
            Parce qu’elle affirme quelque chose qu’aucun fait ne soutient, ou que le fait a été retiré.
            Reformulez à partir d’un fait présent, complétez votre offre s’il s’agit de vous, ou transformez
            la phrase en question. Une question n’a rien à prouver.
          </p>
        ),
      },
      {
        id: 'validation',
        question: 'Un message peut-il partir sans mon accord ?',
        answer: (
          <p>
            Pas avec le réglage d’origine : vous validez chaque message. Deux autres modes existent, « Je
            valide les exceptions » et « Automatique », que vous seul pouvez choisir. Dans tous les cas, c’est
            vous qui répondez aux réponses.
          </p>
        ),
      },
      {
        id: 'tu-vous',
        question: 'Comment choisir entre « tu » et « vous » ?',
        answer: (
          <p>
            Dans l’étape Engagement, une fois pour toute la campagne. Un texte qui mélange les deux est
            refusé. En cas de doute, gardez le vouvoiement.
          </p>
        ),
      },
      {
        id: 'maniere-d-ecrire',
        question: 'Comment Accroche apprend-il ma manière d’écrire ?',
        answer: (
          <p>
            En comparant ce qui vous était proposé à ce que vous approuvez. Ce que vous refaites à chaque
            fois, comme signer de votre seul prénom ou retirer un point d’exclamation, devient une règle
            lisible, dans les paramètres, à la section Écriture. Vous pouvez la changer, la couper ou la
            retirer : elle n’est jamais apprise de nouveau contre votre avis. Vous pouvez aussi coller
            d’anciens messages : ils sont lus puis oubliés. Aucun nom ni aucune entreprise ne devient une
            règle.
          </p>
        ),
      },
      {
        id: 'note-invitation',
        question: 'Pourquoi ma note d’invitation est-elle limitée ?',
        answer: (
          <p>
            Le réseau limite les notes : 300 caractères, ou 200 avec un compte gratuit, qui n’en autorise que
            quelques-unes par mois. Accroche les décompte et vous montre ce qui reste. Une invitation sans
            note est souvent un bon choix.
          </p>
        ),
      },
    ],
  },
  {
    id: 'limites',
    title: 'Limites et quotas',
    questions: [
      {
        id: 'quotas',
        question: 'Combien d’invitations et de messages puis-je envoyer ?',
        answer: (
          <p>
            Par défaut, 15 invitations par jour ouvré et 75 par semaine, 25 messages et 40 visites par jour.
            Un compte nouvellement connecté commence à 20 % et atteint 100 % la quatrième semaine. Ces quotas
            appartiennent au compte LinkedIn : toutes vos campagnes se les partagent.
          </p>
        ),
      },
      {
        id: 'aller-plus-vite',
        question: 'Puis-je envoyer plus vite ?',
        answer: (
          <p>
            Vous pouvez relever les limites jusqu’à 40 invitations par jour et 200 par semaine, après un
            avertissement, jamais au-delà. Vous pouvez aussi les baisser. Avant d’accélérer, regardez votre
            taux d’acceptation : c’est lui qui dit si la cible est juste.
          </p>
        ),
      },
      {
        id: 'recherches',
        question: 'Comment sont comptées les recherches de leads ?',
        answer: (
          <p>
            Une recherche qui trouve au moins une personne qualifiée compte pour une. Une recherche qui échoue
            ou ne trouve personne ne coûte rien, et les imports non plus. FREE en comprend 10 en tout, SOLO 40
            par mois, PRO 80 et EXPERT 150.
          </p>
        ),
      },
      {
        id: 'horaires',
        question: 'À quelles heures partent les messages ?',
        answer: (
          <p>
            Avec FREE et SOLO, du lundi au vendredi de 9 h à 18 h. PRO permet vos propres jours et heures,
            EXPERT une plage par étape et le fuseau horaire de la personne. Rien ne part les jours fériés
            nationaux.
          </p>
        ),
      },
    ],
  },
];

export const integrationQuestions: HelpGroup[] = [
  {
    id: 'integrations',
    title: 'CRM et API',
    questions: [
      {
        id: 'crm',
        question: 'Peut-on relier Accroche à son CRM ?',
        keywords: 'integration connecteur synchroniser',
        answer: (
          <p>
            Oui, des intégrations CRM existent : elles se règlent dans vos{' '}
            <a href={paths.settings}>paramètres</a>. Si votre outil n’en fait pas partie, l’export CSV des
            leads est compris à partir de PRO. Les oppositions restent appliquées, d’où que vienne une fiche.
          </p>
        ),
      },
      {
        id: 'api',
        question: 'Y a-t-il une API ?',
        keywords: 'developpeur webhook integration',
        answer: (
          <p>
            Oui, uniquement avec la formule ENTERPRISE. Vos propres outils lisent et alimentent alors vos
            campagnes. Pour l’obtenir, <a href={`${paths.support}?sujet=enterprise`}>écrivez-nous</a>.
          </p>
        ),
      },
    ],
  },
];

export const troubleQuestions: HelpGroup[] = [
  {
    id: 'depannage',
    title: 'Dépannage',
    questions: [
      {
        id: 'rien-ne-part',
        question: 'Pourquoi rien ne part ?',
        answer: (
          <p>
            Chaque personne en attente affiche sa raison et une heure estimée : hors des horaires, quota du
            jour atteint, message à valider, compte déconnecté, réponse reçue. Commencez par cette ligne. Elle
            dit aussi quoi faire.
          </p>
        ),
      },
      {
        id: 'campagne-en-pause',
        question: 'Ma campagne s’est mise en pause toute seule.',
        answer: (
          <p>
            Un garde-fou s’est déclenché : avertissement du réseau, taux d’acceptation sous 15 % sur au moins
            60 invitations tranchées, ou trop d’invitations en attente. L’écran montre le chiffre, le seuil et
            la façon d’en sortir. Revoyez la cible avant de reprendre.
          </p>
        ),
      },
      {
        id: 'personne-ecartee',
        question: 'Pourquoi une personne a-t-elle été écartée ?',
        answer: (
          <p>
            La raison est écrite à côté de son nom : opposition, déjà engagée dans une autre campagne,
            entreprise exclue, hors cible. Une même personne ne suit qu’une séquence à la fois. Pour une
            opposition, il n’y a pas de dérogation.
          </p>
        ),
      },
      {
        id: 'envoi-incertain',
        question: 'Que veut dire un envoi « incertain » ?',
        answer: (
          <p>
            Le réseau n’a pas confirmé que l’envoi avait eu lieu, par exemple à cause d’une coupure. Accroche
            lit ce que le réseau a enregistré et tranche. S’il ne peut pas, il vous pose la question ; il ne
            renvoie jamais de lui-même.
          </p>
        ),
      },
      {
        id: 'page-en-erreur',
        question: 'Une page affiche une erreur.',
        answer: (
          <p>
            Rechargez-la, puis vérifiez votre connexion. Si l’erreur revient, notez l’heure et le texte exact,
            et <a href={`${paths.support}?sujet=probleme`}>écrivez-nous</a>. Ce que vous aviez saisi dans une
            campagne est déjà enregistré.
          </p>
        ),
      },
    ],
  },
];
