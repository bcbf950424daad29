/** `isSure`: nobody writes it without meaning it. The others count as well, and a person looks. */
export type OppositionRule = { pattern: RegExp; isSure: boolean };

const approach =
  '(?:(?:re)?contact\\w*|ecri\\w+|r?ecrire|(?:re)?lanc(?:er|ez|e|es)\\b|relanc\\w+|sollicit\\w+|derang\\w+|demarch\\w+|prospect(?:er|ez|e|es|ee?s?)\\b|harcel\\w+|spam\\w*|importun\\w+|embet\\w+|recontact\\w*|rappel(?:er|ez|le|les)\\b|ennuy\\w+|pollu\\w+|joindre|approch\\w+)';
const me = "(?:me |m'|nous |moi )";
const writing =
  '(?:messages?|mails?|e-mails?|emails?|courriels?|sollicitations?|demarchages?|prospections?|relances?|pubs?|publicites?|spams?|invitations?|communications?|newsletters?|offres?|courriers?|propositions?|contacts?|prises? de contact|demarches?|approches?)';
const polite =
  "(?:,? (?:svp|s'il vous plait|s'il te plait|merci|please|donc|immediatement|tout de suite|maintenant|aussi|desormais|dorenavant|a l'avenir|jamais)){0,3},?";
const mine =
  "(?:mes? |mon |ma |toutes? |tout\\b|moi\\b|l'ensemble |l'integralite |les donnees|mes donnees|ce compte|cette adresse|-moi)";

