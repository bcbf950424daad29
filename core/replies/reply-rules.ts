import type { ReplyKind } from './reply.ts';

/** `isWeak`: it gives way to whatever else is said. */
export type ReplyRule = { kind: ReplyKind; pattern: RegExp; isWeak: boolean };

const rulesOf = (kind: ReplyKind, patterns: readonly RegExp[], isWeak = false): ReplyRule[] =>
  patterns.map((pattern) => ({ kind, pattern: new RegExp(pattern, 'g'), isWeak }));

const interes = 'inter+es+\\w*';

const absence: readonly RegExp[] = [
  /\bo (?:until|till|from|jusqu|du|-)|\bconges d'\w+|\bretour (?:le|au bureau|lundi|mardi|prevu)\b|\btoute la semaine\b|\b(?:pas|plus) joignable\b|\bpas d'acces a (?:mes|ma)\b/,
  /\bferm(?:e|ee|es|ees|eture)s? (?:du|jusqu|pour|a partir|annuelle|exceptionnelle|cette|le)\b|\bferm\w+ annuelle|\bclosed (?:until|from|for)\b/,
  /\b(?:limited access|acces limite)\b|\b(?:returning|return) (?:on )?(?:to the office )?(?:[a-z]+ \d|\d|next|monday)|\bje (?:vous )?(?:repondrai|lirai|reponds|traiterai)[^.!?\n]{0,25}\b(?:a mon retour|des mon retour)|\bconvalescence\b|\bcong[ée]s?\b(?= (?:jusqu|du|a partir|cette|pour|depuis))/,
  /\b(?:message|reponse|repondeur|mail) automatique\b|\bauto(?:matic)?[- ]?reply\b|\bout of (?:the )?office\b|\booo\b/,
  /\b(?:je suis|serai|actuellement|suis)?[^.!?\n]{0,15}\babsent\w*\b(?! de notre)/,
  /\ben (?:conge|vacance|rtt|arret(?: maladie)?\b|deplacement|formation|mission)\w*(?!s? de vente)/,
  /\bconges? (?:maternite|paternite|parental|sabbatique|maladie|annuel|d'ete)/,
  /\b(?:de retour|mon retour|serai de retour|je rentre|je reviens? (?:le|au bureau|de))\b(?! vers)/,
  /\b(?:on|annual|parental|maternity|paternity|sick|medical) (?:leave|vacation|holidays?|pto)\b|\b(?:be )?back (?:on|in the office|at work)\b|\b(?:i'm|i am|currently) (?:away|travell?ing|off)\b/,
  /\bje (?:ne )?(?:suis|serai) pas (?:la|au bureau|joignable|disponible) (?:jusqu|avant|du|cette semaine)/,
  /\bhospitalis\w+|\bdeconnect[ée]e? jusqu/,
];

const wrongPerson: readonly RegExp[] = [
  /\b(?:devrait|pourrait|peut|va|risque d')? ?(?:plutot |davantage |surtout |plus )?interes+\w+ (?:plutot |davantage |surtout |plus )?(?:notre|mon|ma|nos|mes) (?!entreprise|societe|equipe|boite|activite|structure|groupe|clients?|besoins?|projet)/,
  /\b(?:vendu|cede|ferme|liquide|quitte|depose le bilan de) (?:ma|mon|la|l'|notre) (?:societe|entreprise|boite|affaire|activite|fonds|startup|agence|cabinet)|\bn'existe plus\b|\bfaites erreur\b|\bil y a erreur\b|\berreur de\b|\bpersonne de ce nom\b/,
  /\b(?:speak|talk|check|connect) (?:to|with) (?!you|me|us|your|him first|a )[a-z]+/,
  /\b(?:releve|depend|ressort|est du ressort)(?:ent)? (?:plutot |davantage |directement )?(?:de|du|d'|des)\b/,
  /\b(?:demande[zr]|d'ecrire a|ecrire a|ecrivez a|ecris a|contactez|contacte|contacter|joindre|appelez|appeler|sollicitez) (?:plutot |directement )?(?:a )?(?!(?:moi|nous|vous|mon (?:mail|portable|numero)|des|de|d|sur|par|en|la semaine|le mois|l'an|au|a (?:la|partir|nouveau|mon)|plus|dans|apres|si|quand|courant|debut|fin|mi|pour|avant|tout|merci|svp|vers|lundi|mardi|mercredi|jeudi|vendredi|demain|maintenant|pas|le \d+|une|un)\b)[a-z]+(?:[ -][a-z]+)?\b(?=[^!?\n]{0,60}(?:@|\b(?:qui|elle|il|notre|responsable|direct|daf|drh|dsi|chez nous|charge|achats|a ma place)\b))/,
  /\bconfond\w+|\bquelqu'un d'autre\b|\bune autre personne\b|\bautre (?:service|interlocut\w+|filiale|entite|departement)\b|\bmeme nom\b/,
  /\b(?:pouvoir|pouvoirs) de decision\b|\bpas (?:decisionnaire|decideu\w+|habilite\w*|mandate\w*|en charge|le decision\w+|la decision\w+)\b|\bne (?:decide|suis) pas (?:de ca|seul|en charge|decision)|\bau[- ]dessus de moi\b/,
  /\bje (?:lui|leur) (?:passe|transmets|transfere|envoie|remets|fais|donne)\b|\bmy (?:colleague|successor|boss|manager|replacement)\b|\bthat would be (?:my|our|the)\b|\b(?:handled by|in charge of (?:this|that)|takes care of|is responsible for|looks after)\b/,
  /\b(?:mon|ma|mes|un de mes|une de mes) (?:collegues?|successeur|remplacante?)\b/,
  /\b(?:j'ai rejoint|je viens de rejoindre|rejoint une autre|nouveau poste|nouvelle (?:entreprise|societe|boite|aventure)|parti\w* (?:de chez|de l'entreprise|depuis)|plus (?:chez|dans l'entreprise|dans la boite|dans la societe|du tout chez))\b/,
  /\bmoi,? (?:je suis|c'est|je fais|je m'occupe) (?:au|aux|a la|dans|de|du|en|la|le)\b/,
  /\bpas (?:du tout |vraiment |forcement )?(?:la bonne|le bon|la meilleure|le meilleur|votre|le|l'|une?)[ -]?(?:personne|interlocut\w+|contact|destinataire|service|cible|decisionnaire|decideur|responsable)\b(?! pour)/,
  /\bpas (?:la bonne|le bon) (?:personne|interlocut\w+|contact)/,
  /\b(?:mauvaise? (?:personne|interlocut\w+|contact|destinataire)|wrong (?:person|contact|guy|address)|not the right (?:person|contact)|right person)\b/,
  /\b(?:tromp\w+|erreur) (?:de |d'|sur (?:la|le) )(?:personne|interlocut\w+|destinataire|contact|profil|service)\b/,
  /\bce n'est (?:pas|plus) (?:moi|a moi|de mon|mon|du tout moi|de ma)\b|\bc'est (?:pas|plus) (?:moi|a moi|mon|de mon|de ma)\b|\bni de mon\b/,
  /\bpas (?:de )?(?:mon|ma|notre) (?:domaine|perimetre|service|sujet|rayon|scope|ressort|champ|role|metier|competence|departement|responsabilite|job|partie|fonction|poste)\b/,
  /\b(?:ne |n')(?:m'en |m'|me |en |y )?(?:occup|ger|charg|trait|decid|intervien|pilot|suis?)\w* (?:pas|plus)(?: du tout| directement)?(?: de | du | des | d'| ces | ce | sur | en charge| decisi| a l'origine)/,
  /\bje (?:ne )?(?:m'en |m'|me )?(?:occupe|gere|decide|charge) (?:pas|plus)\b/,
  /\bje m'occupe (?:uniquement|seulement|que|exclusivement)\b/,
  /\b(?:ne )?(?:travaille|bosse|suis|fais|exerce)s? (?:plus|pas) (?:chez|pour|dans (?:cette|l'|la)|partie|en (?:poste|charge|activite)|le |la |l'|directeur|directrice|responsable|employe|au sein|concerne par ce perimetre|salarie|decisionnaire|decideu)/,
  /\bn'(?:y )?(?:travaille|suis|bosse) plus\b|\bj'ai (?:quitte|change)\b|\bj'en suis parti|\bne fai[ts] plus partie\b|\b(?:quitte|change d[e']) ?(?:l'entreprise|la societe|la boite|le groupe|mes fonctions|poste|entreprise|employeur|boite)\b/,
  /\b(?:a la|en|pris ma) retraite\b|\bretraitee?\b|\bretired\b/,
  /\b(?:voye[zr]|voir|vois|voit|parle[zr]|passe[zr]|traite[zr]|echange[zr])(?: ca| cela| plutot| donc| directement| svp)* (?:avec|par) (?!vous|toi|vos|mon (?:agenda|calendrier|assistant)|(?:mon|ce|le|notre) (?:lien|formulaire)|https?|www|calendly|plaisir|attention|moi|elle-meme|le mail|mail|telephone|interet|message|nos equipes sur)/,
  /\b(?:adresse|rapproche|dirige|tourne|oriente)[zr]?[- ](?:vous|toi)\b|\bvous (?:adresser|rapprocher|tourner|orienter|rediriger)\b|\bredirig\w+/,
  /\b(?:je|j'ai|vais|on|nous) (?:le |l'|vous |lui |leur )?(?:ai )?(?:transfer\w+|fai[ts]? suivre|faire suivre|transm\w+|met[st]? en (?:copie|relation|contact)|mis en copie|passe le (?:message|mot))/,
  /\b(?:il faut|faut|faudrait|merci de|pouvez|veuillez|mieux vaut|devriez|essayez de|preferable de) (?:plutot |directement )?(?:contacter|ecrire a|joindre|voir) (?!moi|nous|de nouveau|a nouveau)/,
  /\b(?:contacte[zr]|joigne[zr]|ecrive[zr]|demande[zr]|sollicite[zr])(?: plutot| directement| donc)* (?:a )?(?:mon |ma |notre |nos |le |la |les |l'|[a-z]+@)(?!semaine|mois|fin|debut|an\b|annee|rentree|printemps|service client de)/,
  /\bc'est (?:plutot |desormais |maintenant )?(?:[a-z'-]+ ){1,5}qui (?:gere|s'occupe|s'en occupe|pilote|decide|est en charge|traite|suit|a repris|prend|s'en charge|est responsable|est decisionnaire)/,
  /\b(?:mon |ma |notre )(?:collegue|successeur|remplacante?|homologue|patron|boss|associee?|responsable|chef|cheffe|n\+1|directeur|directrice|daf|drh|dsi)[^.!?\n]{0,30}\b(?:gere|s'en occupe|s'occupe|decide|pilote|vous repondra|sera plus|est plus|traite|suit ce)/,
  /\b(?:no longer|not|don't) (?:work(?:ing)?|with|employed|part of|at|in charge|responsible|handle|the decision)\b|\b(?:left|leaving) (?:the company|my role|acme)\b/,
  /\b(?:reach out to|talk to|speak (?:to|with)|contact|get in touch with|email) (?:my |our |the |[a-z]+ [a-z]+,? (?:our|who|he|she|instead))|\bforward(?:ed|ing)? (?:this|it|your)\b|\bpass(?:ed|ing)? (?:this|it) (?:on|along)\b/,
  /\bhomonyme\b|\bje ne suis pas (?:cette|ce) (?:personne|monsieur|madame)\b/,
  /\bje (?:ne )?suis (?:que |qu'|juste |seulement )(?:stagiaire|alternante?|assistante?|en stage)/,
];

const later: readonly RegExp[] = [
  /\b(?:un peu|encore|bien|beaucoup) (?:trop )?tot\b|\b(?:en pleine?|au milieu d'une?|in the middle of)\b[^.!?\n]{0,25}/,
  /\b(?:laisse[zr]?[- ](?:passer|nous)|attend(?:ez|re|ons|s)|patient\w+|on attend|nous attendons)\b/,
  /\bre(?:ping|fai(?:s|tes)|tent|essa|vis|prenons|programm|port|cal|discut)\w*\b|\bdecal\w+|\brepouss\w+|\bdiffer(?:er|ons|ez)\b/,
  /\bd'abord\b|\bpas dispo\w* avant\b|\bbudget (?:\d{4}|de l'annee prochaine|suivant)\b|\bprochain (?:budget|exercice)\b|\bnext (?:budget|fiscal)\b/,
  /\bcontrat\b[^.!?\n]{0,30}\b(?:jusqu|court|expire|termine|se termine|echeance|fin)\w*|\bengages? jusqu|\ba (?:ce moment[- ]la|l'echeance)\b/,
  /\b(?:pas|rien|non) (?:vraiment |forcement |encore )?(?:de besoin |interes+\w* |prevu |d'actualite |de projet |de budget |une priorite |prioritaire |possible |dispo\w* |le temps )?(?:pour (?:le moment|l'instant|cette annee|l'heure|tout de suite|maintenant)|en ce moment|(?:a|pour) ce stade|maintenant|tout de suite|actuellement|dans l'immediat|immediatement|aujourd'hui|cette annee|ce mois|cette semaine|cet ete|a l'heure actuelle|a court terme|avant)\b/,
  /\b(?:pour le moment|pour l'instant|actuellement|a ce stade|a ce jour|dans l'immediat|a l'heure actuelle|en ce moment),? (?:nous |on |je |j'|c'est |ce |la |n')[^.!?\n]{0,30}\b(?:pas|aucun|non|complet|deborde|gele|stop)/,
  /\bpas (?:une |la |notre |une grande )?(?:priorit\w+|urgen\w+|d'actualite|le (?:bon )?(?:moment|timing)|a l'ordre du jour)\b/,
  /\b(?:timing|moment|periode)\b[^.!?\n]{0,15}\b(?:pas (?:bon|ideal|opportun|le bon)|mauvais|complique|mal choisi)|\bbad timing\b|\bmauvais (?:moment|timing)\b/,
  /\b(?:plus tard|ulterieurement|une autre fois|trop tot|premature\w*|too early|later on|some other time|not (?:right )?now|not at (?:the|this) (?:moment|time|stage)|not yet|maybe later|pas encore)\b/,
  /\b(?:circle back|get back to (?:me|you|us)|touch base|check back|follow up (?:with me )?(?:in|next|after)|try (?:me )?again|reach out (?:again|back|next|in|after)|come back to (?:me|us)|ping me)\b/,
  /\b(?:budgets?)\b[^.!?\n]{0,25}\b(?:boucl|gel|clos|epuis|consomm|fig|vote|arrete|deja (?:engage|pris|alloue)|frozen|spent|pas (?:encore )?(?:vote|valide|decide))\w*/,
  /\bon (?:verra|regardera|en reparle\w*|se reparle|avisera|y repense\w*)\b|\bje (?:verrai|regarderai|reviendrai)\b|\breparlons/,
  /\bpas avant\b|\bnot before\b|\bnot until\b|\b(?:a partir de|des) (?:janvier|fevrier|mars|avril|mai|juin|septembre|octobre|l'annee)/,
];

/** Busy, or keeps the address: by itself it means later. */
const busy: readonly RegExp[] = [
  /\b(?:recontact|relanc|rappel|reven|revien|repren|reparl|revoi|revoy|reecri|rediscut|represent)\w*[- ]?(?:moi|nous|vers|contact|en|ca|vous|-en)?\b/,
  /\b(?:debord[ée]\w*|sous l'eau|sous leau|la tete sous|plein bouclage|plein (?:rush|cloture)|surcharg\w+|submerg\w+|charrette|pas une minute|swamped|super busy|too busy|pas le temps)\b/,
  /\bje (?:garde|conserve|note|mets|range) (?:votre|ton|vos|ca|cela|ce|le|bien|precieusement)[^.!?\n]{0,30}(?:contact|coordonnees|message|coude|cote|nom|profil|carte|favori|besoin)\w*/,
  /\b(?:si|quand|lorsque|des que|le jour ou|au cas ou)[^.!?\n]{0,20}(?:besoin|le sujet|projet|change|evolue)[^.!?\n]{0,40}(?:vous|reviend|contact|signe)/,
  /\b(?:j'y|je vais y|nous allons y|on va y) (?:reflechi\w*|pens\w+)|\blaissez[- ]moi (?:le temps|un peu de temps|y reflechir|quelques)|\blet me think\b/,
];

const refusal: readonly RegExp[] = [
  /\b(?:travaillons|travaille|bossons|collaborons|sommes) (?:depuis [^.!?\n]{1,15} )?(?:avec|chez|accompagnes? par|suivis? par) (?:une?|l'|le|la|notre|nos|quelqu'un|des)\b|\b(?:un )?autre (?:choix|solution|option|prestataire|fournisseur|partenaire|voie|direction)\b|\bsans (?:moyens|budget|le sou)\b/,
  /\b(?:n'irai|n'irons|n'ira|ne vais pas aller|n'allons pas) pas (?:plus|au[- ]dela)|\bpas plus loin\b|\bpas (?:un|notre|mon|le) (?:sujet|besoin|truc|delire)\b/,
  /\b(?:tout )?ce qu'il (?:me|nous|leur) faut\b|\bvien[st]? de signer\b|\bvenons de signer\b|\bsigne (?:avec|chez)\b|\bchez (?:un|votre|vos) concurrents?\b|\bun concurrent\b|\b(?:choisi|retenu|opte pour) (?:un|une|quelqu'un|l'un)\b/,
  /\bn'(?:externalis|achet|utilis|envisag|investi|ai pas l'habitude|embauch|en (?:veux|voulons|ai|avons))\w* (?:pas|plus|jamais|rien)?|\bn'y (?:crois|croyons|vois|tiens) pas\b|\bje n'achete\b/,
  /\b(?:ce sera|c'est|reponse est|malheureusement) (?:malheureusement |donc |un )?non\b|\bnan\b|\bnope\b|\bce n'est pas (?:pour|notre|dans nos|un)\b|\bje vais (?:devoir )?(?:refuser|passer|decliner)\b/,
  /\b(?:we|i) (?:just signed|went with|chose|don't need|do not need|don't have (?:a|the|any) (?:need|budget))\b|\bwe(?:'re| are) (?:good|ok|okay|set|covered|fine)\b|\bi'm (?:good|ok|fine)\b/,
  new RegExp(
    `\\b(?:pas|plus|aucunement|nullement|guere|jamais|ni|peu) (?:du tout |vraiment |trop |plus |forcement |specialement |spec |particulierement |tellement |tres |franchement |hyper |super |etre |nous |m')*${interes}`,
  ),
  new RegExp(`\\b(?:m'|nous |n'|l')${interes} (?:pas|plus|guere|aucunement|en rien|absolument pas)`),
  /\b(?:pas|aucun|nul|sans|peu d'|peu) (?:l'|d')?interet\b|\bne voi[st] pas (?:bien |vraiment |trop )?(?:l'interet|l'utilite|en quoi)|\ben vois pas (?:l'interet|l'utilite)/,
  /\bnon[,.]? (?:merci|thanks|desole|vraiment|pas|ca|ce|c'est|je|nous|on|mais merci|ca ira|sans)\b|\bmerci,? (?:mais )?non\b|\bmais non\b|^\W*non\b\W*(?:$|bonne|cordialement|cdt|merci|desole)|^\W*(?:nope|nan|nein|no)\b\W*$|^\W*no\b[,.]/,
  /\b(?:pas|aucune?|plus|ni|sans)(?: de| d'| aucun| du tout)? (?:besoins?|utilite|budget|projet|usage|demande)\b|\bpas (?:de )?besoin\b|\bn'en (?:ai|avons|a) pas (?:besoin|l'utilite|l'usage)/,
  /\b(?:j'ai|nous avons|on a|avons|a|sommes|est|suis|dispos\w+|travaill\w+|utilis\w+|bosse\w*) (?:bien |tous |toutes )?deja\b|\bdeja (?:un|une|des|equipe|notre|nos|accompagne|sous contrat|client|ce qu'il|tout|quelqu'un|pourvu|fourni|en place|avec|fait|signe|choisi)/,
  /\b(?:tres |pleinement |parfaitement |entierement )?(?:satisfait|content|contents|heureux|ravi)\w* (?:de|avec) (?:notre|nos|mon|ma|l'|la|le|lui|eux|ce)|\ben sommes (?:tres |pleinement )?(?:satisfait|content)/,
  /\bpas (?:fait |faite |adapte\w* )?pour (?:moi|nous|notre|mon|ma)\b|\bne (?:nous |me )?(?:correspond|convient|conviendra|concerne|parle)\w* (?:pas|plus|en rien)|\bpas concern\w+|\bpas (?:notre|ma|la) cible|\bhors (?:sujet|cible)\b/,
  /\bje (?:vais )?(?:decline|decliner|refuse|passe (?:mon tour|pour|cette)|prefere (?:decliner|refuser|en rester|ne pas))|\bdeclin\w+ (?:votre|poliment|l'invitation)|\bje passe\b(?! (?:le|la|mon message|par|a|chez|votre|vous|en|beaucoup))/,
  /\b(?:sans facon|sans suite|pas (?:de )?suite|donner\w* pas|negatif|hors de question|pas question|jamais de la vie|ca ira|ca ne m'aide pas|c'est non|sera non)\b/,
  /\b(?:trop cher|pas les moyens|hors budget|pas convaincu\w*|aucune envie|pas envie|pas preneu\w+|pas fan|pas client\w*|bof|too expensive)\b/,
  /\b(?:tout|faisons|fait|gere|gerons|geree?|traite|traitons|realis\w+|developp\w+)(?: tout| ca| cela| deja)? en interne\b|\bequipe interne\b|\ben interne\b|\bin[- ]house\b/,
  /\bno,? (?:thanks?|thank you|thx|interest|need)\b|\bnot (?:really |at all |something )?(?:interested|for (?:us|me)|a (?:good )?fit|looking|a need|of interest)\b|\b(?:i'll|we'll|i will|going to|have to) (?:pass|decline)\b|\b(?:we're|we are|i'm|i am) (?:all set|good|fine|happy with|covered)\b|\bwe already (?:have|use|work)|\bnot interested\b/,
  /\b(?:ne (?:souhaite|souhaitons|desire|veux|voulons|compte|comptons)|souhaite|veux|souhaitons|compte) (?:pas|plus) (?:donner|aller|changer|poursuivre|continuer|investir|en savoir|echanger|discuter|participer|faire)/,
  /\bne (?:cherch\w+|recherch\w+|change\w*|prevo\w+|recrut\w+|externalis\w+|sous-trait\w+|utilis\w+|fai\w+|travaill\w+) pas\b/,
  /\bbonne chance (?:a vous|pour|dans)|\bpas la peine\b$/,
];

const interested: readonly RegExp[] = [
  /\b(?:super|bon|parfait|excellent|great|perfect|good) timing\b|\b(?:avez|aurais|auriez|as|aurez)[- ]?(?:vous|tu)? (?:une?|\d+|quelques|dix|quinze|vingt) ?(?:min|minutes?|heure|quart|moment)\b|\b(?:via|par|sur|avec|voici) (?:ce|le|mon) lien\b|\bprendre (?:directement )?(?:un )?rendez-vous\b/,
  /\b(?:dis|dirais|dirai|disons) pas non\b|\blove it\b|\bwhen (?:can|could|are|would) (?:we|you)\b|\bexactement ce (?:qu'on|que nous|qu'il|dont)\b|\bhate (?:de|d')\b|\ballez[- ]y\b|\bj'adore\b|\bca (?:peut|pourrait|vaut|merite)[^.!?\n]{0,20}\b(?:regarder|coup|interet|discut\w+|voir|le detour|un echange)\b/,
  /\ba point nomme\b|\bbonne idee\b|\bgood idea\b|\bpas ininter\w+|\bpas (?:mal|bete|con)\b|\bconvainc\w+|\b(?:excellente?|tres bonne|belle) (?:idee|approche|initiative|proposition)\b/,
  /\b(?:envoye[rz]|envoie|racont\w+|montre[rz]|expliqu\w+|propose[rz]|presente[rz]|faites|fais)[- ](?:le|la|les|moi|moi|toujours|votre|vos|ta|une|un|des|donc|tout|signe)\b/,
  /\b(?:je vous attends|vous attends|passez (?:me voir|nous voir|au bureau|a l'agence|quand)|venez|retrouvons|on se (?:voit|retrouve|capte|tel|telephone|call|cale|rappelle))\b/,
  /\b(?:appel d'offres|cahier des charges|notre projet|avons un projet|en reflexion|on y reflechit|reflexion en cours|consultation en cours|joignable|reachable)\b/,
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|demain|monday|tuesday|wednesday|thursday|friday|tomorrow)\b[^.!?\n]{0,20}\b(?:\d{1,2} ?h(?:\d\d)?|matin|midi|apres-midi|soir|me va|convient|ca te va|ca vous va|at \d|works)\b/,
  /\b(?:looks?|sounds?|seems?) (?:good|great|interesting|nice|cool|promising|relevant)|\bcall me\b|\b(?:set|jump on|hop on|have|schedule|arrange) (?:up )?(?:a|some) (?:quick )?(?:call|meeting|chat|demo|time)\b|\bsome times\b|\bcount me in\b|\bworks for me\b/,
  new RegExp(`\\b${interes}`),
  /\b(?:avec (?:grand )?plaisir|volontiers|pourquoi pas|pas contre|pas oppos\w+|carrement|bien volontiers|absolument|evidemment|banco|chiche|top|parfait|genial|nickel|ca marche(?! (?:aussi|avec|pour|sur|comment|chez|bien|en|dans|vraiment|sans))|ca roule|ca me va|ok|okay|d'accord|entendu|why not|sure|absolutely|definitely|yes|yeah|yep|oui|ouais|yes|si si|ui|go)\b/,
  /\b(?:appelons|parlons|discutons|voyons|echangeons|calons|rencontrons|fixons|allons)[- ](?:nous|en|y|ca|un|une|de)\b|\bparlons\b|\bdiscutons\b/,
  /\b(?:appelez|appelle|rappelez|joignez|telephonez|ecrivez|envoyez|envoie|proposez|propose|dites|dis|montrez|expliquez|transmettez|passez|partagez|donnez)[- ](?:moi|m'en|m'|nous|en)/,
  /\b(?:mon (?:numero|portable|tel|telephone|mobile|mail|adresse|agenda|calendrier|calendly)|calendly|cal\.com|my (?:number|calendar|email))\b|(?<!\d)(?:0|\+33 ?)[1-9](?:[ .-]?\d\d){4}(?!\d)/,
  /\b(?:je suis|suis|serai|serais|on est|nous sommes|etes[- ]vous|i'm|i am)?[^.!?\n]{0,10}\b(?:dispo|disponible|dispos|disponibles|libre|available|free(?! (?:trial|version|plan|tier|demo|of)))\b/,
  /\b(?:un|des|vos|quelques|ce|le|votre|reserv\w+|bloqu\w+|propos\w+)[^.!?\n]{0,12}\b(?:creneaux?|rendez-vous|slots?)\b|\b(?:un|une|on se fait|faire|organis\w+|caler|planifi\w+|programm\w+)[^.!?\n]{0,12}\b(?:call|visio|appel|demo|demonstration|point|cafe|dejeuner|echange|zoom|teams|meet)\b/,
  /\b(?:en (?:savoir|dire) (?:un peu )?(?:plus|davantage)|m'en (?:dire|parler)|plus d'infos?\w*|plus de details|davantage d'info\w*|tell me more|more (?:info|details)|know more|learn more|hear more)\b/,
  /\b(?:curieu(?:x|se)|preneur|preneuse|partante?s?|motive\w*|tente\w*|chaud|emballee?|seduite?|ouverte?s?|receptif|receptive|a l'ecoute|demandeur|demandeuse|intrigue\w*|keen|open to|curious|happy to (?:chat|talk|have|discuss|hear|jump)|let's (?:talk|chat|do|schedule|set|connect|meet|discuss|go)|sounds (?:good|great|interesting)|would love|i'd love|i'd like|send (?:me|over|it)|book (?:a|some)|love to)\b/,
  /\b(?:ca|cela|il|vous|tu) (?:tombe[zs]? (?:a pic|bien)|me parle|nous parle|m'arrange)|\btombe[zs]? (?:a pic|bien)\b|\bjustement\b|\b(?:le )?sujet (?:est )?(?:d'actualite|brulant|chaud|du moment)|\bau bon moment\b|\bgood timing\b|\bperfect timing\b/,
  /\b(?:pouvez|pourriez|pourrait|peux|peut|peuvent|could|can)[- ](?:vous|tu|on|you|we)\b[^.!?\n]{0,25}\b(?:envoyer|appeler|montrer|rencontrer|voir|parler|discuter|faire parvenir|transmettre|presenter|call|send|talk|meet|share)\b|\bon (?:peut|pourrait|se|s')[^.!?\n]{0,12}\b(?:appel\w*|parl\w*|voi[rt]|call|rencontr\w*|cale|fait|telephone|discut\w*|echang\w*|tutoi)/,
  /\bon en (?:parle|discute)\b|\bquand (?:vous voulez|tu veux|etes[- ]vous|es[- ]tu|seriez|pouvons)|\bc'est note pour\b|\bbien vu\b|\bj'aimerais\b|\bje veux bien\b|\bon (?:cherche|recherche|a un (?:vrai )?(?:besoin|projet|sujet))\b|\bnous (?:cherchons|recherchons|avons un (?:vrai )?(?:besoin|projet|sujet))\b/,
];

const question: readonly RegExp[] = [
  /\b(?:combien|quels?|quelles?|comment|pourquoi|est[- ]ce que|c'est quoi|qu'est[- ]ce|en quoi|a quoi|de quoi|qui etes|ou (?:est|sont|etes)|how (?:much|many|do|does|is|long)|what|which|who|where|why|does|do you|can (?:it|you)|is (?:it|there)|are you)\b[^.!\n]{0,200}\?/,
  /[a-z0-9)'"»] ?\?/,
  /^\W*(?:combien|quel|quelle|quels|quelles|comment|est[- ]ce que|c'est quoi|vous faites quoi|qui etes[- ]vous|how much|what is)\b/,
  /\b(?:je (?:me demande|voudrais (?:savoir|comprendre)|n'ai pas (?:bien )?compris|ne comprends pas)|pouvez[- ]vous (?:preciser|expliquer|detailler|clarifier)|precisez)\b/,
];

export const replyRules: readonly ReplyRule[] = [
  ...rulesOf('absence', absence),
  ...rulesOf('wrong_person', wrongPerson),
  ...rulesOf('later', later),
  ...rulesOf('later', busy, true),
  ...rulesOf('refusal', refusal),
  ...rulesOf('interested', interested),
  ...rulesOf('question', question),
];

/** Orders to a machine are not what a prospect says to somebody. */
export const injection =
  /\b(?:ignore[zrs]?|oublie[zrs]?|disregard|forget|override|contourne[zr]?)\b[^.!?\n]{0,30}\b(?:instructions?|consignes?|prompts?|regles|rules|directives?)\b|\b(?:system|systeme|assistant|developer) ?(?:prompt)? ?:|\bprompt\b|<\/?(?:system|instructions?|prompt)|\b(?:classe[zr]?|classify|label|mark|categori[sz]e\w*|etiquette[zr]?|considere[zr]?|marque[zr]?)\b[^.!?\n]{0,40}\b(?:comme|as|interested|interes\w*)\b|\b(?:tu es|you are|vous etes) (?:une? |an? )?(?:ia|llm|ai|chatgpt|modele|language model|intelligence artificielle)\b|\bif you(?:'re| are) an? (?:llm|ai|bot)\b|\bmode developpeur\b|\bjailbreak\b/;

/** Praise that means the contrary. */
export const irony =
  /\bcopi(?:er|e)[- ]?colle\w*|\b(?:un|une|le|ce) (?:robot|bot|template|ia)\b|\b(?:encore|de plus) (?:un|une|qui)\b|\bquel (?:talent|style|originalite|art)\b|\b(?:wow|waouh|ouah),? (?:quel|tellement|so)|\bmessage (?:tout fait|type|generique|automatise)|\bautomatise\w*|\bchatgpt\b|\ba d'autres\b|\bbien essaye\b|\bnice try\b|\bje suis mort de rire\b|\bc'est une blague\b|\bvous etes serieu\w+/;

/** Where the sender got the data from: a right of access, which a person answers. */
export const asksSource =
  /\bcomment (?:etes[- ]vous|es[- ]tu|vous etes) (?:tombe|arrive|parvenu|venu)\w*|\b(?:who|qui) (?:gave|vous a (?:donne|transmis|communique)|t'a donne)\b|\b(?:comment|ou|d'ou|par qui|how did you|where did you)\b[^.!?\n]{0,40}\b(?:eu|obtenu|trouve\w*|recupere\w*|tenez|get|got|find|avez|viennent|proviennent)\b[^.!?\n]{0,30}\b(?:coordonnees|adresse|mail|e-mail|numero|contact|donnees|nom|profil|email|number|details|data|name)\b/;

/** Nothing to conclude from: thanks, greetings, congratulations. */
export const pleasantry =
  /\b(?:merci|thanks?|bonne (?:journee|soiree|semaine|continuation|fin)|bonjour|bonsoir|hello|salut|bien recu|felicitations|bravo|au plaisir|ravie?|enchantee?|bienvenue|happy to connect|nice to (?:meet|connect)|cordialement)\b|[👍🙏🙂😊👏🤝]/u;

/** Somebody with another aim: a job, or something to sell. */
export const otherAim =
  /\b(?:je|j'ai|suis|actuellement)\b[^.!?\n]{0,25}\b(?:recherche|cherche|quete)\b[^.!?\n]{0,25}\b(?:poste|emploi|stage|alternance|job|mission|opportunite)s?\b|\bmon cv\b|\bnous (?:proposons|vendons|commercialisons)\b|\bmy (?:cv|resume)\b/;

/** Nothing was recognised, and something is denied: most often a no. */
export const denial =
  /\b(?:ne|n'\w+|n)\b[^.!?\n]{0,40}\b(?:pas|plus|jamais|rien|aucune?|guere)\b|\bpas\b|\b(?:not|no|never|cannot)\b|n't\b/;
