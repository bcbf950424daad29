import { paths } from '#contract/paths.ts';
import { draftShortcuts } from '#web/features/drafts/draft-shortcuts.ts';
import type { Shortcut } from '#web/ui/shortcut-list.tsx';

/** Questions of the help centre by their anchor, worded as there. */
export const helpQuestions = {
  'premiere-campagne': 'Par où commencer ma première campagne ?',
  'importer-liste': 'Puis-je importer ma propre liste ?',
  'modifier-campagne': 'Puis-je modifier une campagne déjà lancée ?',
  'supprimer-campagne': 'Que se passe-t-il si je supprime une campagne ?',
  relations: 'Puis-je écrire à mes relations existantes ?',
  'phrase-bloquee': 'Pourquoi une phrase est-elle bloquée ?',
  validation: 'Un message peut-il partir sans mon accord ?',
  'tu-vous': 'Comment choisir entre « tu » et « vous » ?',
  'maniere-d-ecrire': 'Comment Accroche apprend-il ma manière d’écrire ?',
  'note-invitation': 'Pourquoi ma note d’invitation est-elle limitée ?',
  quotas: 'Combien d’invitations et de messages puis-je envoyer ?',
  recherches: 'Comment sont comptées les recherches de leads ?',
  horaires: 'À quelles heures partent les messages ?',
  'rien-ne-part': 'Pourquoi rien ne part ?',
  'campagne-en-pause': 'Ma campagne s’est mise en pause toute seule.',
  'personne-ecartee': 'Pourquoi une personne a-t-elle été écartée ?',
  'envoi-incertain': 'Que veut dire un envoi « non confirmé » ?',
  'opposition-recue': 'Quelqu’un me demande de ne plus le contacter. Que faire ?',
  'compte-deconnecte': 'Mon compte LinkedIn est déconnecté. Que se passe-t-il ?',
  'connecter-linkedin': 'Comment connecter mon compte LinkedIn ?',
  'risque-linkedin': 'Mon compte LinkedIn peut-il être limité ?',
  'double-authentification': 'Comment activer la double authentification ?',
  'changer-adresse': 'Comment changer mon adresse e-mail ou mon mot de passe ?',
  'changer-de-formule': 'Comment changer de formule ?',
  'supprimer-mon-compte': 'Comment exporter mes données ou fermer mon compte ?',
  'page-en-erreur': 'Une page affiche une erreur.',
} as const;

type Question = keyof typeof helpQuestions;
type Topic = { questions: readonly Question[]; shortcuts?: readonly Shortcut[] };

/** Of every page. */
export const sharedShortcuts: readonly Shortcut[] = [
  [['Ctrl', 'K'], 'Trouver une personne, une campagne, une page'],
  [['?'], 'Cette aide'],
];

const inboxShortcuts: readonly Shortcut[] = [
  [['J'], 'Conversation suivante'],
  [['K'], 'Conversation précédente'],
  [['R'], 'Écrire une réponse'],
  [['Ctrl', '↵'], 'Envoyer la réponse'],
];

const discoveryShortcuts: readonly Shortcut[] = [
  [['→', 'A'], 'Accepter cette personne'],
  [['←', 'R'], 'Refuser cette personne'],
  [['↓', 'P'], 'Passer, elle reviendra'],
  [['Z'], 'Annuler la dernière réponse'],
];

const wizard: Topic = {
  questions: ['premiere-campagne', 'importer-liste', 'recherches', 'note-invitation', 'phrase-bloquee'],
};
const campaign: Topic = {
  questions: ['rien-ne-part', 'horaires', 'modifier-campagne', 'campagne-en-pause', 'envoi-incertain'],
};
const elsewhere: Topic = { questions: ['premiere-campagne', 'rien-ne-part', 'page-en-erreur'] };

/** By the start of the address, the longest first. */
const topics: readonly [start: string, topic: Topic][] = [
  ['/production/campaign', wizard],
  ['/campaigns/', campaign],
  [paths.discovery, { questions: ['personne-ecartee', 'recherches'], shortcuts: discoveryShortcuts }],
  [paths.leads, { questions: ['importer-liste', 'personne-ecartee', 'opposition-recue', 'recherches'] }],
  [paths.search, { questions: ['recherches', 'personne-ecartee', 'compte-deconnecte'] }],
  [
    paths.socialAccounts,
    { questions: ['connecter-linkedin', 'compte-deconnecte', 'quotas', 'risque-linkedin', 'horaires'] },
  ],
  [
    paths.settings,
    {
      questions: [
        'changer-adresse',
        'double-authentification',
        'changer-de-formule',
        'maniere-d-ecrire',
        'supprimer-mon-compte',
      ],
    },
  ],
];

const prospectTopics: Record<string, Topic> = {
  validation: {
    questions: ['phrase-bloquee', 'validation', 'tu-vous', 'maniere-d-ecrire'],
    shortcuts: draftShortcuts,
  },
  conversations: { questions: ['opposition-recue', 'relations', 'rien-ne-part'], shortcuts: inboxShortcuts },
};

/** What helps on the page of this address. */
export function helpFor(pathname: string, search: string): Required<Topic> {
  const topic =
    pathname === paths.prospects
      ? (prospectTopics[new URLSearchParams(search).get('vue') ?? ''] ?? {
          questions: ['rien-ne-part', 'personne-ecartee', 'envoi-incertain', 'opposition-recue'] as const,
        })
      : (topics.find(([start]) => pathname.startsWith(start))?.[1] ?? elsewhere);
  return { questions: topic.questions, shortcuts: [...(topic.shortcuts ?? []), ...sharedShortcuts] };
}
