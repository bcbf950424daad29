import { words } from '../words/fold.ts';

/** Words that a capital never makes a name, wherever they stand. Folded. */
export const plainWords: ReadonlySet<string> = words(`
  a afin ainsi alors apres assez au aucun aucune aujourd aupres auriez aurais aussi autre autres aux avant avec avez avons
  avais avait beaucoup bien bienvenue bonjour bonne bonnes bon bons bonsoir belle beau bravo c ca car ce ceci cela celle
  celles celui cependant ces cet cette ceux chacun chaque cher chere chers chez ci combien comme comment concernant
  contre cordialement courage coucou d dans de depuis des desormais deux dites dis donc dont du durant elle elles en
  encore enfin ensuite entre enverriez est et etes etant etait etiez etre eux excellent excellente faut gardez grace hello
  hui ici il ils j jamais je jusqu l la le les leur leurs lors lorsqu lorsque lui m ma madame mademoiselle mais malgre me
  mes merci mieux mille mme mlle moi moins mon monsieur mr mrs messieurs mesdames n ne neanmoins ni non nos notre nous
  nul on or ou oui par parce parfois parmi pas pendant personne peu peut plus plusieurs plutot pour pourquoi pourrais
  pourriez pourrait pourtant pouvez preferez presque ps puis puisqu puisque quand quant que quel quelle quelles quelqu
  quelque quelques quels qu qui quoi quoiqu quoique rien s sa salut sans sauf se selon ses si sinon sincerement soit son
  sont souhaitez sous souvent sur surtout t ta tant te tel telle tels tes toi ton toujours tous tout toute toutefois
  toutes tres trop tu un une vers veuillez via vu voici voila volontiers vos votre vous y est-ce etc svp nb ok
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  lundi mardi mercredi jeudi vendredi samedi dimanche docteur maitre professeur`);

/** Ordinary words that open a sentence of a message: a capital says nothing there. Folded. */
export const openingWords: ReadonlySet<string> = words(`
  abordez abordons absolument accepter accepteriez acceptez accompagner accompagnement actuellement admettons agreable
  agreablement aider aimeriez ajouter allez allons amicalement amities ancien ancienne anticiper appelez apprendre arriver
  arrivez assurement attendre attention attirer aujourdhui autant autour autrement auxquels avancer avis avoir ayant
  bel besoin bientot bienveillance bonheur bref brievement calculer cent certain certaine certaines certainement certains
  certes chapeau chercher cherchez chiffrer choisir cinq cinquante clairement cible commencer commencez comparer
  compliments comprendre compte comptez compter concretement confraternellement confier connaissez connaitre conserver
  construire contactez content continuer contrairement convaincre convaincu cote courant courte court creer curieuse
  curieux croire croyez debut decidement decouvrir degager demain demander deja depenser deplacer derniere dernierement
  derniers derriere devant devez devriez deviez dire directement discuter disponible disponibles dix documenter dommage
  donner donnez douze drole eclairer ecoutez ecrire ecrivez effectivement embaucher encadrer enchante enchantee engager
  enlever entendu entretemps envie environ envisager envisagez envoyer envoyez equiper eventuellement evidemment eviter
  evoquer exactement excusez experience expliquer face facile facilement facturer faire fait faites faisons felicitation
  felicitations fin finalement fondamentalement former forcement fort franchement frequemment gagner garder generalement
  gerer grand grande grosse gros habituellement harmoniser hate hesitez heureuse heureusement heureux heureuse hier huit
  honnetement humainement ideal idealement idee imaginer imaginez impossible inclure indiquez informer initialement
  installer interesse interessee interessant inutile investir inviter jeter jeune joindre joli jolie joyeux joyeuse juste
  justement laissez lancer large largement leger libre lire lisez loin longtemps lu maintenant maitriser manque manquer
  meilleure meilleur meilleures meilleurs meme memes mener mettre merveilleux mesurer mois moment monter montrer motiver
  moyennant naturellement necessaire neuf nombre nombreux nombreuses normalement notamment nouveau nouveaux nouvelle
  nouvelles objectif occasionnellement octroyer offrir onze organiser oublier ouvrir parallelement pareil parfait
  parfaitement parlant parler parlons partager partant partir partout passer passez passionnant passionnante patience
  payer penser pensez permettre permettez perdre petit petite petites petits piloter planifier plaisir plein
  personnellement posez possible poser potentiellement pouvoir pouvons pratique pratiquement precedemment precisement
  premier premiere premierement prendre prenez prenons preparer presenter prete preter prets prevenir prevoir prevoyez
  probablement prochain prochaine prochainement produire proposer proposez prouver puissiez purement quarante quatre
  quinze quiconque rapide rapidement rappelez rarement rassurez ravi ravie ravis realiser recemment recevez recevoir
  reciproquement reconnaitre recruter rediger reduire reellement reflechir refuser regarder regardez regulierement rejoindre
  relancer relire remerciements remercier remplacer rencontrer rendez rentrer repenser repondez repondre reponse reprendre
  restant rester restez retour retrouver reussir revenir revenons revoir savez savoir serait sereinement serez seriez serieux
  seul seule seulement sept simple simplement situer six soixante songez sortir soulager soyez structurer suivant
  suivre suite sympathique surement tandis tantot tard tellement temps tenir tentez terminer tester tot toucher
  traditionnellement trancher travailler treize trente trois trouver trouvez typiquement ultime unique uniquement utile utiliser
  vaut vendre venez venir verifier viendriez visiblement vingt vite vivement voir vouloir voulez voudriez voyez voyons vrai
  vraiment vue echange echanger echangeons elargir eleve emmener embauche equipe equipes etape etonnant etre etude
  etudier evoluer evolution exact exemple essayer essayez estimer etablir evaluer
  acces achat achats action activite administration agenda aide analyse appel application argument arrivee article atelier
  attente audit autonomie avantage budget bureau but cadre calcul calendrier campagne cas cause centre chance changement
  charge chiffre choix client clients clarte coaching code coeur collaboration comite commande communication comparaison
  competence competences confiance conge conseil conseils constat contact contexte contrat controle conversation
  croissance creneau culture date debat decision defi delai demande demarche demonstration depart dernier details
  developpement deploiement diagnostic dialogue difference difficulte direction dispositif document dossier droit duree
  ecart effort efficacite element embauches engagement enjeu enjeux enquete ensemble entretien entreprise environnement
  erreur erreurs espace esprit evenement exigence expertise facteur feuille fiche fidelite finance financement fonction
  fonctionnement force formation formule fournisseur gain garantie gestion groupe guide heure histoire impact indicateur
  information informations innovation integration interet invitation jour journee lancement lecture lettre liste logiciel
  logique main maintenance maniere marche marge marketing materiel message methode metier mise mission modele mouvement
  moyen moyens niveau note nuance observation occasion offre operation opinion opportunite ordre organisation outil outils
  page paie paiement paroles part partage partenaire partie passage peine performance periode piste place plan plateforme
  point points politique portefeuille poste pratiques precision preparation presentation preuve prevention principe
  priorite prise prix probleme procedure process processus production produit produits profil programme progres projet
  projets promesse proposition publication qualite question questions rapport realite recherche recrutement recrutements
  reduction reference regard regle relation relations rendement renseignement resultat resultats reunion reussite revue
  risque risques rythme salaire secteur securite semaine serie service services signe situation societe solution solutions
  source strategie structure succes sujet sujets support surface systeme tache taux technologie telephone test texte
  theme titre tour transformation travail trimestre turnover usage valeur vente ventes version vie ville visite vision vitesse
  voie volume
  accompagne ameliorer apporter automatiser baisser batir centraliser deployer demarrer developper doubler economiser
  fideliser fiabiliser fluidifier freiner liberer limiter optimiser porter proteger rassembler renforcer securiser
  simplifier soutenir stabiliser suivi tenez transformer valider valoriser
  vouliez aviez aurez avaient ont sommes suis serons serait seraient etaient ait aie ayez sachez croisons croiser
  pensiez pensons disposez disposeriez dispose recrutez cherchiez travaillez gerez utilisez rencontrez envisageriez
  accompagnez pilotez dirigez menez tient tiennent arrive arrivent compris dommage quitte reste restent existe suffit
  derriere dessous dessus dehors dedans ailleurs partout jadis naguere aussitot soudain ensemble tantot davantage
  sinceres sincere salutations reponds va vas vont fais relance litige ecart facture contrat prime bulletin planning absence conge heures dis veux peux
  dois difficile faudrait faudra impressionnant interessante parcours tentant partante partant cherchant etudiez delivrer
  autrefois bis ter idem presque volontairement evidence
  aimerais as es parle preferes prends saurais serais souhaites travailles trouves`);

