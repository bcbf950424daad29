import { type Argument, type Argumentaire, emptyArgumentaire } from '../../../core/offers/argumentaire.ts';

type GivenParts = Omit<Argument, 'mayNameCustomer' | 'proof' | 'give'> & { proof?: string; give?: string };

const argumentaire = (given: readonly GivenParts[], more: Partial<Argumentaire> = {}): Argumentaire => ({
  ...emptyArgumentaire,
  ...more,
  arguments: given.map((argument) => ({ proof: '', give: '', mayNameCustomer: false, ...argument })),
});

/** What three of the golden offers have to say, and to whom; the others say nothing. */
export const goldenArgumentaires: Readonly<Record<string, Argumentaire>> = {
  payroll: argumentaire([
    {
      id: 'sirh',
      name: 'Changement de logiciel',
      problem: 'Une bascule de SIRH recopie les erreurs de l’ancien paramétrage.',
      signs: [
        {
          kind: 'words',
          places: ['post', 'about', 'role_detail'],
          words: ['SIRH', 'logiciel de paie', 'migration'],
          months: 9,
        },
      ],
      proof: 'Chez un fabricant de meubles de 310 salariés, nous avons trouvé 61 écarts avant la bascule.',
      question: 'Repartez-vous des rubriques actuelles ou d’une page blanche ?',
      give: 'la grille des rubriques à vérifier avant une bascule',
    },
    {
      id: 'start',
      name: 'Prise de poste',
      problem: 'Les écarts de paie les plus anciens sont rarement dans le dossier de passation.',
      signs: [
        { kind: 'recent_start', months: 6 },
        { kind: 'moved', months: 6 },
      ],
      proof: 'Une relecture de douze mois de bulletins donne un état des lieux en dix jours.',
      question: 'Avez-vous reçu un état des lieux de la paie en arrivant ?',
      give: 'un exemple d’état des lieux, deux pages',
    },
    {
      id: 'hires',
      name: 'Embauches en nombre',
      problem:
        'Quand les embauches s’enchaînent, les primes et les reprises d’ancienneté se saisissent vite.',
      signs: [
        { kind: 'hires' },
        {
          kind: 'words',
          places: ['post', 'about', 'role_detail'],
          words: ['intérimaires', 'saisonniers', 'nouveau site'],
          months: 12,
        },
      ],
      proof: 'Sur 2 400 bulletins relus l’an dernier, une entrée sur neuf portait un écart.',
      question: 'Les nouveaux dossiers sont-ils relus par quelqu’un d’autre que la personne qui les saisit ?',
      give: 'la liste des sept erreurs d’entrée les plus fréquentes',
    },
    {
      id: 'size',
      name: 'Paie tenue en interne',
      problem: 'Au-delà de cinquante salariés, une convention mal lue se répète chaque mois sans bruit.',
      signs: [
        { kind: 'headcount', min: 50, max: 500 },
        { kind: 'sector', words: ['industrie', 'fabrication', 'agroalimentaire'] },
      ],
      question: 'La paie est-elle tenue en interne ou confiée à un cabinet ?',
      give: 'la liste des points que l’Urssaf regarde en premier',
    },
  ]),
  software: argumentaire([
    {
      id: 'delays',
      name: 'Retards de livraison',
      problem:
        'Un retard de livraison commence presque toujours par un ordre de fabrication déplacé à la main.',
      signs: [
        {
          kind: 'words',
          places: ['post', 'about', 'role_detail'],
          words: ['délais', 'retards', 'planning', 'ordonnancement'],
          months: 12,
        },
      ],
      proof:
        'Chez un tôlier de 90 personnes, les ordres en retard sont passés de 22 % à 8 % en un trimestre.',
      question: 'Qui arbitre aujourd’hui quand deux urgences tombent sur la même machine ?',
      give: 'le tableau de suivi des urgences que ce tôlier utilise',
    },
    {
      id: 'line',
      name: 'Nouvelle ligne',
      problem: 'Une nouvelle ligne bouscule les séquences de toutes les autres pendant des mois.',
      signs: [
        {
          kind: 'words',
          places: ['post', 'role_detail', 'about'],
          words: ['nouvelle ligne', 'nouvel atelier', 'extension', 'investissement'],
          months: 9,
        },
      ],
      proof: 'Nous branchons une ligne en trois semaines, sans toucher à l’ERP.',
      question: 'Tenez-vous la séquence de la ligne dans l’ERP ou dans un tableur ?',
      give: 'un exemple de séquence avant et après',
    },
    {
      id: 'workshop',
      name: 'Atelier de taille moyenne',
      problem: 'Entre le planning du lundi et l’atelier du jeudi, il y a souvent deux versions de la vérité.',
      signs: [
        { kind: 'sector', words: ['métallurgie', 'plasturgie', 'mécanique', 'industrie'] },
        { kind: 'headcount', min: 40, max: 600 },
      ],
      question: 'À quelle fréquence le planning est-il refait dans la semaine ?',
      give: 'une méthode d’une page pour mesurer l’écart entre le planning et l’atelier',
    },
  ]),
  security: argumentaire([
    {
      id: 'phishing',
      name: 'Hameçonnage',
      problem: 'La plupart des intrusions commencent par un message auquel quelqu’un a répondu de bonne foi.',
      signs: [
        {
          kind: 'words',
          places: ['post', 'about', 'role_detail'],
          words: ['hameçonnage', 'phishing', 'sensibilisation', 'cybersécurité', 'sécurité informatique'],
          months: 12,
        },
      ],
      proof: 'Dans une mairie de 400 postes, 31 % des agents ont cliqué au premier test, 6 % au troisième.',
      question: 'Avez-vous un chiffre de départ, ou seulement une impression ?',
      give: 'le rapport d’une page d’un test, rendu anonyme',
    },
    {
      id: 'backup',
      name: 'Changement de système',
      problem: 'Une migration laisse pendant quelques semaines des comptes que plus personne ne surveille.',
      signs: [
        {
          kind: 'words',
          places: ['post', 'about', 'role_detail'],
          words: ['migration', 'Microsoft 365', 'cloud'],
          months: 12,
        },
      ],
      proof: 'Nous relevons les comptes dormants en une journée, sans rien installer.',
      question: 'Qui ferme les anciens comptes une fois la bascule faite ?',
      give: 'la liste de contrôle des comptes à fermer',
    },
    {
      id: 'size',
      name: 'Organisation sans équipe dédiée',
      problem: 'Sans équipe dédiée, la sécurité est le dernier sujet de la journée de quelqu’un.',
      signs: [
        { kind: 'headcount', min: 50, max: 300 },
        { kind: 'sector', words: ['hôpital', 'santé', 'administration', 'collectivité'] },
      ],
      question: 'La sécurité informatique est-elle le métier de quelqu’un, ou une tâche de plus ?',
      give: 'un exemple de plan de sécurité sur une page',
    },
  ]),
};
