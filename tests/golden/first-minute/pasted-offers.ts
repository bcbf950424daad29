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
} as const;

/** Next to nothing: no fact to write with. */
export const thinTexts = {
  slogan: 'Votre partenaire de confiance !',
  menu: 'Accueil\nServices\nContact\nMentions légales',
  reader: 'Contactez-nous au plus vite. Vous ne serez pas déçus ! Votre satisfaction est notre priorité.',
} as const;
