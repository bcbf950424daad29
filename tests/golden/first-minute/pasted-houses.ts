/** Houses of ten trades, as their people write of them: what the first screen says of each was looked at line by line. */
export const pastedHouses = {
  energy: `Le cabinet Orsel accompagne les PME industrielles de Normandie dans la maîtrise de leurs coûts d'énergie.

Nos missions
- Audit des contrats de gaz et d'électricité
- Négociation groupée des contrats
- Suivi mensuel des factures

En 2025, nos 42 clients ont économisé 11 % sur leur facture en moyenne.
Le premier audit est remboursé si nous ne trouvons pas 2 000 € d'économies.

Contact : Julie Orsel, associée`,
  joinery: `Menuiserie Kerdoncuff, Quimper. Depuis 1987 nous fabriquons et posons des agencements sur mesure pour les boulangeries, pharmacies et salons de coiffure du Finistère.
Un seul interlocuteur du plan à la pose. Nos poseurs sont salariés, pas de sous-traitance.
Délai moyen : 6 semaines entre la commande et la pose. Chantier fait la nuit ou le lundi pour ne pas fermer votre boutique.
Nous avons agencé 34 boulangeries depuis 2020.`,
  planning: `Planéo — le planning des équipes de nettoyage

Vous gérez 20 sites et 60 agents ? Un agent absent à 6 h du matin, et c'est trois coups de fil avant de trouver un remplaçant.
Planéo trouve le remplaçant disponible le plus proche et le prévient par SMS.
Nos clients : entreprises de propreté de 30 à 400 salariés.
En moyenne, un chef d'équipe gagne 5 heures par semaine.
Abonnement à partir de 4 € par agent et par mois. Sans engagement.`,
  haulage: `TRANSPORTS BERTHELOT
Messagerie frigorifique en Bourgogne-Franche-Comté

Nous livrons chaque nuit les restaurants, traiteurs et cantines, de Dijon à Besançon, en moins de 12 heures.
99,2 % de livraisons à l'heure en 2025.
Température enregistrée toutes les 5 minutes et envoyée avec la facture.
Vous n'avez plus à appeler pour savoir où est le camion.`,
  prevention: `Bonjour, je suis Nadège Pruvost, formatrice indépendante à Arras. J'anime des formations courtes à la prévention des troubles musculo-squelettiques pour les maisons de retraite et les services d'aide à domicile du Pas-de-Calais.
Certifiée Qualiopi. Les formations se font sur place, avec votre matériel.
Dans les trois EHPAD suivis en 2024, les arrêts de travail ont baissé de 18 % en un an.
Tarif : 1 150 € la journée, jusqu'à 10 personnes.`,
  accounts: `Fiduciaire Lormeau, expert-comptable à Rennes
Nous tenons la comptabilité de 120 restaurants et bars en Ille-et-Vilaine.
Chaque lundi, vous recevez votre marge et vos achats de la semaine sur votre téléphone.
Un restaurateur découvre souvent sa marge six mois après la clôture.
Forfait de 190 € par mois, déclarations comprises.`,
  security: `Sentinelle Ouest protège les mairies et communautés de communes de moins de 20 000 habitants contre les cyberattaques.
Quand un rançongiciel bloque l'état civil, la commune s'arrête en moyenne 15 jours.
Nous surveillons vos postes jour et nuit, depuis Nantes, et nous intervenons en moins de 30 minutes.
87 collectivités nous font confiance.
Données hébergées en France, marché UGAP.`,
  compost: `Notre métier : collecter les biodéchets des hôtels et restaurants de Lyon à vélo cargo.
Depuis janvier 2024, le tri est obligatoire pour tous les professionnels. La Pédale Verte passe deux fois par semaine, laisse des bacs propres et vous remet chaque mois l'attestation demandée en cas de contrôle.
210 restaurants collectés, 640 tonnes compostées en 2025.
À partir de 49 € par mois.`,
  chairs: `Atelier La Paille d'Or
Rempaillage et cannage de sièges pour hôtels et restaurants

Depuis 1987, nous rempaillons et cannons les chaises des hôtels, restaurants et cafés de Bretagne et des Pays de la Loire. Quatre artisans, un atelier à Vitré.

À qui nous parlons
Aux directeurs d'hôtel, aux gérants de restaurant et aux responsables techniques des établissements classés.

Pourquoi rempailler
Une assise affaissée, c'est un client qui se plaint et une chaise qui part à la benne. Rempailler coûte en moyenne 40 % de moins qu'une chaise neuve de même qualité.

Références
En 2025, nous avons refait 340 chaises pour le Grand Hôtel de Dinard en deux hivers, sans fermer un seul service.
La brasserie Le Lion d'Or à Rennes nous confie ses 86 chaises bistrot depuis 2014.

Tarifs : à partir de 85 € par siège. Devis gratuit.`,
  flock: `Un troupeau passe là où la machine ne passe pas.
Sur le parc solaire de Villefranche, aucun panneau cassé en trois saisons.
Intervention sous 4 heures si un animal s’échappe.`,
} as const;
