import { fold } from '../words/fold.ts';

/** Patterns are read on folded text: lower case, no accents, « ’ » for every apostrophe. */
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'u');
const word = (list: string) =>
  `(?<![\\p{L}\\p{N}])(?:${list.trim().split(/\s+/).join('|')})(?![\\p{L}\\p{N}])`;
const start = (list: string) => `(?<![\\p{L}\\p{N}])(?:${list.trim().split(/\s+/).join('|')})`;

const machine =
  '(?:ia|ai|llm|llms|gpt|chatgpt|claude|gemini|intelligences? artificielles?|artificial intelligence|language model|large language model|modeles? de langage|assistants?|agents?|bots?|chatbots?|robots?|machines?|systeme automatique|automated system)';
const orders =
  '(?:ignore|ignores|ignorez|ignorer|oublie|oublies|oubliez|oublier|disregard|forget|bypass|override|outrepasse|outrepassez|contourne|contournez|neglige|negligez|efface|effacez|delete|skip)';
const rules =
  '(?:instructions?|consignes?|directives?|regles?|prompts?|rules?|guidelines?|precedent\\p{L}*|previous|prior|above|ci-dessus|contraintes?|ordres?)';
const say =
  '(?:inclu[rst]\\p{L}*|incluez|inclure|inserer|ajouter|ecrire|repondre|repeter|mentionner|afficher|dire|include|inser\\p{L}+|insert|ajoute[sz]?|add|ecri[st]|ecrivez|write|repond[sz]?|repondez|reply|respond|answer|output|print|repete[sz]?|repeat|mentionne[sz]?|mention|copie[sz]?|copy|traduis|traduisez|translate|affiche[sz]?|display|revele[sz]?|reveal|envoie[sz]?|envoyez|send|termine[sz]?|commence[sz]?|start|end|begin|dis|dites|say|tell|ne parle[sz]?|speak|utilise[sz]?|use)';
const addressed =
  '(?:messages?|mails?|e-mails?|emails?|courriels?|textes?|texts?|reponses?|response|recettes?|recipes?|mots?|words?|phrases?|sentences?|haikus?|poemes?|poems?|mots? de passe|passwords?|cles?|keys?|codes?|note|outreach|brouillon|draft|majuscules|uppercase|anglais|english)';

const attack = anyOf(
  `(?<!\\p{L})${orders}(?!\\p{L}).{0,60}(?<!\\p{L})${rules}(?!\\p{L})`,
  `(?:si|if)\\s(?:vous etes|tu es|t’es|you are|you’re|u are|you r)\\s.{0,20}(?<!\\p{L})${machine}(?!\\p{L})`,
  `(?:as|en tant qu(?:e|’)|vous etes|tu es|you are|you’re|act like|agis comme|agissez comme|comporte-toi comme)\\s?(?:desormais |maintenant |now )?(?:an? |une? |mon |my |your )?(?<!\\p{L})${machine}(?!\\p{L})`,
  '(?:tu es|vous etes|you are) (?:desormais|maintenant|now)(?!\\p{L})',
  `(?:attention|note|message|a l’attention|notice|hello|bonjour|dear|cher|chere|hey|hi|consigne|instruction)s?,? (?:de |d’|pour |to |for |aux? |a )?(?:all |any |every |the |les |des |l’|toute?s? |chere?s? )?(?<!\\p{L})${machine}(?!\\p{L})`,
  `(?:^|[.!?:;,|«“"·]\\s?)\\W{0,3}(?:please |merci de |veuillez |priere de |stp |svp |then |alors |and |et |now |maintenant )?${say}(?!\\p{L}).{0,80}(?<!\\p{L})${addressed}(?!\\p{L})`,
  `(?:tu dois|vous devez|you must|you should|always|toujours) ${say}(?!\\p{L})`,
  'system ?prompt|prompt systeme|jail ?break|developer mode|mode developpeur|do anything now|new instructions?|nouvelles? (?:instructions?|consignes?)|hidden instruction|begin (?:system|prompt)|end of prompt|fin du (?:prompt|profil)|prompt injection',
  '^\\W{0,3}(?:system|systeme|assistant|user|utilisateur|human|admin|developer)\\s?:',
  '<\\||\\|>|\\[/?inst\\]|###|---{2,}|={4,}',
);

