/** Posts that anybody may write; slots: company, ofName, town, atTown, n, pct, guest, years, title. */
export const COMMON_POSTS: readonly string[] = [
  'Très [heureux|heureuse] d’accueillir {guest} dans l’équipe {ofName} ! Bienvenue à bord 👏',
  '{Tenure} ans chez {company} aujourd’hui. Merci à toutes celles et ceux qui m’ont fait confiance, et surtout à ceux qui m’ont dit non au bon moment.',
  'Hier, réunion annulée. L’équipe a travaillé deux heures d’affilée sans interruption. Résultat : le dossier bloqué depuis un mois est parti.\n\nJe me demande s’il ne faudrait pas annuler plus souvent.',
  'Petit rappel du lundi : dire merci ne coûte rien et se remarque beaucoup.',
  'De retour d’une belle journée {atTown} avec nos partenaires. On repart avec {n} idées et autant de chantiers.',
  'On me demande souvent ce que je changerais si c’était à refaire. Une seule chose : je demanderais de l’aide plus tôt.',
  '{company} recrute {atTown} ! Si vous aimez les équipes à taille humaine et les journées qui passent vite, écrivez-moi. Partage bienvenu 🙏',
  'Lu ce week-end : un livre sur l’art de la décision. À retenir : la plupart de nos choix sont réversibles, alors décidons.',
  'J’ai reçu cette semaine {n} messages de prospection identiques au mot près. Celui auquel j’ai répondu parlait de mon métier. À bon entendeur.',
  '[Fier|Fière] du travail de toute l’équipe {ofName} : {high} % de clients satisfaits à l’enquête annuelle. On ne lâche rien sur le reste.',
  'Télétravail ou bureau ? Chez nous, la réponse tient en une phrase : là où le travail se fait le mieux ce jour-là.',
  'Aujourd’hui, visite d’une classe de troisième. La meilleure question : « Et vous, vous faites quoi, en vrai ? »\n\nJ’ai mis dix minutes à répondre.',
  'Une bonne nouvelle à partager : {company} est lauréate du concours régional. Bravo à toutes les équipes !',
  'Premier jour de l’alternance pour {guest}. Dans deux ans, c’est nous qui apprendrons de {guest}.',
];

