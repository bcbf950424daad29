/** Trades that nobody wrote the reading for, as their sites say it: menus, questions as titles, a brand in capitals. Every company, person and figure is invented. */
export const unusualOffers = {
  bells: `Ateliers Morvandeau — Cloches, horloges d'édifice et beffrois

Depuis 1926, trois générations entretiennent les clochers de Bourgogne et d'ailleurs.

Notre métier
Nous restaurons, électrifions et entretenons les cloches et les horloges publiques. Une équipe de onze campanistes, tous habilités au travail en hauteur, intervient dans 640 communes entre Dijon et Lyon.

Ce que nous faisons
– Visite annuelle d'entretien : graissage, contrôle des battants, des jougs et des fixations, rapport photo remis à la mairie sous 48 heures.
– Remplacement des battants usés : un battant trop dur fend la cloche en moins de dix ans.
– Mise à l'heure automatique par signal radio, programmation des sonneries depuis un téléphone.
– Réfection de beffrois en chêne, taillés dans notre atelier de Saulieu.

Pour qui ?
Les secrétaires de mairie, les maires de petites communes, les services techniques et les architectes du patrimoine qui ont la charge d'un clocher, d'un hôtel de ville ou d'un château.

Combien ça coûte ?
Le contrat d'entretien commence à 195 € HT par an et par édifice. Le diagnostic du clocher est offert la première année, sans engagement. Nous montons avec vous les dossiers de subvention auprès de la DRAC et du département : 72 % de nos chantiers de restauration ont été aidés en 2024.

Ils nous font confiance
La ville de Bellaune nous confie ses neuf édifices depuis 1988. À Sauvigny-le-Haut, nous avons remis en volée le bourdon de la cathédrale, muet depuis vingt-deux ans.

« Avant, l'adjoint montait chaque dimanche remettre l'horloge à l'heure. Il n'y est plus monté depuis trois ans. » Solange Petitjean, secrétaire de mairie à Quarré-les-Tombes

Contact : Hugues Morvandeau, 03 80 00 00 00, contact@ateliers-morvandeau.example
Mentions légales | Plan du site | Accepter les cookies`,
  leaks: `Menu   Accueil   Solutions   Tarifs   Blog   Se connecter

Zéro fuite invisible dans vos réseaux d'eau

Murmure écoute vos canalisations la nuit, quand tout est calme, et vous dit à 50 centimètres près où creuser.

Comment ça marche
1. On colle nos capteurs acoustiques sur vos vannes (aucune coupure d'eau, 12 minutes par point).
2. Entre 2 h et 4 h du matin, les capteurs enregistrent le bruit de l'eau.
3. Au réveil, vos équipes reçoivent une carte avec les fuites classées par débit.

Pourquoi les régies nous choisissent
En France, un litre d'eau potable sur cinq se perd avant le robinet. Les régies qui utilisent Murmure ont retrouvé en moyenne 11 points de rendement en dix-huit mois. Plus besoin de campagnes de corrélation à pied : un seul agent suit 300 kilomètres de réseau depuis son bureau.

Vous êtes directeur d'une régie d'eau, responsable d'exploitation d'un syndicat intercommunal ou chef de secteur chez un délégataire ? Vous connaissez les appels à 6 h du matin pour une rue inondée, et l'Agence de l'eau qui demande un plan d'actions quand le rendement passe sous 85 %.

Une offre sans surprise
18 € par capteur et par mois, pose comprise. Pas d'achat de matériel. Si nous ne trouvons aucune fuite les trois premiers mois, nous vous remboursons.

Référence : le syndicat des eaux du Haut-Doubs a localisé 43 fuites la première année, soit 210 000 m³ économisés.

Données hébergées à Strasbourg. Capteurs fabriqués à Besançon, pile garantie huit ans.

Réservez une écoute d'essai : une nuit, dix capteurs, un rapport. C'est gratuit.
© Murmure SAS 2025 – CGU – Politique de confidentialité`,
  artworks: `LA CAISSE CLAIRE
Transport et emballage d'œuvres d'art

On ne déplace pas un Soulages comme une machine à laver.

Nous sommes une petite maison nantaise de transport d'œuvres d'art. Six convoyeurs formés à la conservation préventive, quatre camions climatisés à suspension pneumatique, un atelier de caisserie à Rezé où chaque caisse est fabriquée à la mesure de l'œuvre.

Nos clients sont des régisseurs de musées, des responsables de collections d'entreprise et des galeristes. Ils nous appellent le plus souvent pour la même raison : un constat d'état bâclé au retour d'un prêt, et personne pour dire quand l'éclat est apparu.

Chez nous, chaque œuvre a son carnet de route : un enregistreur de chocs, de température et d'humidité voyage dans la caisse, et le constat photographié est signé au départ et à l'arrivée. En 2024, 1 870 œuvres transportées, deux sinistres déclarés.

Nos prestations :
* caisses isothermes réutilisables, louées 60 € la semaine au lieu d'être jetées après un seul prêt
* accrochage et décrochage, y compris grands formats
* stockage sécurisé à 20 °C et 50 % d'humidité
* formalités douanières et dossiers pour l'assurance « clou à clou »

Le musée d'arts de Nantes, le Frac Bretagne et la fondation d'un groupe d'assurance travaillent avec nous. Pour l'exposition « Sel » à Quimper, nous avons ramené 94 prêts de 31 collections en neuf jours, sans une seule réserve au constat.

Vous préparez une exposition ? Envoyez-nous votre liste d'œuvres : vous recevez un devis détaillé en deux jours ouvrés. La visite technique de vos salles est gratuite dans tout le Grand Ouest.`,
  bumblebees: `Ruchéo | La pollinisation qui se mesure

Nos bourdons travaillent dès 8 °C, même sous la pluie. Vos abeilles, non.

Ruchéo loue des colonies de bourdons terrestres aux producteurs de tomates, de fraises et de petits fruits. Nous livrons les ruches, nous les suivons, nous les reprenons.

Le problème que vous connaissez
Floraison groupée, serre fermée, printemps froid : une mauvaise nouaison se voit six semaines plus tard, quand il est trop tard. Faire vibrer les bouquets à la main demande deux personnes par hectare, chaque jour.

Notre réponse
Chaque ruche est munie d'un compteur optique à l'entrée. Le chef de culture voit sur son téléphone combien de bourdons sortent, heure par heure. Quand l'activité baisse de 30 %, nous remplaçons la ruche sous 72 heures sans vous le facturer.

Chiffres
- 410 exploitations équipées, de la Bretagne au Lot-et-Garonne
- 9 % de calibre en plus sur tomate grappe (essai du CTIFL de Carquefou, 2023)
- 85 euros par ruche pour huit semaines, transport inclus

À qui cela s'adresse-t-il ? Aux chefs de culture, aux responsables techniques de coopératives légumières et aux directeurs d'exploitation de plus de deux hectares de serre.

La coopérative Serres du Léonnais teste nos compteurs depuis 2022 et en a étendu l'usage à 37 serres.

Compatible avec la protection biologique intégrée : nous vous envoyons la liste des produits à éviter, ruche par ruche. Élevage à Plougastel, souche locale, certificat sanitaire à chaque livraison.

Premier essai : deux ruches offertes pendant une floraison, pour comparer deux chapelles de la même serre.
Nous appeler : 02 98 00 00 00`,
  signLanguage: `À voix vue
Interprètes en langue des signes, à distance, en moins de cinq minutes.

Une personne sourde se présente à votre accueil. Vous appuyez sur un bouton. Un interprète diplômé apparaît à l'écran et traduit dans les deux sens. C'est tout.

À voix vue équipe 230 guichets en France : hôpitaux, caisses d'allocations, agences bancaires, tribunaux. Nos 48 interprètes sont salariés, diplômés d'un master, et tenus au secret professionnel. Le service est ouvert du lundi au samedi, de 8 h à 20 h.

POURQUOI MAINTENANT
La loi impose aux services publics et aux entreprises de plus de 250 millions d'euros de chiffre d'affaires de rendre leur accueil téléphonique accessible. Beaucoup découvrent l'obligation le jour d'une réclamation. Faire venir un interprète sur place demande en moyenne trois semaines d'attente et deux heures facturées au minimum.

NOS FORMULES
Accueil : 140 € HT / mois, 60 minutes incluses
Réseau : 95 € HT / mois et par site à partir de dix sites
Pas de frais d'installation, résiliable chaque mois.

CE QU'EN DISENT NOS CLIENTS
L’hôpital de Montrevel a réduit de 19 jours à 6 minutes l'attente d'un patient sourd aux urgences. La caisse de Bordérac traite 75 appels par mois avec un seul abonnement.

Nous travaillons avec les référents handicap, les directions de la relation client et les responsables qualité des établissements de santé. Nous formons aussi vos agents d'accueil : une demi-journée, vingt gestes, une attestation.

Essayez : quinze jours sur un guichet, sans carte bancaire.
À voix vue, société coopérative, 14 rue des Arènes, 87000 Limoges`,
  scaffolding: `Haussmat — location d’échafaudages pour couvreurs et façadiers en Bretagne

Nous louons des échafaudages de façade et de pied aux entreprises de couverture de 3 à 30 salariés en Bretagne et Pays de la Loire.

Nos clients : les couvreurs, zingueurs et façadiers qui n’ont pas de dépôt pour stocker leur propre matériel.

Ce qui change : la livraison et le montage sont faits par nos monteurs, avec un procès-verbal de réception remis le jour même. Pas de location au mois entamé, nous facturons à la journée posée.

Sur un chantier d’attente, un échafaudage loué au mois coûte autant qu’un échafaudage qui sert. L’entreprise Le Goff Couverture, 12 salariés à Quimper, a réduit sa facture de location de 22 % en 2025 en passant à la journée.

Un échafaudage monté par le couvreur lui-même prend deux jours à deux compagnons. Nos équipes montent 200 m² par jour.

Références : 140 chantiers en 2025, dont 38 églises et bâtiments classés.

Contact : Yann Kermarrec, responsable commercial, 02 98 00 00 00`,
} as const;
