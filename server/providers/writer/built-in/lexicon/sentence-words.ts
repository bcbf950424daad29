/** What turns the words after it into things to avoid; the longest are tried first. */
export const negations =
  'à l’exclusion de,à l’exclusion des,à l’exclusion du,à l’exception de,à l’exception des,à ' +
  'l’exception du,en excluant,en évitant,exclure,excluez,exclus,éviter,évitez,sauf,hors,' +
  'hormis,excepté,exceptés,exceptées,mais pas,surtout pas,pas de,pas des,pas d,pas les,pas ' +
  'le,pas la,on évite,j évite,nous évitons,évite,évitons,on exclut,j exclus,nous excluons,on écarte,écarter,écartez,écartons,on oublie,oubliez,je ne veux pas,on ne veut pas,nous ne voulons pas,' +
  'ne veux pas de,ne veux pas des,ne veut pas de,ne veut pas des,en dehors de,en dehors des,en dehors du,à part,inutile de,pas dans,pas en,pas chez,pas à,pas au,pas aux,pas sur,pas,non pas,non,sans,ni,except';
/** Said last, they turn what comes before them: « concurrents exclus ». */
export const closingNegations =
  'exclu,exclue,exclus,exclues,excepté,exceptés,exceptées,à exclure,à éviter,à écarter,à bannir,à oublier,' +
  'non merci,s abstenir,mis à part,mises à part,ne m intéressent pas,ne m intéresse pas,ne nous intéressent pas,' +
  'ne nous intéresse pas';
/** What brings back the things to look for. */
export const affirmations =
  'mais,avec,uniquement,seulement,basés,basées,situés,situées,plutôt,et surtout,et avec';

/** What is hoped for: « idéalement dans l’industrie » asks for no sector. */
export const wishSigns =
  'idéalement,dans l idéal,si possible,de préférence,de préf,préférablement,préférentiellement,c est un plus,' +
  'serait un plus,un plus,ce serait bien,tant mieux,le top,éventuellement,à la limite';

export const customerWords =
  'nos clients,mes clients,vos clients,les clients,nos clients actuels,mes clients actuels,les ' +
  'clients actuels,clients,clients actuels,notre client,mon client,nos clientes,clients ' +
  'existants,nos clients existants';
export const competitorWords =
  'nos concurrents,mes concurrents,vos concurrents,les concurrents,concurrents,concurrent,notre ' +
  'concurrent,mon concurrent,les concurrents comme,concurrents comme,la concurrence';

/** What people say in their profile: « qui parlent de … ». */
export const talkingWords =
  'qui parlent de,qui parlent d,qui parlent du,qui parlent des,parlant de,parlant d,parlant du,parlant des,' +
  'qui parle de,qui parle d,qui parle du,qui parle des,qui mentionnent,mentionnant,qui mentionne,' +
  'qui évoquent,évoquant,qui évoque,qui citent,citant,qui écrivent sur,qui communiquent sur,' +
  'qui s intéressent à,qui s intéressent au,qui s intéressent aux,intéressés par,intéressées par,' +
  'dont le profil parle de,dont le profil parle d,dont le profil mentionne,dont le profil évoque,' +
  'dont la bio parle de,dont la bio mentionne,dont le résumé mentionne,dont le résumé parle de,' +
  'qui postent sur,qui publient sur,qui travaillent sur,qui affichent';
/** Where the subject of what they say ends. */
export const talkEnds =
  'dans,chez,sur,avec,pour,qui,sans,sauf,hors,hormis,et,ou,mais,pas,basé,basés,basées,situé,situés,situées,' +
  'depuis,entre';

/** « Je vends un logiciel aux notaires »: what is sold comes before those who are looked for. */
export const sellingWords =
  'vends,vend,vendons,propose,proposons,édite,éditons,commercialise,commercialisons,développe,développons';
export const buyerLinks = 'aux,pour';

/** First words of titles that the lexicon may not know. */
export const titleHeads =
  'responsable,directeur,directrice,chef,cheffe,chargé,chargée,ingénieur,ingénieure,' +
  'consultant,consultante,technicien,technicienne,manager,manageur,acheteur,acheteuse,' +
  'gestionnaire,coordinateur,coordinatrice,animateur,animatrice,administrateur,administratrice,' +
  'assistant,assistante,conseiller,conseillère,contrôleur,contrôleuse,analyste,architecte,' +
  'délégué,déléguée,attaché,attachée,inspecteur,inspectrice,expert,experte,médecin,formateur,' +
  'formatrice,développeur,développeuse,président,présidente,secrétaire,conducteur,conductrice,' +
  'head,chief,VP';

