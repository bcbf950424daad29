/** Texts as people paste them: from a site, a leaflet, an e-mail. Every company, person and figure is invented. */
export const pastedOffers = {
  software: `Planéo
Le planning des ateliers de réparation, enfin à jour

Planéo est un logiciel de planning pour les garages et les carrosseries de 5 à 50 salariés.
Les chefs d’atelier y placent les véhicules, les mécaniciens et les ponts en une seule vue.

Pourquoi Planéo
- Sans engagement, résiliable chaque mois
- Hébergé en France
- Installation en deux jours, reprise des rendez-vous comprise

Ce que constatent nos clients
Un véhicule immobilisé faute de pièce bloque un pont pendant trois jours en moyenne.
Chez un carrossier de 18 salariés, le nombre de véhicules en attente est passé de 14 à 5 en deux mois.

Tarifs
À partir de 79 € HT par mois et par atelier.`,
  craftsman: `Menuiserie Kerbrat – escaliers et agencements sur mesure à Quimper.
Depuis 1998, nous fabriquons et posons des escaliers, des bibliothèques et des comptoirs pour les architectes et les commerçants du Finistère. Chaque pièce est dessinée, débitée et montée dans notre atelier de Quimper, en chêne ou en frêne de Bretagne.
Nous prenons les cotes nous-mêmes et livrons un plan en 3D sous huit jours. La pose dure deux jours en général, sans fermer le magasin : nous travaillons le soir et le lundi.
L’an dernier, nous avons posé 41 escaliers et 12 comptoirs. Un comptoir mal coté retarde l’ouverture d’une boutique de plusieurs semaines.
Devis gratuit sous 5 jours.`,
  training: `Formation « Conduire un entretien annuel »

Je suis formatrice indépendante en management. J’interviens depuis douze ans auprès des responsables d’équipe de l’hôtellerie et de la restauration.

Public : chefs de service, responsables d’hébergement, directeurs de restaurant.
Durée : une journée, en groupe de 8 personnes au plus.

Programme
• Préparer l’entretien avec une trame d’une page
• S’exercer à deux sur des cas vécus
• Repartir avec trois entretiens déjà préparés

Beaucoup d’entretiens annuels sont repoussés faute de trame, et les saisonniers partent sans savoir ce qu’on attend d’eux.
Sur les 34 sessions de 2025, 9 participants sur 10 ont mené leurs entretiens dans le mois.
Organisme certifié Qualiopi. 1 450 € la journée.`,
  consulting: `# Cabinet Ferrand & Associés

## Notre métier
Le cabinet Ferrand & Associés accompagne les directions achats des entreprises industrielles de 200 à 2 000 salariés dans la renégociation de leurs contrats d’énergie et de transport.

## Notre méthode
Nous lisons tous les contrats en cours, nous comparons les prix payés à ceux du marché et nous remettons une liste d’actions chiffrées en six semaines.
Nos honoraires sont fixés au départ et ne dépendent pas des économies trouvées.

## Nos résultats
Sur 27 missions menées depuis 2022, l’économie médiane est de 11 % des montants relus.
Pour un fabricant d’emballages de 640 salariés, 380 000 € d’économies annuelles sur le transport.

## Ce que nous voyons souvent
Les contrats de transport sont reconduits tacitement sans que personne ne compare les prix.
Une hausse de carburant indexée reste souvent en place quand le carburant baisse.`,
  industry: `Roulements Vasseur, distributeur de roulements et de transmissions à Saint-Étienne

Nous livrons les services maintenance des usines agroalimentaires, papetières et métallurgiques du quart sud-est. 18 000 références en stock, préparées avant 16 h et livrées le lendemain matin.

Nos techniciens identifient un roulement usé à partir d’une photo et proposent l’équivalent disponible. Un arrêt de ligne pour un roulement introuvable coûte plus cher que la pièce elle-même.

En 2025, 96 % des commandes passées avant 16 h ont été livrées le lendemain. Un stock de sécurité peut être déposé chez vous, facturé à la consommation.

Contact : 04 77 00 00 00 – ventes@roulements-vasseur.example`,
  cleaning: `ÉCLAT NETTOYAGE INDUSTRIEL

Le nettoyage qui ne gêne pas la production.

Éclat intervient la nuit et le week-end dans les ateliers de mécanique, de plasturgie et d'agroalimentaire. Nos équipes sont formées aux zones ATEX et travaillent avec les mêmes agents toute l'année.

Nos prestations :
- Dégraissage des sols et des machines
- Nettoyage en hauteur des charpentes
- Évacuation des copeaux et des boues

40 sites suivis en Auvergne-Rhône-Alpes. Un responsable d'usine nous appelle, nous passons sous 48 h pour visiter.`,
  saas: `Gérez vos stocks sans tableur
Stockéa relie votre caisse, votre site et votre réserve en temps réel.
Vous voyez ce qui manque, ce qui dort et ce qui part.
Pensé pour les magasins indépendants de vélo et de sport.
✓ Mise en route en une heure
✓ Compatible avec 14 logiciels de caisse
✓ Support par téléphone, en français
"En trois mois nous avons réduit notre stock dormant de 22 %", Marc, magasin de cycles à Tours.
Essai de 30 jours, puis 49 € par mois.`,
  accountant: `Bonjour,
Voici en quelques mots ce que nous faisons : cabinet d'expertise comptable à Rennes, nous tenons la comptabilité de 120 restaurants et boulangeries. Les relevés de caisse sont récupérés chaque nuit et le tableau de marge arrive le 5 du mois. La plupart des restaurateurs découvrent leur marge matière six mois trop tard. Notre équipe compte 14 personnes, dont deux anciens chefs.
Bien à vous,
Cabinet Morvan`,
  thermal: `Bureau d’études thermiques Solène

Missions
Audit énergétique réglementaire, étude RE2020, suivi des consommations.

Pour qui ?
Bailleurs sociaux, syndics de copropriété et collectivités de Nouvelle-Aquitaine.

Nos chiffres
210 audits réalisés en 2025. 31 % d’économie de chauffage en moyenne sur les immeubles suivis deux hivers.

Une copropriété qui attend l’interdiction de louer paie ses travaux plus cher, faute d’entreprises disponibles.`,
  recruiter: `Nous recrutons des techniciens de maintenance pour les industriels des Hauts-de-France. Chaque candidat passe un essai technique d'une demi-journée avec un ancien chef d'atelier. 7 recrutements sur 10 aboutissent en moins de cinq semaines. Garantie de remplacement de six mois. Talenord, 12 rue des Arts, Lille.`,
  web: `Agence Papaye, sites internet pour artisans. On crée des sites qui font sonner le téléphone. Photos prises chez vous, textes écrits par nous, mise en ligne en 15 jours. Plombiers, électriciens, paysagistes : 85 sites en ligne autour de Toulouse. Pas d'abonnement caché, le site vous appartient. 1 200 € tout compris.`,
  supplier: `Fibrelac fabrique des emballages en cellulose moulée.
Nos calages remplacent le polystyrène pour les fabricants d’électroménager, de cosmétiques et de luminaires.
Étude et prototype en dix jours ouvrés, outillage amorti sur la première commande.
Usine à Annonay, 100 % de papier recyclé, certifiée ISO 14001.
Le polystyrène sera interdit dans de nombreux emballages, et les lignes de conditionnement ne sont pas prêtes.
Client : un fabricant de luminaires a réduit sa casse au transport de 4 % à 0,6 %.`,
  coach: `Accompagnement des dirigeants de PME familiales lors de la transmission. Après avoir dirigé une entreprise de 90 personnes, j'accompagne depuis 2016 les repreneurs et les cédants : préparation de la famille, calendrier, entretiens croisés. 23 transmissions accompagnées. Une transmission préparée trop tard fait fuir les cadres.`,
} as const;

/** Next to nothing: no fact to write with. */
export const thinTexts = {
  slogan: 'Votre partenaire de confiance !',
  menu: 'Accueil\nServices\nContact\nMentions légales',
  reader: 'Contactez-nous au plus vite. Vous ne serez pas déçus ! Votre satisfaction est notre priorité.',
} as const;
