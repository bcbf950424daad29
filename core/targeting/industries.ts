/** A sector as the network's French list names it, then the usual words for it and for its companies. */
export const industries: readonly (readonly [label: string, words: string])[] = [
  [
    'Développement de logiciels',
    'logiciel,logiciels,éditeur de logiciels,éditeurs de logiciels,éditeur logiciel,SaaS,éditeur SaaS,plateforme SaaS,software,édition de logiciels,applications,progiciels',
  ],
  [
    'Services et conseil en informatique',
    'ESN,SSII,services informatiques,services numériques,entreprise de services du numérique,conseil informatique,conseil en informatique,infogérance,intégrateurs,intégrateur informatique,informatique,numérique,tech,secteur tech,French Tech',
  ],
  ['Sécurité informatique et des réseaux', 'cybersécurité,sécurité informatique,cyber'],
  [
    'Technologie, information et Internet',
    'internet,marketplace,marketplaces,places de marché,pure player,pure players,web,webagence',
  ],
  [
    'Télécommunications',
    'télécommunications,télécoms,télécom,opérateur télécom,opérateurs télécoms,fibre optique',
  ],
  [
    'Services de conseil aux entreprises',
    'conseil,cabinet de conseil,conseil en management,conseil en stratégie,cabinet de stratégie,consulting,conseil aux entreprises',
  ],
  [
    'Comptabilité',
    'expertise comptable,cabinet d’expertise comptable,cabinet comptable,cabinet d’experts-comptables,comptabilité',
  ],
  [
    'Services juridiques',
    'cabinet d’avocats,services juridiques,étude notariale,études notariales,notariat,legaltech',
  ],
  [
    'Services de publicité',
    'publicité,agence de communication,agence de publicité,agence marketing,agence digitale,agence web,agence média,régie publicitaire,agence de com',
  ],
  [
    'Services de relations publiques et de communication',
    'relations publiques,relations presse,agence RP,agence de relations presse',
  ],
  ['Services de design', 'design,agence de design,studio de design,studio graphique'],
  [
    'Services d’événementiel',
    'événementiel,agence événementielle,organisation d’événements,salons professionnels',
  ],
  ['Études de marché', 'études de marché,institut d’études,instituts de sondage'],
  [
    'Recrutement et intérim',
    'cabinet de recrutement,agence d’intérim,intérim,travail temporaire,chasseur de têtes,agence d’emploi,recrutement et intérim',
  ],
  ['Services de ressources humaines', 'cabinet RH,conseil RH,services RH,HR tech,HRtech'],
  [
    'Formation professionnelle',
    'formation,organisme de formation,centre de formation,formation professionnelle,formation continue,CFA',
  ],
  ['Apprentissage en ligne', 'e-learning,edtech,formation en ligne'],
  [
    'Enseignement supérieur',
    'enseignement supérieur,université,écoles de commerce,école de commerce,école d’ingénieurs,grandes écoles',
  ],
  ['Enseignement primaire et secondaire', 'écoles,collèges et lycées,lycées,enseignement,éducation'],
  [
    'Services financiers',
    'services financiers,finance,fintech,gestion de patrimoine,société de gestion,crédit-bail,affacturage',
  ],
  [
    'Capital-investissement',
    'capital-risque,capital-investissement,private equity,venture capital,fonds d’investissement',
  ],
  ['Banques', 'banque,banques,bancaire,secteur bancaire,établissements bancaires'],
  [
    'Assurances',
    'assurance,assurances,assureurs,mutuelle,mutuelles,courtage,courtiers en assurance,cabinet de courtage,insurtech,prévoyance',
  ],
  [
    'Immobilier',
    'immobilier,agence immobilière,promotion immobilière,promoteurs,foncière,foncières,syndic,syndics,bailleurs sociaux,administrateurs de biens,proptech',
  ],
  [
    'Architecture et urbanisme',
    'architecture,cabinet d’architecture,cabinet d’architectes,agence d’architecture,urbanisme',
  ],
  [
    'Bâtiment et travaux publics',
    'BTP,bâtiment,construction,travaux publics,génie civil,second œuvre,gros œuvre,entreprises du bâtiment,maçonnerie,menuiserie,plomberie,électricité du bâtiment',
  ],
  [
    'Ingénierie et études techniques',
    'bureau d’études,ingénierie,bureau d’études techniques,bureau d’ingénierie',
  ],
  ['Matériaux de construction', 'matériaux,matériaux de construction,cimenterie,cimentiers'],
  [
    'Industrie manufacturière',
    'industrie,industries,industriel,industrielle,industriels,industrielles,secteur industriel,manufacture,fabricants,usines',
  ],
  [
    'Fabrication de machines industrielles',
    'machines industrielles,machines-outils,équipements industriels,machinisme,robotique industrielle,biens d’équipement,mécanique',
  ],
  [
    'Fabrication de produits métalliques',
    'métallurgie,sidérurgie,fonderie,chaudronnerie,usinage,mécanique de précision,décolletage,tôlerie',
  ],
  [
    'Fabrication d’équipements électriques et électroniques',
    'électronique,équipements électriques,électrotechnique,composants électroniques',
  ],
  ['Fabrication de semi-conducteurs', 'semi-conducteurs,microélectronique'],
  ['Robotique et automatisation', 'robotique,automatisme,automatismes,automatisation'],
  ['Aéronautique et spatial', 'aéronautique,aérospatial,aérospatiale,spatial,aviation'],
  ['Défense et espace', 'défense,armement,secteur de la défense'],
  [
    'Industrie automobile',
    'automobile,équipementiers automobiles,équipementier automobile,constructeurs automobiles,concession automobile,concessions automobiles,concessionnaires',
  ],
  ['Construction navale', 'naval,construction navale,nautisme,chantiers navals'],
  ['Transport ferroviaire', 'ferroviaire,secteur ferroviaire'],
  ['Plasturgie et caoutchouc', 'plasturgie,plastique,caoutchouc,injection plastique'],
  ['Industrie chimique', 'chimie,industrie chimique,chimique,pétrochimie'],
  [
    'Industrie pharmaceutique',
    'pharmacie,pharmaceutique,industrie pharmaceutique,laboratoires pharmaceutiques,labos pharma,pharma',
  ],
  ['Biotechnologie', 'biotechnologie,biotechnologies,biotech,biotechs,sciences de la vie'],
  ['Équipements médicaux', 'dispositifs médicaux,équipements médicaux,medtech,medtechs,matériel médical'],
  ['Emballage et conditionnement', 'emballage,packaging,conditionnement'],
  ['Papier et produits forestiers', 'papeterie,industrie papetière,filière bois,bois,sylviculture'],
  ['Imprimerie', 'imprimerie,imprimeries,imprimeurs'],
  ['Textile', 'textile,filature,tissage'],
  ['Habillement et mode', 'mode,prêt-à-porter,habillement,confection'],
  ['Articles de luxe et bijoux', 'luxe,joaillerie,bijouterie,horlogerie,maroquinerie'],
  ['Cosmétiques', 'cosmétique,cosmétiques,beauté,parfumerie,parfums'],
  ['Ameublement et bois', 'ameublement,meubles,mobilier,meuble'],
  ['Articles de sport', 'articles de sport,équipement sportif'],
  ['Agroalimentaire', 'agroalimentaire,agro-alimentaire,IAA,industrie alimentaire,alimentaire,agro,foodtech'],
  [
    'Vins et spiritueux',
    'vins,vin,viticulture,spiritueux,maisons de champagne,domaines viticoles,vignoble,brasseries artisanales',
  ],
  [
    'Agriculture',
    'agriculture,agricole,exploitations agricoles,coopératives agricoles,coopérative agricole,élevage,maraîchage,agritech',
  ],
  ['Pêche', 'pêche,aquaculture'],
  [
    'Commerce de détail',
    'commerce de détail,retail,grande distribution,distribution,GMS,GSA,magasins,commerces,supermarchés,enseignes,franchises',
  ],
  [
    'Commerce en ligne',
    'e-commerce,ecommerce,commerce en ligne,e-commerçants,e-commerçant,vente en ligne,VAD,DNVB',
  ],
  ['Commerce de gros', 'négoce,commerce de gros,grossistes,grossiste,distribution B2B,import-export'],
  [
    'Transport et logistique',
    'transport,transports,logistique,transporteurs,transport et logistique,prestataires logistiques,fret,messagerie,supply chain',
  ],
  ['Transport aérien', 'transport aérien,compagnies aériennes,aéroports'],
  ['Transport maritime', 'transport maritime,maritime,portuaire,armateurs'],
  [
    'Énergies renouvelables',
    'énergies renouvelables,ENR,solaire,photovoltaïque,éolien,hydrogène,greentech,cleantech',
  ],
  [
    'Services publics d’énergie et d’eau',
    'énergie,électricité,fournisseurs d’énergie,distribution d’eau,utilities,gaz',
  ],
  ['Pétrole et gaz', 'pétrole,pétrole et gaz,oil & gas,pétrolier'],
  [
    'Services pour l’environnement',
    'environnement,recyclage,gestion des déchets,déchets,économie circulaire,assainissement',
  ],
  [
    'Services aux entreprises',
    'services aux entreprises,propreté,nettoyage,entreprises de propreté,facility management,externalisation,services B2B,conciergerie',
  ],
  ['Sécurité et enquêtes', 'sécurité privée,gardiennage,société de sécurité'],
  ['Centres d’appels', 'centres d’appels,centre d’appels,centre de contact,télémarketing'],
  [
    'Hôpitaux et soins de santé',
    'santé,hôpitaux,hôpital,cliniques,clinique,secteur hospitalier,établissements de santé,soins,healthtech,e-santé,laboratoires d’analyses',
  ],
  ['Services à la personne', 'services à la personne,aide à domicile,crèches,crèche,petite enfance'],
  [
    'Hébergement médico-social',
    'EHPAD,EHPADs,maisons de retraite,médico-social,résidences seniors,silver économie',
  ],
  ['Cabinets vétérinaires', 'vétérinaire,cliniques vétérinaires,cabinets vétérinaires'],
  [
    'Hôtellerie et restauration',
    'hôtellerie,restauration,hôtels,restaurants,hôtellerie-restauration,CHR,restauration collective,traiteurs,hôtelier,cafés hôtels restaurants',
  ],
  [
    'Tourisme et voyages',
    'tourisme,voyages,agence de voyages,campings,hôtellerie de plein air,loisirs,parcs de loisirs',
  ],
  ['Sport et loisirs', 'clubs de sport,salles de sport,fitness,sport'],
  ['Arts et spectacles', 'spectacle,musées,culture,arts,théâtres'],
  ['Jeux vidéo', 'jeux vidéo,jeu vidéo,gaming,studios de jeux'],
  ['Médias et édition', 'médias,presse,édition,maisons d’édition,audiovisuel,radio,télévision'],
  ['Production audiovisuelle', 'production audiovisuelle,société de production,cinéma'],
  [
    'Administration publique',
    'secteur public,administration publique,collectivités,collectivités territoriales,collectivité,mairies,mairie,ministères,fonction publique,communes',
  ],
  ['Associations et fondations', 'associations,association,fondations,ONG,économie sociale et solidaire,ESS'],
  [
    'Syndicats et organisations professionnelles',
    'fédérations professionnelles,organisations professionnelles,chambres de commerce,CCI',
  ],
  ['Recherche', 'laboratoires de recherche,centres de recherche,recherche scientifique'],
  ['Mines et carrières', 'mines,carrières,extraction minière'],
  ['Location d’équipements', 'location de matériel,location d’équipements,loueurs'],
  ['Traduction et localisation', 'traduction,agences de traduction'],
];
