import { words } from '../words/fold.ts';

/** Masculine and feminine of what people are, where the two differ. */
export const genderedNouns = `
directeur/directrice codirecteur/codirectrice sous-directeur/sous-directrice fondateur/fondatrice
cofondateur/cofondatrice co-fondateur/co-fondatrice créateur/créatrice président/présidente
vice-président/vice-présidente coprésident/coprésidente gérant/gérante cogérant/cogérante dirigeant/dirigeante
administrateur/administratrice entrepreneur/entrepreneuse associé/associée adjoint/adjointe délégué/déléguée
chef/cheffe chargé/chargée contrôleur/contrôleuse auditeur/auditrice trésorier/trésorière caissier/caissière
banquier/banquière financier/financière conseiller/conseillère téléconseiller/téléconseillère collaborateur/collaboratrice consolideur/consolideuse courtier/courtière négociateur/négociatrice
technico-commercial/technico-commerciale vendeur/vendeuse acheteur/acheteuse commercial/commerciale prospecteur/prospectrice animateur/animatrice
assistant/assistante attaché/attachée employé/employée coordinateur/coordinatrice coordonnateur/coordonnatrice
consultant/consultante expert/experte formateur/formatrice enseignant/enseignante professeur/professeure
instituteur/institutrice chercheur/chercheuse doctorant/doctorante étudiant/étudiante apprenti/apprentie
alternant/alternante ingénieur/ingénieure technicien/technicienne développeur/développeuse programmeur/programmeuse
concepteur/conceptrice intégrateur/intégratrice testeur/testeuse opérateur/opératrice superviseur/superviseuse
régisseur/régisseuse manageur/manageuse recruteur/recruteuse chasseur/chasseuse médiateur/médiatrice
avocat/avocate magistrat/magistrate greffier/greffière huissier/huissière clerc/clerc rédacteur/rédactrice
traducteur/traductrice auteur/autrice éditeur/éditrice producteur/productrice réalisateur/réalisatrice
monteur/monteuse présentateur/présentatrice acteur/actrice écrivain/écrivaine infirmier/infirmière
pharmacien/pharmacienne chirurgien/chirurgienne aide-soignant/aide-soignante éducateur/éducatrice
puériculteur/puéricultrice soignant/soignante praticien/praticienne opticien/opticienne diététicien/diététicienne
psychologue/psychologue cuisinier/cuisinière boulanger/boulangère pâtissier/pâtissière serveur/serveuse
hôtelier/hôtelière restaurateur/restauratrice traiteur/traiteuse réceptionniste/réceptionniste gouvernant/gouvernante
artisan/artisane ouvrier/ouvrière mécanicien/mécanicienne électricien/électricienne plombier/plombière
menuisier/menuisière charpentier/charpentière maçon/maçonne couvreur/couvreuse conducteur/conductrice
dessinateur/dessinatrice projeteur/projeteuse métreur/métreuse chauffeur/chauffeuse livreur/livreuse
magasinier/magasinière préparateur/préparatrice affréteur/affréteuse agriculteur/agricultrice
exploitant/exploitante viticulteur/viticultrice éleveur/éleveuse jardinier/jardinière forestier/forestière
promoteur/promotrice lotisseur/lotisseuse bailleur/bailleuse agent/agente inspecteur/inspectrice
préventeur/préventrice ergonome/ergonome coiffeur/coiffeuse esthéticien/esthéticienne couturier/couturière
modéliste/modéliste créatif/créative influenceur/influenceuse blogueur/blogueuse conférencier/conférencière
généticien/généticienne électrotechnicien/électrotechnicienne chiffreur/chiffreuse sommelier/sommelière
orateur/oratrice facilitateur/facilitatrice accompagnateur/accompagnatrice ambassadeur/ambassadrice
député/députée sénateur/sénatrice élu/élue préfet/préfète recteur/rectrice doyen/doyenne proviseur/proviseure
principal/principale surveillant/surveillante officier/officière policier/policière pompier/pompière
investisseur/investisseuse repreneur/repreneuse cédant/cédante franchisé/franchisée franchiseur/franchiseuse
mandataire/mandataire remplaçant/remplaçante suppléant/suppléante stagiaire/stagiaire gestionnaire/gestionnaire
administratif/administrative informaticien/informaticienne statisticien/statisticienne mathématicien/mathématicienne
physicien/physicienne logisticien/logisticienne électronicien/électronicienne automaticien/automaticienne
paysan/paysanne vétérinaire/vétérinaire assureur/assureuse rapporteur/rapporteuse approvisionneur/approvisionneuse
ordonnanceur/ordonnanceuse planificateur/planificatrice estimateur/estimatrice qualiticien/qualiticienne
`;