/** Where such a title ends. */
export const titleEnds =
  'dans,chez,sur,avec,pour,qui,sans,sauf,hors,hormis,et,ou,basé,basés,basée,basées,' +
  'situé,situés,parlant,ayant,travaillant,entreprise,entreprises,société,sociétés,groupe,' +
  'groupes,région,secteur,structures,structure,boîtes,boîte,plus,moins,entre,ni,mais,pas,' +
  'aussi,également,idéalement,éventuellement,anglophones,francophones,a,en,nos,mes,leur,leurs,depuis,salariés,employés,' +
  'libéral,libérale,indépendant,indépendante,freelance,privé,privée,franchisé,franchisée,coté,cotée,associatif,associative';

/** Places that people run: part of their title. */
export const workplaces =
  'crèche,école,lycée,collège,campus,hôtel,camping,restaurant,brasserie,magasin,boutique,supermarché,hypermarché,agence,' +
  'clinique,hôpital,résidence,foyer,pharmacie,laboratoire,entrepôt,usine,site,théâtre,musée,piscine,centre,mairie,' +
  'concession,garage,librairie,domaine,château,établissement,plateforme,bibliothèque,médiathèque,chantier';

/** Words that carry no criterion by themselves: grammar, what one says one wants, names for anything. */
export const grammarWords =
  'je,j,tu,il,elle,on,nous,vous,ils,elles,me,m,se,s,moi,ce,c,cet,cette,ces,cela,' +
  'qui,que,qu,quoi,dont,où,le,la,les,l,un,une,des,de,d,du,au,aux,à,a,en,dans,sur,' +
  'sous,par,pour,chez,vers,entre,avec,sans,et,ou,ni,mais,donc,or,car,plus,moins,très,' +
  'tout,tous,toute,toutes,aussi,ainsi,comme,si,ne,n,pas,non,oui,y,mon,ma,mes,ton,ta,' +
  'tes,son,sa,ses,notre,nos,votre,vos,leur,leurs,idéal,idéale,idéalement,principalement,' +
  'notamment,surtout,etc,bonjour,merci,svp,stp,près,proche,petit,petite,grand,grande,' +
  'autre,autres,certains,certaines,plusieurs,environ,minimum,maximum,max,min,jusqu,depuis,' +
  'selon,actuel,actuels,actuelle,actuelles,seulement,uniquement,plutôt,couramment,courant,' +
  'forcément,trop,encore,ceux,celles,celui,celle,quelques,chaque,the,of,and,in,for,with';
export const wishWords =
  'cherche,cherchons,cherches,chercher,recherche,recherchons,rechercher,veux,voudrais,voulons,' +
  'veut,voulais,souhaite,souhaitons,souhaiterais,souhaiter,aimerais,aimerions,cible,cibles,' +
  'ciblons,cibler,ciblage,vise,visons,viser,contacte,contacter,contactons,trouver,trouve,' +
  'trouvons,trouvez,toucher,prospecter,prospecte,prospectons,atteindre,rencontrer,joindre,' +
  'vendre,travaillant,travaillent,travaille,exerçant,est,es,sont,suis,être,ai,as,ont,' +
  'avoir,ayant,fait,font,faire,parlant,parlent,parle,parler,basé,basée,basés,basées,situé,' +
  'située,situés,situées,implanté,implantée,implantés,implantées,localisé,localisés,' +
  'localisées,été';
export const vagueWords =
  'autour,alentours,environs,périphérie,région,régions,ville,villes,département,départements,zone,' +
  'secteur,secteurs,domaine,domaines,milieu,univers,filière,entreprise,entreprises,société,' +
  'sociétés,boîte,boîtes,structure,structures,organisation,organisations,groupe,groupes,' +
  'personne,personnes,gens,profil,profils,poste,postes,contact,contacts,prospect,prospects,' +
  'lead,leads,client,clients,interlocuteur,interlocuteurs,membre,membres,salarié,salariés,' +
  'employé,employés,collaborateur,collaborateurs,effectif,effectifs,taille,type,types,niveau,' +
  'niveaux,fonction,fonctions,équipe,équipes,service,services,métier,métiers,titre,titres,' +
  'intitulé,langue,langues,besoin,exemple,company,companies,people,based,who,are,is,looking,located,firm,firms';