const contact = anyOf(
  'https?:|www\\.|(?<![\\p{L}\\p{N}])(?:[a-z0-9-]+\\.)+(?:com|fr|io|org|net|eu|co|ai|app|dev|be|ch|ly|me|info|biz|tech|link|gl|gg)(?![\\p{L}\\p{N}])',
  '[\\p{L}\\p{N}._+-]+(?:@|\\s?(?:\\[at\\]|\\(at\\)|arobase)\\s?)[\\p{L}\\p{N}-]+',
  '(?:\\+|00)\\d[\\d .()-]{7,}|(?<!\\d)0[1-9](?:[ .-]?\\d{2}){4}(?!\\d)',
);

const markup = anyOf(
  '</?[a-z!][^>]*>?|&[a-z]{2,8};|&#',
  '`|\\{\\{|\\}\\}|\\$\\{|\\{%|%\\}|\\*\\*|__|\\]\\(|\\[\\[|<%|/\\*|\\*/|//|=>|;\\s*drop table',
  '[{}<>\\\\^~|]{1}.*[{}<>\\\\^~]|\\{[^}]*\\}|%(?:\\p{L}|_)+%',
  '(?<!\\p{L})(?:select .{1,40} from|console\\.log|function ?\\(|import os|eval ?\\(|undefined|nan|lorem ipsum|xxx+|todo|tbd)(?!\\p{L})',
  '\\[(?:prenom|nom|entreprise|societe|poste|ville|first ?name|last ?name|name|company|title|votre|your|insert|a completer|x+)[^\\]]*\\]',
  // No French word is so long: a key, or something encoded.
  '[^\\s’-]{35}',
);