const sure: readonly RegExp[] = [
  // Ne plus me contacter, ne me contactez plus, me contactez plus.
  new RegExp(
    `\\b(?:ne |n')?(?:plus|pas|jamais) (?:jamais )?(?:a )?${me}(?:re)?${approach}(?! (?:avant|d'ici))`,
  ),
  new RegExp(
    `\\b${me}${approach}${polite} ?(?:plus|jamais)\\b(?! (?:tard|tot|avant|longuement|en detail|d'in))`,
  ),
  new RegExp(`\\bne ${me}${approach}${polite} ?pas\\b(?! (?:avant|d'ici|souvent|encore))`),
  new RegExp(
    `\\b(?:ne|n')[^.!?\\n]{0,40}\\b(?:plus|pas|jamais|aucune?s?)\\b[^.!?\\n]{0,30}\\b(?:recevoir|adresser|envoyer|envoyez|transmettre|etre|subir|voir)[^.!?\\n]{0,30}\\b(?:de |d'|vos |tes |ce genre|ce type|aucune? )[^.!?\\n]{0,20}${writing}\\b`,
  ),
  new RegExp(
    `\\bne (?:plus|pas|jamais) (?:m'|me |nous )(?:adresser|envoyer|transmettre|faire parvenir)[^.!?\\n]{0,25}(?:${writing}|rien|quoi que ce soit)\\b`,
  ),
  new RegExp(`\\bne? ?m'(?:envoy\\w+|adress\\w+) (?:plus|pas)[^.!?\\n]{0,20}(?:${writing}|rien)\\b`),
  /\bm'(?:envoy|adress)\w+ plus\b/,
  /\b(?:pas|plus|veux|souhaite|desire|refuse|aucune?)\b[^.!?\n]{0,25}\betre (?:re)?(?:contact|sollicit|demarch|prospect|relanc|derang|importun|harcel|approch)\w+/,
  new RegExp(
    `\\b(?:veux|veut|souhaite|souhaitons|desire|voudrais|aimerais) (?:plus|pas|ne plus|ne pas) (?:recevoir|avoir|de) (?:de |d'|vos |tes |aucune? )?[^.!?\\n]{0,15}${writing}`,
  ),
  /\b(?:pas|plus|aucune?|zero|stop|non|ni|tout|toute|halte) (?:de |d'|du |au |a la |aux |ce |cette |a toute? )?(?:demarch(?:age|eur)|prospection|sollicitation|spam|pub\b|publicite|messages? (?:commercia|publicitaire|de ce (?:type|genre)|automatique|non sollicite)|approches? commerciales?|relances?\b(?! (?:pour|manuelle)))/,
  /\b(?:n'accepte|ne (?:repond|prend|trait|souhait|veu|toler)\w*|refus\w+|contre) [^.!?\n]{0,20}\b(?:sollicitations?|demarchages?|prospection|messages? commercia)/,
  new RegExp(
    `\\b(?:arret(?:e|es|ez|er|ons)|cess(?:e|es|ez|er)|stopp?(?:er|ez|e)?|evite[rz]?|finissez|terminez)${polite} (?:immediatement )?(?:de |d'|avec )(?:(?:me|m'|nous|vos|tes|ces|votre|ton|les?) ?)?(?:${approach}|${writing}|envoy\\w+|insist\\w+|encombr\\w+)`,
  ),
  new RegExp(
    `\\b(?:arret(?:e|es|ez|er)|cess(?:e|es|ez|er)|stopp?(?:er|ez)?)${polite} (?:la |vos |votre |tes |ton |ces |ce |cette |les |tout(?:e|es)? |tous )+[^.!?\\n]{0,20}(?:${writing}|harcelement|contact|manege|cirque|campagne|sequence)`,
  ),
  /\b(?:des?[- ]?abon+\w*|des?inscri(?:re|s|vez|t|ption)\w*|unsubscri\w*|opt(?:ing|ed)?[ -]?(?:me )?out)\b/,
  new RegExp(
    `\\b(?:suppri\\w+|eff?ac\\w+|retir(?:e|ez|er|es)|enlev\\w+|ray(?:er|ez|e)|detrui\\w+|sor(?:s|tez|tir)|radi(?:er|ez)|oter|otez|vir(?:er?|ez)|delete|remove|erase)\\b[- ]?(?:svp |donc |please |immediatement |aussi )?${mine}`,
  ),
  /\bm'(?:enlev|retir|ray|effac|supprim|ot|sort|exclu)\w+\b/,
  /\bme (?:supprim|ray|retir|sort|radi|vir|blacklist|desabon|desinscri)\w+\b/,
  /\b(?:remove|delete|take|erase) (?:me\b|my\b|us\b|all my)/,
  /\bdroit (?:d'opposition|a l'oubli|a l'effacement|de retrait|d'effacement|de suppression)|\bright to (?:be forgotten|object|erasure)/,
  /\barticles? (?:17|21)\b|\bje m'oppose\b|\bnous nous opposons\b|\bmise en demeure\b|\bporte\w* plainte\b|\b(?:saisi\w*|plainte|signal\w+|alert\w+|ecri\w+)[^.!?\n]{0,15}\bcnil\b|\bcnil sera\b/,
  /\bl(?:ache|aches|achez)[- ](?:moi|nous)\b|\b(?:fous|foutez|fiche|fichez|laisse|laissez)[- ](?:moi|nous)(?: donc)? (?:la paix|tranquille|en paix)\b/,
  /\b(?:la paix|du balai|degage[zs]?|casse[- ]toi|cassez[- ]vous|va te faire|allez vous faire|allez voir ailleurs|va voir ailleurs|fuck off|get lost|piss off|leave (?:me|us) alone|go away|ferme[zs]?[- ]la)\b/,
  /\boublie[zs]?[- ](?:moi|nous|mon (?:profil|contact|nom|numero))\b|\bforget (?:about )?me\b/,
  /\b(?:je|j'ai|on|vais|vous ai|t'ai|vous etes|compte|i'm|i am|will|i'll|be)\b[^.!?\n]{0,20}\b(?:signaler?|bloquer?|signalee?s?|bloquee?s?|report(?:ing|ed)?|block(?:ing|ed)?)\b(?! (?:que|qu'|par|sur|a notre|en ce moment|budget))/,
  /^\W*(?:signalee?|bloquee?|reported|blocked)\b/,
  /\b(?:do not|don't|never|no longer|not)(?: ever| want you to| wish to be| want to be| like to be)? (?:contact(?:ed)?|messag(?:e|ed)|e-?mail(?:ed)?|writ(?:e|ing)|text|reach out|call|follow up|bother|solicit|spam|approach(?:ed)?)\b(?! (?:until|before))/,
  /\bstop (?:messaging|contacting|e-?mailing|writing|spamming|reaching|bothering|sending|it\b|this\b|the spam|spam|pub|sms|aux|a vos|a ces|vos|les|ces|tout|now|please|merci|svp|s'il|avec|la prospection|le)/,
  /\bno more (?:messages?|e-?mails?|sales|spam|contact|outreach)\b|\bno (?:solicit\w+|cold (?:outreach|messages?|e-?mails?)|sales pitch\w*|spam)\b/,
  /\bplus (?:aucune?|jamais|de) (?:messages?|mails?|contacts?|relances?|nouvelles de vous|sollicitations?)\b/,
  /\b(?:blacklist|liste (?:noire|rouge|d'opposition|repoussoir)|bloctel|opposition au demarchage)\b/,
  /\bharcel(?:ement|er|ez|e)\b|\bharass\w+/,
  /\bhors de (?:votre|vos|ta|tes) (?:base|liste|fichier|contact)\w*/,
];

const doubtful: readonly RegExp[] = [
  /\betre (?:retire|enleve|supprime|efface|desinscrit|desabonne|raye|sorti|radie|oublie)\w*|\b(?:erase|delete|remove|scrub) (?:it|this|that|them|everything|all)\b/,
  /\b(?:insistance|insistante?s?|insistez|desagreable\w*|deplacee?s?|cavalier|impoli\w*|malpoli\w*|lourdingue|sans[- ]gene|culotte\w*|toupet|pour dit|rude|annoying|inappropriate|disrespect\w*|pathetic|desperate)\b/,
  /\b(?:on se calme|calme[zr]?[- ](?:vous|toi)|doucement avec|mollo)\b|\b(?:all(?:er|ez)|va|vas|jouer|voir|sevir|vendre|chercher|embeter) ailleurs\b|\bailleurs si j'y suis\b/,
  /\benough (?:with|of)\b|\bi'm out\b(?! of)|\b(?:who|qui) (?:gave|vous a donne|t'a donne)\b[^.!?\n]{0,30}\b(?:my|mon|mes|ce)\b|\btg\b|\bnot ok(?:ay)?\b/,
  /\b(?:tout de suite|immediatement|sans delai|sur[- ]le[- ]champ)[^.!?\n]{0,20}(?:suppri|effac|retir|arret|cess)\w*|\bfaites le necessaire\b|\bprene[zr] acte\b/,
  // Rights over data, and the lists they are kept in.
  /\b(?:effacement|suppression|retrait|desinscription|oubli)\b[^.!?\n]{0,25}\b(?:mes?|ma|mon|immediate?|donnees|infos?|informations|coordonnees|compte|fiche|profil)\b/,
  /\b(?:utilis|conserv|exploit|trait|stock|collect|gard|detenir|deten|partag|diffus|revend)\w*[^.!?\n]{0,15}\b(?:mes (?:donnees|infos?|informations|coordonnees)|mon (?:nom|mail|adresse|profil|numero|contact)|my (?:data|details|email|info))/,
  /\b(?:base legale|vie privee|intrusi\w+|indesirables?|(?:non|pas) sollicite\w*|unsolicited|unwanted|unwelcome|not welcome|privacy|cease and desist|legal action|my lawyer|(?:mon|mes|notre) avocats?)\b/,
  /\b(?:votre|vos|ta|tes|your) (?:bases?(?: de donnees)?|listes?|listings?|fichiers?|mailings?|mailing lists?|sequences?|carnet|lists?|database|cadence)\b(?! (?:de (?:prix|tarifs|references|clients)|des|d'attente|of (?:prices|clients)))/,
  /\b(?:signalements?|denonc\w+|blocage|avertissement|blackliste\w*)\b|\b(?:bloquee?s?|signalee?s?)\W*$/,
  /\bje (?:vous |te )(?:retire|supprime|vire|bloque|raye|degage)\b|\bje (?:supprime|retire|bloque) (?:la connexion|cette|le contact|votre)/,
  // Weariness.
  /\b(?:deteste|horreur|insupportable|penible|agacant|lassant|lasse|saoul\w*|soul(?:e|ez|ant)|gonfl\w+|fatigu\w+|inadmissible|exasper\w+|excede\w*|enerv\w+|relou|(?:etes|es|c'est) lourde?s?|honte\w*|tannant|pourri\w*)\b/,
  /\b(?:[2-9]e|\d+eme|deuxieme|troisieme|quatrieme|cinquieme|enieme|nieme|derniere) (?:fois|relance|tentative)\b|\bcombien de fois\b|\bdeja dit\b|\bj'ai dit non\b|\bthird time\b|\blast time\b|\balready (?:said|told)\b/,
  /\b(?:lache[zr]?|laisse[zr]?)(?: donc)? (?:l'affaire|tomber)\b|\blache[zr]?[- ](?:nous|moi)\b|\bepargne[zr]?[- ]|\bgardez (?:vos|votre) |(?<!je )\bgarde (?:tes|ton) |\bpass\w+ (?:tres bien |bien |volontiers )?de (?:vos|tes|votre) |\boccupe[zr]?[- ](?:vous|toi) de (?:vos|tes|votre)|\bmele[zr]?[- ](?:vous|toi)\b|\bfou(?:s|tez) le camp\b|\bdisparaiss\w+|\bbon debarras\b/,
  /\b(?:s'arrete|arretiez|cessiez|stoppiez|arretes|ca cesse|cela cesse)\b/,
  /\b(?:merci|pri\w+|demand\w+|souhait\w+|faut|faudrait|veux|voudrais|aimerais|veuillez|pouvez[- ]vous|pourriez[- ]vous)\b[^.!?\n]{0,20}\b(?:arreter|cesser|stopper|en rester la)\b/,
  /\brien demande\b|\bn'ai (?:jamais |pas )(?:demande|sollicite|donne|souscrit|consenti)|\bdid ?n[o']t (?:ask|sign|subscribe|opt|consent|give)|\bnever (?:asked|signed|subscribed|gave|opted)/,
  /\b(?:prospecte[rz]?|demarche[rz]?|demarchages?|sollicitations?|prospection|harcel\w+)\b(?=[^.!?\n]*(?:[.!\n]|$))(?<=\b(?:me|m'|on me|le|la|les|ces|vos|de|du|ce|cette|des|a la|au|etre|moi|tes) \w+)/,
  /\b(?:connards?|abrutis?|escrocs?|arnaques?|arnaqueurs?|imbeciles?|idiots?|merde|bordel|scam(?:mer)?s?|asshole|shit|fuck\w*|enfoires?|cretins?|debile|parasites?|charlatans?)\b/,
  /\b(?:lose my (?:number|email|contact)|knock it off|quit (?:messaging|writing|it|contacting)|back off|take (?:a|the) hint|cut it out|leave me be|i do(?: not|n't) want (?:any|your|to (?:receive|hear|be|get))|(?:no longer|do not|don't) (?:wish|want|care) to|off (?:your|the|this) (?:\w+ )?list|opt me out|spare me)\b/,
  /\b(?:ne |n')(?:\w+ ){0,3}(?:plus jamais|plus rien)\b/,
  /\bpas (?:un|votre|une) (?:prospect|lead|cible|pigeon|vache)\b/,
  new RegExp(
    `\\b(?:inutile|pas (?:la peine|besoin|necessaire|utile)|merci de ne pas|pri\\w+ de ne pas|evitez|evite|eviter|ne pas|gre de ne pas|no need)(?: de | d'| to | )(?:${me})?(?:re)?(?:${approach}|insister|revenir|follow|chase|reach|reply|message)(?! (?:avant|d'ici))`,
  ),
  /\bn'insiste[zr]?\b|\bne (?:pas|plus) insister\b|\binsiste[zr]? pas\b|\bne (?:revenez|reviens) (?:pas|plus)\b/,
  /\bst[o0]p+\b(?! by\b)(?!-)(?<!non[ -]stop)(?<!one-stop)/,
  /\bs[ .-]t[ .-]o[ .-]p\b/,
  /\bspam\w*\b/,
  /\b(?:ca suffit(?! (?:pour|large|ampl|a ))|suffit maintenant|basta|ras[- ]le[- ]bol (?:de (?:vos|tes|ces)|des|du)|marre (?:de (?:vos|tes|ces|recevoir)|des (?:messages|mails|demarch|relances|sollicit)|du demarch)|assez de (?:vos|tes|ces)|enough(?: already| is enough|\.|!|$))/,
  /^\W*(?:arret(?:e|ez|er)|tais[- ]toi|taisez[- ]vous|non et non|halte)\b/,
  /\b(?:arrete[zr]?|cesse[zr]?)(?: ca| cela| tout| svp| merci| la\b|[ !.]*$)/,
  /\b(?:donnees (?:personnelles|perso)|rgpd|gdpr|cnil)\b/,
  /\b(?:ne veux|veux|ne souhaite|souhaite) (?:plus|pas) (?:entendre parler|avoir de (?:vos )?nouvelles|vous (?:lire|parler)|etre (?:dans|sur|inscrit\w*|fiche\w*) )/,
  /\b(?:mon profil|linkedin|cette messagerie|ce reseau|ma messagerie)[^.!?\n]{0,30}\b(?:n'est pas|pas) (?:un |une |fait\w* |la |l')?[^.!?\n]{0,15}(?:demarch|prospect|vendre|vente|vos pub|annuaire|sollicit|commercia)/,
  /\bperd(?:re|ez) (?:pas |plus )?(?:votre|ton|mon) temps\b/,
  /\b(?:pas|jamais) (?:donne|demande|autorise|consenti)[^.!?\n]{0,30}(?:accord|autorisation|recevoir|contact|consentement|utilis)/,
  /\bn'(?:avez|as|a) (?:pas|jamais eu) (?:mon|notre) (?:accord|consentement|autorisation)\b/,
  /\bsans (?:mon|notre) (?:accord|consentement|autorisation)\b/,
  /\bpassez votre chemin\b|\bpasse ton chemin\b|\bfin de la (?:discussion|conversation)\b|\brestons[- ]en la\b/,
];

export const oppositionRules: readonly OppositionRule[] = [
  ...sure.map((pattern) => ({ pattern: new RegExp(pattern, 'g'), isSure: true })),
  ...doubtful.map((pattern) => ({ pattern: new RegExp(pattern, 'g'), isSure: false })),
];

/** Sentences with the words of an opposition, about something else. */
export const notOppositions: readonly RegExp[] = [
  // What the offer does about oppositions is a question about the offer.
  /\b(?:votre|vos|l'|le|ton) ?(?:outil|solution|offre|produit|logiciel|service|plateforme|application)\w*[^.!?\n]{0,80}\?|\b(?:gerez|traitez|faites|respectez|assurez|garantissez|etes|geres|integrez)[- ]vous\b[^.!?\n]{0,80}|\bvous (?:etes|gerez|respectez|traitez|garantissez)\b[^.!?\n]{0,60}\?|\bdo you (?:handle|support|manage|comply)\b|\bare you (?:gdpr|compliant)/,
  /\b(?:on|nous) (?:cherch\w+|veut|voulons|souhait\w+|essa\w+|aimerait)[^.!?\n]{0,20}(?:arreter|stopper|eviter|cesser|sortir)/,
  /\bne (?:vous |t')excus\w+/,
  /\bmessage automatique\b|\breponse automatique\b|\bautomatic reply\b/,
  /\bne pas (?:repondre|avoir)\b/,
  /\b(?:n'arrete[zr]?|n'hesite[zr]?) pas\b/,
  /\b(?:tres|trop|beaucoup|deja|assez|fort) sollicite|\b(?:nos|mes|notre|votre|leurs?) (?:\w+ )?prospects?\b|\b(?:nos|notre|mes|ma) (?:\w+ )?(?:prospection|demarchage|relances?|campagnes?)\b/,
  /\b(?:dans|a) (?:votre|ta) liste d'attente\b|\bvous pouvez (?:me )?(?:garder|conserver|laisser|ajouter|mettre)\b|\bajoute[zr]?[- ]moi\b/,
];

/** Nothing else was recognised, and it is about the messages themselves: more often a complaint than anything. */
export const suspicion =
  /(?<!merci (?:pour|de) |recu |vu |lu |thanks for |a )\b(?:vos|tes|ces|les|ce genre de|ce type de|your|these|those) (?:\w+ )?(?:messages?|mails?|e-?mails?|relances?|robots?|bots?|pitch(?:es)?|publicites?|pratiques|methodes|techniques|manieres|invitations?|demarches|automatisations?)\b|\bfoutre\b|\bmarre\b|\bassez\b$|\bfini(?:es?)?\b\W*$|\badieu\b/;

/** Another way to write is asked for: the person goes on. */
export const otherChannel =
  /\bne (?:m'appel\w+|me (?:rappel|telephon|joign)\w+|m'envo\w+|m'ecri\w+)[^.!?\n]{0,40}\b(?:plutot|appel\w+|envo\w+|ecri\w+|par (?:mail|e-mail|telephone))/;

export const joke =
  /\b(?:je (?:plaisante|rigole|blague|deconne|taquine)|j'deconne|blague a part|lol|mdr|ptdr|ha ?ha(?:ha)*|just kidding|jk|kidding)\b|[😂🤣😄😅😆😉😜]/u;