export const POSTS = {
  general_management: [
    'Clôture de l’exercice chez {company}. Une croissance de {pct} %, mais surtout {n} recrutements et zéro accident. Le bon ordre, c’est celui-là.',
    'Diriger, c’est aussi accepter de ne pas être au courant de tout. J’y travaille.',
    'Les charges montent, les clients négocient, les banques hésitent. Et pourtant, on investit. Nous venons de signer l’agrandissement de nos locaux {atTown}.',
    'Transmission d’entreprise : on parle beaucoup de fiscalité, trop peu du premier lundi matin.',
  ],
  sales: [
    'J’ai perdu une affaire hier. Le client a pris le temps de m’expliquer pourquoi. C’est le rendez-vous le plus utile du trimestre.',
    'Sur {n} relances, la dernière est celle qui a fonctionné. La différence avec les autres ? Elle apportait une information.',
    'Arrêtons de demander « Avez-vous pu regarder mon offre ? ». Demandons « Qu’est-ce qui a changé de votre côté ? ».',
    'Salon terminé ! Trois jours, beaucoup de kilomètres, {n} vrais projets. Merci à toute l’équipe {ofName} pour l’énergie sur le stand.',
    'Un bon CRM ne remplace pas une bonne mémoire, mais il la protège des vacances.',
  ],
  marketing: [
    'Nous avons supprimé la moitié de nos newsletters. Les ouvertures ont progressé de {pct} %. Moins, c’est mieux.',
    'Le titre de la page a changé, pas le produit : {pct} % de demandes en plus. Les mots comptent.',
    'Brief idéal : un objectif, une cible, une contrainte. Brief réel : douze diapositives et une date hier.',
    'Notre nouveau site est en ligne ! Merci à l’équipe et aux clients qui ont accepté d’être interrogés. Dites-nous ce qui cloche.',
  ],
  finance: [
    'Facture électronique : si vous n’avez pas commencé l’inventaire de vos flux, c’est cette semaine qu’il faut s’y mettre.',
    'Clôture en cinq jours. Il y a deux ans, nous en étions à douze. Le secret : {n} réunions en moins et un responsable par compte.',
    'Les délais de paiement se sont encore allongés ce trimestre. Derrière chaque facture en retard, il y a une PME qui fait l’avance.',
    'Un budget n’est pas une prévision, c’est une intention. Les deux méritent d’exister, séparément.',
  ],
  human_resources: [
    'Offre publiée vendredi, {count} candidatures lundi, une seule avec une lettre qui parlait de nous. Devinez qui vient demain.',
    'Nous avons cessé de demander des prétentions salariales : le salaire est désormais dans l’annonce. Les échanges sont plus courts et plus francs.',
    'Index de l’égalité professionnelle : {high} points. Il reste du chemin, et un plan pour le faire.',
    'Un départ réussi compte autant qu’une arrivée réussie. {guest} nous quitte avec notre reconnaissance et un pot mémorable.',
  ],
  operations: [
    '{big} jours sans accident {atTown}. Bravo aux équipes, et on remet le compteur à l’ouvrage.',
    'Certification renouvelée sans écart majeur. L’auditeur a surtout félicité les opérateurs, et il a eu raison.',
    'On a déplacé une armoire de quatre mètres. Gain : vingt minutes par jour et par poste. Le lean, c’est parfois une clé de douze.',
    'Taux de service à {high} % ce mois-ci, malgré les retards des transporteurs. Chapeau à l’équipe logistique.',
  ],
  information_technology: [
    'Campagne de faux hameçonnage : {pct} % de clics la première fois, trois fois moins aujourd’hui. La pédagogie, ça marche.',
    'Migration terminée dimanche à 4 h du matin. Lundi, personne n’a rien remarqué. C’est le plus beau compliment.',
    'On parle beaucoup d’IA. Cette semaine, ce qui nous a fait gagner le plus de temps, c’est un index sur une table.',
    'Nous avons débranché notre dernier serveur de 2009. Minute de silence, puis champagne.',
    'Écrire la documentation le vendredi après-midi : mauvaise idée. Ne pas l’écrire du tout : pire.',
  ],
  engineering: [
    'Premier prototype sur le banc ce matin. Il fuit, il vibre, il fonctionne. On a connu pire début.',
    'Brevet déposé ! Trois ans de travail, {n} versions, une équipe formidable.',
    'Nous avons réduit la masse de la pièce de {pct} % sans toucher à sa résistance. Merci aux collègues du calcul.',
    'La meilleure revue de projet se tient devant la machine, pas devant les diapositives.',
  ],
  product: [
    'Nous avons retiré une fonctionnalité que {n} personnes utilisaient. Nous les avons toutes appelées avant. Aucune n’est partie.',
    'Cinq entretiens avec des utilisateurs valent mieux que cinquante lignes dans un tableau de priorités.',
    'Livré cette semaine : un bouton. Derrière, trois mois de discussions. Il est bien, ce bouton.',
  ],
  purchasing: [
    'Nous avons relocalisé {pct} % de nos achats de fournitures à moins de 200 km. Le prix ? À peine plus élevé. Les délais ? Divisés par deux.',
    'Un fournisseur m’a prévenu[|e] d’un retard avant que je ne le voie. Il vient de gagner mon prochain contrat.',
    'Matières premières : le calme après la tempête, ou juste l’œil du cyclone ? Prudence dans les budgets.',
  ],
  legal: [
    'Conditions générales de vente : relisez les vôtres à voix haute. Si vous butez, votre client aussi.',
    'RGPD : la question n’est pas « avons-nous le droit ? », mais « saurions-nous l’expliquer à la personne concernée ? ».',
    'Un contrat de {count} pages vaut-il mieux qu’un contrat de deux ? Rarement.',
  ],
  customer_success: [
    'Un client nous a écrit pour dire que tout allait bien. Juste ça. On a imprimé le message.',
    'Délai moyen de première réponse : {n} minutes. Bravo à l’équipe, qui garde en plus le sourire au téléphone.',
    'La réclamation du jour est la feuille de route de demain.',
  ],
  communication: [
    'Notre rapport annuel tient cette année en {n} pages. L’an dernier, il en faisait quatre-vingts. Personne ne s’en est plaint.',
    'Journée portes ouvertes {atTown} : {count} familles, une averse, beaucoup de sourires. Merci aux collègues venus expliquer leur métier.',
    'Avant de publier, je me demande : « Est-ce que je le dirais à voix haute à la machine à café ? »',
  ],
} as const;