/** Acronyms of everyday business, that say nothing of anybody. Folded. */
export const plainAcronyms: ReadonlySet<string> = words(`
  rh si it ia ai crm erp sirh pme eti tpe pmi b2b b2c btob saas api rgpd gdpr tva kpi kpis roi seo sea ux ui cv cdi cdd faq pdf
  cse qvt qvct rse esg sav adv btp r&d rd ca rdv ok ps nb tv www url sms usa ue ue27 hr bi vs svp nda poc mvp rfp ao dsn gpec
  gepp ats lms plv sla cnil urssaf insee smic opco cpf qr usb 3d 2d 5g 4g co2 h24 24h 7j7 b to dom tom idf po pm po ht ttc tjm etc iso t1 t2 t3 t4 q1 q2 q3 q4 s1 s2 ppt xls csv excel powerpoint word gpt chatgpt`);

/** Jobs in capitals: said of people in general they are plain, said of the person they need a fact. Folded. */
export const roleAcronyms: ReadonlySet<string> = words(`
  drh daf dsi dg dga pdg dgs raf rrh rssi dpo ceo cfo cto coo cmo chro cio ciso cro cpo cdo cso vp dircom codir comex hrbp sdr
  bdr csm kam pmo vrp`);

/** Words of business that are younger than the dictionary. Folded. */
export const businessWords: ReadonlySet<string> = words(`
  visio visios dispo dispos onboarding freelance freelances feedback feedbacks lead leads dashboard dashboards benchmarker
  chatbot chatbots coworking reskilling upskilling scaling scalable workflow workflows checklist checklists brief briefs
  debrief debriefs debriefer deadline deadlines roadmap roadmaps team building rdv multisite multisites crowdfunding fintech
  fintechs proptech edtech greentech medtech retail omnicanal phygital preembauche linkedin stp webmarketing growth inbound
  outbound copywriting storytelling kickoff wording timing mailing mailings matching nocode`);

/** Tools that everybody in business names; whether the person uses them is another matter. Folded. */
export const everydayTools: ReadonlySet<string> = words(`
  excel word powerpoint outlook sage silae sap cegid adp payfit lucca quickbooks pennylane salesforce hubspot pipedrive
  notion slack trello jira workday odoo shopify wordpress`);
