/** Words that send somebody to somebody else, as patterns over a text whose apostrophes are straight. */

const lets = (...forms: string[]) => `(?:${forms.join('|')})`;

/** What comes after these is a person, a function or a place to ask. */
export const sends = lets(
  '(?<!rien à )(?:voi[rts]|voyez|verrez)(?: (?:ça|ca|cela|plut[ôo]t|directement|peut-être))* avec',
  '(?<!vous )(?:vous )?adresse[zr]?(?:[- ](?:vous|toi))?(?: plut[ôo]t| directement| alors)?(?: (?:à|a)(?!\\p{L}))?',
  '(?:re)?contacte[zr](?!-)(?: plut[ôo]t| directement)?',
  '(?<!vous )[éeÉE]cri(?:re|vez|s)(?: plut[ôo]t| directement)?(?: (?:à|a)(?!\\p{L}))?',
  '(?<!on )passe[zr]? par',
  'rapproche[zr](?:[- ]vous)?',
  '(?:tourne|dirige|oriente|renvoie|redirige)[zr]?(?:[- ](?:vous|toi))?(?: plut[ôo]t)? vers',
  'envoye[zr](?:-l[ea])?(?: (?:ça|cela|tout|plut[ôo]t|votre \\p{L}+))* à(?= (?:la|le|notre|nos|mon|ma) | l)',
  'trans(?:met|mis|f[éèe]r)\\p{L}*(?: [^.,;:!?@]{1,25}?)?(?: (?:à|a)(?!\\p{L}))?',
  'f(?:ais|ait|aire|aites) suivre(?: votre \\p{L}+)?(?: (?:à|a)(?!\\p{L}))?',
  'forward\\p{L}*(?: this)? to',
  '(?:communiqu|prend?|prene|entr)\\p{L}*(?: contact)? avec',
  'joi(?:ndre|gne[zr])(?!-)',
  'interroge[zr](?: plut[ôo]t)?',
  'saisir',
  'à l’attention de',
  'reach out to|talk to|speak (?:to|with)|get in touch with|please contact|contact my|on to',
  '(?:géré|assuré|suivi|remplacé|repris|externalisé|centralisé|choisi)\\p{L}*(?: par| chez)?',
  'relève(?:nt)?|appartient|dépend|intéresser?(?:ait)?',
);

/** What comes after these is somebody only when it looks like it. */
export const maySend = lets(
  "(?<!(?<!pas )moi,? )c ?'?est(?: (?:plut[ôo]t|désormais|maintenant|à))?",
  'c(?= (?:mon|ma|le|la))',
  'est (?:désormais|maintenant)',
  '(?:successeure?|personne|interlocut\\p{L}+|contact|responsable)(?: (?:à|sur|pour|chez|en|de)(?!\\p{L})[^.,;:!?]{1,25})? (?:est|:)',
  "s'appelle",
  'demande[zr]?(?: plut[ôo]t)?(?: à)?',
  '(?:essaye?[zr]?|essaie)(?: plut[ôo]t| peut-être)?',
  '(?:voi[rs]|voyez)(?: plut[ôo]t)?',
  'r?appele[zr](?: plut[ôo]t)?',
  'concerne(?: plut[ôo]t)?',
  'ce sera(?:it)?(?: plut[ôo]t)?',
  'ask(?: for)?',
  'commence[zr] par',
  'mets?(?:tez)? en copie|copie(?: à| de)?',
  'dirais|that would be|backup|contact|ping|try|cherchez',
);

/** After these, whatever has an article is where to ask. */
export const isFirm = /avec|adress|rapproch|passe|interrog|contact/i;

/** After these, only a name. */
export const leadsToName = lets(
  'avec',
  'auprès de',
  'domaine de',
  "[Dd]'ici là,{0,1}",
  '(?:[Ii]ntérim|[Pp]ermanence|[Ss]uppléance|[Rr]elais|[Rr]emplaçante?|[Gg]rave)[^.:]{0,20} ?:',
  'par',
  '[Uu]rgen[^.:]{1,40}:',
  '[Pp]our [^.:]{2,60} ?:',
  '[=>]',
);