/** Cheap to ask first: nearly no line of a profile has any of these. */
const mayBeContact = /[@.]|\d{2}|arobase|\[at|\(at|https?:/;
const mayBeMarkup =
  /[<>&`{}$%*_[\]\\^~=/;]|undefined|nan|lorem|xxx|todo|tbd|select|console|function|import|eval|[^\s’-]{35}/;

/** Latin letters beside look-alikes of another alphabet, within one word. */
const disguise =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Shown in another order than it is written: what one reads is not what it says. */
export const isTurned = (raw: string): boolean => /[\u202d\u202e]/.test(raw);

/** Written at a reader that obeys. */
export const givesOrders = (text: string, folded = fold(text)): boolean =>
  disguise.test(text) || attack.test(folded);

/** Orders, addresses, code: nothing that a person says of themselves. It enters no ledger. */
export const looksHostile = (text: string, folded = fold(text)): boolean =>
  (mayBeContact.test(folded) && contact.test(folded)) ||
  (mayBeMarkup.test(folded) && markup.test(folded)) ||
  givesOrders(text, folded);

const sensitive = anyOf(
  // Health
  start(
    'cancer tumeur chimiotherap malad handicap hospitalis burn-?out depressi remission diagnostique opere sclerose diabet avc invalidite rqth fibromyalgi autis trisom alzheimer parkinson leucemie epileps bipolair anxiete anorexi boulimi endometrios covid addict alcooli toxicoman sevrage',
  ),
  '(?:ma|sa|ton|leur|votre) sante(?!\\p{L})|(?:problemes?|soucis?|ennuis?|accident) de sante|accident de (?:la route|voiture|moto)|arret(?:e|ee)? de travail|mi-temps therapeutique|operation chirurgicale|ill(?:ness)? battle',
  // Death and mourning
  start('deces deced deuil obseques funerail condoleance endeuill enterrement suicid defunt inhum veuvage'),
  word(
    'mort morte morts mortes rip veuf veuve adieu disparu disparue disparition hommage hommages died death passed mourn mourning funeral grief',
  ),
  '(?:nous a|nous ont|m’a|l’a) quitte|repose en paix|rest in peace|perte (?:de|d’un|d’une) (?:mon|ma|notre|mes|etre|proche)|perdu (?:mon|ma|un|notre) (?:pere|mere|frere|s[oœ]e?ur|mari|femme|epou\\p{L}*|fils|fille|ami\\p{L}*|collegue|conjoint\\p{L}*|enfant|bebe|grand\\p{L}*)',
  // Religion
  start(
    'mosquee synagog chretien musulman catholi protestant islam ramadan bapteme priere religi laicite paroiss evangeli juif juive judai bouddhis pretre pasteur imam rabbin athee halal casher dieu jesus messe careme',
  ),
  word('foi bible coran torah god church faith christian muslim jewish'),
  // A roof of a church is somebody's work, and Christmas a season: going to one is nobody's business.
  '(?:mon|ma|notre|son|leur) eglise|eglise (?:catholi|evangel|protest|orthodox|baptis)\\p{L}*|(?:a|de) l’eglise(?! (?:d|saint))|joyeux noel',
  // Politics
  start(
    'militan depute senateur senatric macron melenchon zemmour politicien municipales legislatives presidentielle',
  ),
  '(?<!\\p{L})le pen(?!\\p{L})|parti (?:socialiste|communiste|politique|republicain)|(?:extreme|de|la) (?:gauche|droite)(?! de (?:l’ecran|la page))(?!\\p{L})|gilets? jaunes?|(?:conseill\\p{L}+|elue?) (?:municipal|departemental|regional)|front national|rassemblement national|france insoumise|(?:j’ai|je) vote',
  // Trade unions and conflicts at work
  start('syndica syndiq grevist prud’?hom harcel'),
  word('cgt cfdt cftc unsa sud-solidaires greve greves strike'),
  // Origins
  start('immigr refugi ethni racis racial apatrid metis xenopho antisemi'),
  '(?:mes|ses|d’|leurs) origines?(?! control)(?!\\p{L})|couleur de (?:ma |la )?peau|sans-papiers|demandeu\\p{L}+ d’asile',
  // Love and family
  start(
    'lgbt homosex lesbien transgenre bisexuel queer sexu coming-?out enceinte grossesse accouch maternite paternite divorc',
  ),
  word('gay pma pacs maman papa'),
  '(?:fausse couche|naissance de (?:mon|ma|notre|mes|nos)|jeune (?:maman|papa)|conge parental|notre (?:bebe|separation)|mon (?:bebe|ex-mari|ex-femme)|pregnan\\p{L}*)',
  // Loss of a job, money, justice
  start('licenci chom surendett interdit-?bancair garde-a-vue incarcer'),
  word('vire viree pse laid-off layoff layoffs fired prison proces'),
  'open ?to ?work|en recherche (?:active|d’emploi|de poste|d’un poste|d’opportunite)|recherche (?:active|d’emploi|un poste)|a l’ecoute (?:du marche|d’opportunite|de nouvelles)|disponible immediatement|en transition professionnelle|looking for (?:a new|new|my next)',
  '(?:plan (?:social|de sauvegarde|de depart)|rupture conventionnelle|perdu (?:mon|son) (?:emploi|job|poste|travail)|liquidation judiciaire|redressement judiciaire|depot de bilan|condamne\\p{L}* (?:a|pour)|france travail|pole emploi|end of my contract|laid off|lost my job)',
);

/** Health, death, beliefs, union, origins, intimacy, loss of a job (article 9 of the GDPR, and plain decency). */
export const isSensitive = (text: string, folded = fold(text)): boolean => sensitive.test(folded);

const sad = anyOf(
  start('trist tragi bouleverse chagrin affliction meurtri'),
  'c[oœ]e?ur (?:lourd|serre)|(?:grande|immense|profonde) (?:peine|douleur|emotion)|(?:mauvaise|douloureuse|difficile) nouvelle|(?:annonce|page) (?:douloureuse|difficile)',
  '(?:ferme\\p{L}*|fermeture) (?:de |du |des |ses |leurs |nos |definitiv\\p{L}* )?(?:d’|l’|la |notre )?(?:portes|definitiv\\p{L}*|usine|site|agence|magasin|entreprise|atelier)',
  '(?:accident (?:mortel|grave|tragique)|incendie (?:a|qui a) (?:detruit|ravage)|(?:derniers?|ultimes?) (?:adieu|au revoir)|nos pensees (?:vont|sont)|une pensee pour|minute de silence|cyberattaque|depart force|suppressions? de postes?)',
);

/** A post of sorrow or loss is left alone, whatever else it says. */
export const isSad = (text: string, folded = fold(text)): boolean => sad.test(folded);

const mourning =
  /(?<!\p{L})(?:deces|decede\p{L}*|deuil|obseques|condoleances|nous a(?:vons)? (?:quittes?|perdu)|repose en paix|disparue? (?:trop tot|brutalement|hier|cette)|hommage a (?:notre|mon|ma) (?:collegue|ami|associe|fondat|pere|mere)\p{L}*)/u;

/** After a death, a closure or an attack, one does not sell. */
export const isGrief = (text: string, folded = fold(text)): boolean =>
  sad.test(folded) || mourning.test(folded);

/** Signs that nobody who writes in French can check. */
export function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length * 4 > letters.length;
}

const nothing =
  /^(?:null|undefined|none|nil|nan|n ?\/? ?a|neant|aucune?|vide|empty|inconnue?|unknown|non (?:renseigne|precise|communique)e?|not (?:specified|available|provided)|a (?:definir|completer|venir)|test|\?+|-+|\.+|x+)$/;
/** What forms and exports put where nothing is known. */
export const saysNothing = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || nothing.test(fold(text).trim());