/** The same word for everybody. */
export const epicenes: ReadonlySet<string> = words(`
  responsable coresponsable cadre membre comptable juriste notaire fiscaliste économiste analyste
  spécialiste généraliste journaliste architecte urbaniste paysagiste géomètre graphiste designer webdesigner
  styliste modéliste ergonome photographe vidéaste artiste scientifique biologiste chimiste 
  secrétaire standardiste réceptionniste documentaliste bibliothécaire archiviste libraire fleuriste
  gestionnaire mandataire propriétaire copropriétaire actionnaire partenaire volontaire bénévole stagiaire
  pilote guide interprète porte-parole capitaine ministre maire diplomate fonctionnaire commissaire
  médecin dentiste kinésithérapeute ostéopathe psychologue psychiatre orthophoniste vétérinaire pédiatre thérapeute
  hypnothérapeute sophrologue naturopathe coach manager leader freelance 
   barista
  garagiste machiniste cariste paramétriste méthodiste automatiste  trader broker
   stratège  dépositaire concessionnaire syndic clerc œnologue 
  daf drh dsi dg dga pdg dgs raf rrh rssi dpo ceo cfo cto coo cmo chro cio ciso cro cpo cdo cso vp dircom hrbp sdr bdr csm
  kam pmo dop vrp tech-lead`);

/** Adjectives and participles that agree with the person. */
export const genderedAdjectives = `
général/générale généraux/générales adjoint/adjointe délégué/déléguée associé/associée financier/financière
administratif/administrative commercial/commerciale régional/régionale national/nationale
international/internationale local/locale départemental/départementale territorial/territoriale industriel/industrielle
opérationnel/opérationnelle artistique/artistique créatif/créative éditorial/éditoriale principal/principale
exécutif/exécutive social/sociale fiscal/fiscale médical/médicale clinique/clinique hospitalier/hospitalière
immobilier/immobilière hôtelier/hôtelière indépendant/indépendante salarié/salariée assermenté/assermentée
certifié/certifiée diplômé/diplômée agréé/agréée habilité/habilitée confirmé/confirmée expérimenté/expérimentée
chargé/chargée digital/digitale numérique/numérique technico-commercial/technico-commerciale éducatif/éducative
sportif/sportive culturel/culturelle environnemental/environnementale documentaire/documentaire
sédentaire/sédentaire itinérant/itinérante terrain/terrain événementiel/événementielle logistique/logistique
technique/technique juridique/juridique scientifique/scientifique informatique/informatique pédagogique/pédagogique
stratégique/stratégique comptable/comptable qualifié/qualifiée fondateur/fondatrice honoraire/honoraire
intérimaire/intérimaire bancaire/bancaire patrimonial/patrimoniale libéral/libérale public/publique privé/privée
municipal/municipale communal/communale judiciaire/judiciaire pharmaceutique/pharmaceutique
mécanique/mécanique électrique/électrique agricole/agricole polyvalent/polyvalente directeur/directrice
gérant/gérante dirigeant/dirigeante consultant/consultante formateur/formatrice conseil/conseil
relationnel/relationnelle paysager/paysagère européen/européenne français/française technologique/technologique
organisationnel/organisationnelle professionnel/professionnelle applicatif/applicative externalisé/externalisée
interne/interne externe/externe graphique/graphique freelance/freelance actionnaire/actionnaire parlementaire/parlementaire dentaire/dentaire infirmier/infirmière
`;

/** Where what is said of the person ends, and what is said of the work begins. */
export const linkWords: ReadonlySet<string> = words('de du des d’ en à au aux pour sur auprès chez dans par');

/** Common words of titles: written small inside a sentence. */
export const commonWords: ReadonlySet<string> = words(`
  accueil achats achat action affaires agence agences analyse animation application applications appels approvisionnement
  approvisionnements après-vente architecture artistique assurance assurances atelier audit bancaire bâtiment bureau
  bureaux cabinet campagne campagnes carrières centre chaîne chantier chantiers client clients clientèle collections
  collectivités commande commandes commerce commerciale commerciales communication communications comptabilité compte
  comptes conception conformité conseil consolidation contenu contenus contentieux contrats contrôle coopération création
  crédit croissance culture cybersécurité d’études data décisionnel département déploiement design développement digital
  digitale données droit durable e-commerce édition électronique emploi énergie énergies engagement enseigne entreprise
  entreprises entretien environnement équipe équipes établissement établissements étude études événements événementiel
  exploitation export expérience fabrication filiale filière finance finances financements financière fiscalité flotte
  fonciers formation formations fournisseurs gestion grand grande grands grandes groupe habitat honoraires humaines
  hygiène image immobilier import import-export industrialisation industrie industrielle informatique information
  informations infrastructure infrastructures ingénierie innovation institutionnelles interne internes investissement
  investissements juridique juridiques laboratoire lancement ligne lignes livraison logiciel logiciels logistique
  magasin magasins maintenance maîtrise management marché marchés marketing marque marques matériaux méthodes métier
  métiers mission missions mobilité moyens multimédia nouveaux numérique offre offres opérations opérationnelle
  optimisation organisation ouvrage paie parc partenariats partenariat patrimoine performance personnel pilotage
  placement planification plateforme pôle portefeuille prévention prix process processus production produit produits
  programme programmes projet projets prospection publiques publics publicité qualité rayon recherche recouvrement
  recrutement réseau réseaux relation relations ressources restauration retail risque risques sécurité secteur service
  services site sites social solutions sourcing soins stratégie stratégique succursale support surface systèmes système
  technique techniques technologies technologie territoire territoires trafic transformation transition transport
  transports travail travaux trésorerie usine usines valeur vente ventes vie web zone santé rémunération
  rémunérations talents et ou & humain senior junior confirmé stagiaire principal`);