/** What comes before these is somebody who takes over. */
export const takesOver =
  /^(?:,[^,.;]{2,40},)? ?(?:s'en (?:occupe|charge)|me remplace|qui |gère|gere|prend(?:ra)? le relais|assure|a repris|reprend|peut (?:vous|être)|vous (?:ré|re|r)?(?:pond|contact|appel|écri)|en copie|pourra|est (?:seule?|en charge|à votre|la bonne|le bon|plus à même|mieux placée?)|pilote|does|handles|will|is (?:the|in charge)|tient|décide|elle (?:est|gère)|il (?:est|gère)|[^,.]{0,15}, je l(?:ui|e|a) )|^\. ?C'est (?:elle|lui)/u;

/** Functions, services and relatives that people send to, by the start of their names without accents. */
const heads =
  'accueil|achat|admin|ancienn?e? coll|achet|adjoint|agence|alternant|antenne|assistant|associe|astreinte|boss|bureau|cabinet|cadre|centrale|charge|chef|collabor|colleague|collegue|codir\\b|com\\b|comite|commercia|communication|compta|conseil|coordin|coordonn|cousin|cpe\\b|cse\\b|daf\\b|dag\\b|department|departement|dg[as]?\\b|direct|docteur|dpo\\b|drh\\b|dsi\\b|epouse|equipe|expert|fede|femme|fille|fils|fleet|fondation|fondat|frere|gardien|gerant|gestionnaire|gouvernant|greffe|groupe|head|helpdesk|holding|hse\\b|infogerant|informatique|intendan|it\\b|juridique|juriste|logistique|magasin|maitre de stage|mairie|maison|manager|mari\\b|marketing|mere\\b|moyens|neveu|niece|nouve|office|organisation|patron|pdg\\b|pere\\b|personne|pole|president|presta|procurement|production|propri|qse\\b|qualite|reception|referent|region|remplac|resp|rh\\b|rrh\\b|rse\\b|rssi\\b|sales|secretai|secretariat|service|siege|soeur|sous-dir|stagiaire|standard|successeur|supple|syndic|team|technicien|technique|titulaire|tut(?:eur|rice)|binome|homologue|conjoint|compagn|tresorier|oncle|tante|belle-|beau-|econom|architect|regie|protocole|prez\\b|finance|formation|repreneur|paie\\b|payroll|hr\\b|purchasing|operations|ti\\b|voirie|vp\\b|c[efotmi]o\\b';
export const isRole = new RegExp(`^(?:${heads})`);

/** Not functions to be written in place of a name. */
export const isTie = /^(?:coll[eè]gue|colleague|successeure?|rempla[cç]ante?|bin[oô]me|ancienn?e? coll)/i;

export const genericBox =
  /^(?:accueil|achats?|administration|assistance|bonjour|communication|compta|contact|direction|dpo|facturation|formation|hello|hse|hygiene|info|intendance|juridique|legal|logistique|maintenance|marketing|mecenat|office|people|presse|procurement|qualite|recrutement|reception|rh|secretariat|securite|service|support|talents?|technique)(?![a-z])/;

/** An address given to be sent something is the person's own. */
export const asksForMore =
  /(?<!\p{L})(?:mon (?:mail|adresse|e-?mail|numéro)|-moi|m'|envo[yi]\p{L}*|devis|doc\p{L}*|tarifs?|brochure|plaquette|acc[èe]s|invit\p{L}*|contrat|prenez|lien|ok|oui|yup|yes|go|un mail)\b[^@.!?]{0,60}$/iu;

const title =
  /^(?:(?:MM?|Mr|Mrs|Ms|Mme|Mlle|Me|Dre?|Pr|Mgr)\.?|[Mm]onsieur|[Mm]adame|[Mm]aître|[Dd]octeur|[Ll]e [DP]r\.?|[Ll]e docteur|[Ll]a Dre|[Ss]œur) /;
export const withoutTitle = (name: string): string => name.replace(title, '').trim();

const determiner = /^(?:(?:notre|nos|mon|ma|mes|son|sa|leur|la|les|le|un|une|aux|au|du|des|our|my|the) |l')/i;
export const withoutDeterminer = (role: string): string => role.replace(determiner, '').trim();

/** Without accents. */
export const isTitle =
  /^(?:mm?|mr|mrs|ms|mme|mlle|me|dre?|pr|mgr)\.?$|^(?:monsieur|madame|docteur|maitre|soeur|pere|frau|herr)$/;
