import type { JobFunction } from './world.ts';

type Trade = { scope: readonly string[]; belief: readonly string[]; points: readonly string[] };

export const TRADES: Record<JobFunction, Trade> = {
  general_management: {
    scope: [
      'J’organise, j’anticipe et je débloque : rien ne se perd entre deux bureaux.',
      'Je fais le lien entre la direction, les équipes et les partenaires.',
      'Je mène une équipe pluridisciplinaire et un plan de croissance à trois ans.',
      'Mon rôle : donner le cap, choisir, puis laisser faire ceux qui savent.',
      'Je pilote l’activité, les comptes et les hommes et les femmes qui la font vivre.',
      'J’ai conduit deux rapprochements d’entreprises et une réorganisation, sans perdre l’essentiel : la confiance.',
    ],
    belief: [
      'Une entreprise avance à la vitesse de la confiance.',
      'La stratégie tient sur une page ; le reste est affaire d’exécution.',
      'Dire non à neuf bonnes idées pour réussir la dixième.',
    ],
    points: [
      'Préparation des conseils et des assemblées',
      'Suivi des projets transverses',
      'Définition et suivi du plan stratégique',
      'Animation du comité de direction',
      'Relation avec les actionnaires et les banques',
      'Développement de nouvelles activités',
      'Responsabilité du compte de résultat',
    ],
  },
  sales: {
    scope: [
      'J’accompagne des clients industriels, du premier rendez-vous à la signature, et après.',
      'Je développe un portefeuille de comptes sur un secteur que je sillonne toute l’année.',
      'Mon quotidien : prospecter, écouter, chiffrer, convaincre, et revenir voir le client ensuite.',
      'J’anime une équipe de commerciaux de terrain avec un principe : la qualité du rendez-vous avant leur nombre.',
    ],
    belief: [
      'Vendre, c’est d’abord savoir se taire.',
      'Un bon client est un client qui rappelle.',
      'Le meilleur argument, c’est le résultat du client d’à côté.',
    ],
    points: [
      'Prospection et ouverture de comptes',
      'Négociation des contrats-cadres',
      'Animation d’une équipe de commerciaux',
      'Réponse aux appels d’offres',
      'Suivi des ventes dans le CRM',
      'Participation aux salons professionnels',
    ],
  },
  marketing: {
    scope: [
      'Je fais connaître une offre exigeante à des gens qui n’ont pas le temps : l’exercice est passionnant.',
      'J’orchestre contenus, campagnes et événements pour nourrir les équipes commerciales.',
      'De l’étude de marché au lancement, je pilote la vie de nos produits.',
      'Je construis des campagnes qui se mesurent, et j’arrête celles qui ne servent à rien.',
    ],
    belief: [
      'Le bon message à la mauvaise personne reste un mauvais message.',
      'Le marketing commence par une visite chez le client.',
      'Une marque, c’est une promesse tenue longtemps.',
    ],
    points: [
      'Plan marketing annuel et budget',
      'Refonte du site et du référencement',
      'Génération de contacts qualifiés',
      'Lancement de nouvelles gammes',
      'Pilotage des agences',
    ],
  },
  finance: {
    scope: [
      'Je pilote la comptabilité, la trésorerie et le contrôle de gestion, au plus près des opérationnels.',
      'Clôtures, budgets, relations bancaires : je veille à ce que les chiffres racontent la vérité.',
      'J’ai réduit le délai de clôture mensuelle de douze à cinq jours, et nous continuons.',
      'Mon métier consiste à éclairer les décisions avant qu’elles ne soient prises.',
    ],
    belief: [
      'Le résultat est une opinion, la trésorerie est un fait.',
      'Un bon tableau de bord tient sur un écran.',
      'La finance doit descendre dans l’atelier.',
    ],
    points: [
      'Clôtures mensuelles et liasse fiscale',
      'Construction du budget et des prévisions',
      'Gestion de la trésorerie et du BFR',
      'Mise en place d’un nouvel ERP',
      'Relations avec les commissaires aux comptes',
      'Encadrement d’une équipe comptable',
    ],
  },
  human_resources: {
    scope: [
      'Recruter, former, fidéliser : je m’occupe de ceux qui font l’entreprise.',
      'Je mène le dialogue social et les projets RH d’un effectif réparti sur plusieurs sites.',
      'J’accompagne les managers dans leurs recrutements comme dans leurs conversations difficiles.',
      'Mon quotidien mêle droit social, écoute et beaucoup de pédagogie.',
    ],
    belief: [
      'On recrute une personne, pas une fiche de poste.',
      'La qualité de vie au travail commence par la qualité du travail.',
      'Un entretien annuel ne remplace pas un café par semaine.',
    ],
    points: [
      'Recrutement des cadres et des techniciens',
      'Animation du CSE et négociations annuelles',
      'Plan de développement des compétences',
      'Déploiement du SIRH',
      'Politique de rémunération',
    ],
  },
  operations: {
    scope: [
      'Je fais en sorte que la bonne pièce parte au bon moment, au bon endroit, sans y laisser les équipes.',
      'Production, qualité, maintenance, logistique : je relie ceux qui font et ceux qui vendent.',
      'J’anime chaque matin un point de cinq minutes qui nous fait gagner une heure par jour.',
      'J’ai déployé le lean sur deux sites, en commençant par écouter les opérateurs.',
    ],
    belief: [
      'Le problème n’est presque jamais la personne, presque toujours le processus.',
      'Ce qui se mesure au pied de la ligne s’améliore au pied de la ligne.',
      'La sécurité n’est pas une priorité : c’est un préalable.',
    ],
    points: [
      'Management d’une équipe de production',
      'Amélioration du taux de service',
      'Certification ISO 9001',
      'Réduction des rebuts et des stocks',
      'Organisation des flux et des plannings',
    ],
  },
  information_technology: {
    scope: [
      'Je modernise un système d’information qui a de l’âge et du caractère.',
      'Je conçois des logiciels que l’on peut encore faire évoluer cinq ans plus tard.',
      'Cloud, sécurité, données : je choisis les outils qui servent le métier, pas l’inverse.',
      'Je pilote les projets informatiques, de l’expression du besoin à la mise en production, et le support ensuite.',
    ],
    belief: [
      'Le meilleur code est celui que l’on n’a pas besoin d’écrire.',
      'La cybersécurité est l’affaire de tous, y compris du lundi matin.',
      'Un projet informatique réussi est d’abord un projet d’équipe.',
    ],
    points: [
      'Migration vers le cloud',
      'Encadrement d’une équipe de développement',
      'Plan de sécurité et de continuité',
      'Déploiement d’un ERP',
      'Automatisation des tests et des livraisons',
      'Support aux utilisateurs',
    ],
  },
  engineering: {
    scope: [
      'Je transforme des cahiers des charges parfois flous en produits qui fonctionnent.',
      'Du prototype à la série, j’accompagne les projets techniques avec le bureau d’études et l’atelier.',
      'Calculs, plans, essais : j’aime que les choses tiennent, au sens propre.',
      'Je dirige une équipe d’ingénieurs et de techniciens curieux de tout.',
    ],
    belief: [
      'Un bon plan se comprend sans explication.',
      'L’innovation naît souvent devant une machine en panne.',
      'L’éco-conception commence au premier coup de crayon.',
    ],
    points: [
      'Conception et calcul sous SolidWorks',
      'Industrialisation de nouveaux produits',
      'Dépôt de deux brevets',
      'Suivi des essais et de la qualification',
      'Gestion de projets pluridisciplinaires',
    ],
  },
  product: {
    scope: [
      'Je parle avec des utilisateurs chaque semaine et je transforme ce qu’ils vivent en produit.',
      'Entre la technique, le commerce et le client, je tiens la feuille de route.',
      'Je cherche le plus petit changement qui rend le plus grand service.',
    ],
    belief: [
      'Ajouter une fonction est facile, en retirer une demande du courage.',
      'Tomber amoureux du problème, pas de la solution.',
      'Une feuille de route est une liste de paris.',
    ],
    points: [
      'Entretiens avec les utilisateurs',
      'Construction de la feuille de route',
      'Animation de deux équipes de développement',
      'Suivi de l’usage et de la rétention',
    ],
  },
  purchasing: {
    scope: [
      'J’achète des matières, des prestations et parfois du temps.',
      'Je construis avec nos fournisseurs des relations qui durent plus longtemps qu’un appel d’offres.',
      'Je pilote plusieurs millions d’euros d’achats, avec une attention particulière aux circuits courts.',
    ],
    belief: [
      'Le prix s’oublie, la rupture jamais.',
      'Un fournisseur bien traité vous dépanne un vendredi soir.',
      'Acheter responsable, c’est d’abord acheter moins.',
    ],
    points: [
      'Sourcing et qualification des fournisseurs',
      'Négociation des contrats annuels',
      'Mise en place d’une politique d’achats responsables',
      'Sécurisation des approvisionnements',
    ],
  },
  legal: {
    scope: [
      'Je sécurise les contrats et les projets sans ralentir ceux qui les portent.',
      'Contrats, conformité, contentieux : je traduis le droit en décisions.',
      'J’accompagne la direction sur les sujets sociaux, commerciaux et de protection des données.',
    ],
    belief: [
      'Un bon contrat est un contrat que l’on ne relit jamais.',
      'Le juriste utile arrive avant la signature.',
      'La conformité n’est pas un classeur, c’est une habitude.',
    ],
    points: [
      'Rédaction et négociation de contrats',
      'Mise en conformité avec le RGPD',
      'Gestion des contentieux',
      'Secrétariat juridique des sociétés',
    ],
  },
  customer_success: {
    scope: [
      'J’aide nos clients à tirer parti de ce qu’ils ont acheté, et je fais remonter ce qui coince.',
      'De la mise en route au renouvellement, je suis leur [interlocuteur|interlocutrice] de confiance.',
      'J’anime une équipe qui répond vite, bien et avec le sourire.',
    ],
    belief: [
      'Un client qui se plaint est un client qui croit encore en vous.',
      'Répondre vite, c’est bien ; ne pas avoir à répondre, c’est mieux.',
      'La fidélité se gagne le jour de la panne.',
    ],
    points: [
      'Accompagnement au démarrage des clients',
      'Suivi de la satisfaction et des renouvellements',
      'Formation des utilisateurs',
      'Traitement des réclamations',
    ],
  },
  communication: {
    scope: [
      'Je raconte ce que l’entreprise fait, et parfois pourquoi elle ne le fait pas.',
      'Presse, réseaux, événements, communication interne : je choisis les mots et le moment.',
      'Je donne la parole à celles et ceux qui fabriquent, vendent et réparent.',
    ],
    belief: [
      'Une communication sincère coûte moins cher qu’une belle campagne.',
      'Avant de dire, il faut avoir fait.',
      'Un bon communiqué tient en une phrase.',
    ],
    points: [
      'Relations avec la presse régionale',
      'Animation des réseaux sociaux',
      'Journal interne et événements',
      'Refonte de l’identité visuelle',
      'Démarche RSE et rapport annuel',
    ],
  },
};
