/** What a sender may only say when the offer does: what it is, and how it is said. */
export type OfferClaim = {
  /** As a remark names it: « une gratuité ». */
  name: string;
  /** On normalised words: no accents, no signs. */
  pattern: RegExp;
  /** Whom it is looked for with: said of the person alone, « vous êtes certifiés » is their affair. */
  isOfAnybody?: boolean;
  /** It is said of a thing: « livraison gratuite » makes nothing else free. */
  isOfThing?: boolean;
  /** It has no object: a fact of this kind says it, whatever else it says. */
  isWhole?: boolean;
  /** Asked as a question it is offered all the same. */
  isInQuestions?: boolean;
};

const family = (...ways: string[]): RegExp => new RegExp(`(?<= )(?:${ways.join('|')})(?= )`, 'u');
const people =
  '(?:nous|je|j|on|(?:notre|nos|mon|mes) \\p{L}+)(?: (?:vous|te|t|y|en|leur))?(?: (?:ferons|faisons|fait|font|aidons a|permettons de|permet de|permettent de))?';
const served =
  '(?:accompagn|equip|form|conseill|aid|assur|livr|serv|suiv|prepar|travaill|interven|intervien|install|recrut|audit)\\p{L}*';
const many =
  '(?:plusieurs|nombreu\\p{L}+|moitie|majorite|plupart|(?:diz|quinz|vingt|trent|quarant|cinquant|cent)aines?|milliers|autres|equipes|acteurs|leaders|grand\\p{L}*)';

export const offerClaims: readonly OfferClaim[] = [
  {
    name: 'une gratuité',
    isOfThing: true,
    isOfAnybody: true,
    isInQuestions: true,
    pattern: family(
      'gratuit\\p{L}*|offert(?:e|s|es)?|vous offr(?:ons|e)|je t offre|cadeau\\p{L}*|gracieu\\p{L}*',
      'a (?:nos frais|notre charge)|(?:sans|aucuns?|zero) (?:frais|surcout|supplement)|(?:est|sont|sera) pour (?:nous|moi)',
      'ne (?:vous )?(?:cout|pai|pay|debours|verse|doit|dev)\\p{L}* rien|rien a payer|(?:pas|jamais|non) (?:ete )?factur\\p{L}*',
      'pris(?:e|es)? en charge|financ(?:ee?s?|es?) (?:a|par|en|entierement|integralement)|subventionn\\p{L}*|zero euro',
    ),
  },
  {
    name: 'une absence d’engagement',
    isWhole: true,
    isInQuestions: true,
    isOfAnybody: true,
    pattern: family(
      '(?:sans|aucun) (?:aucun |\\p{L}+ (?:ni|et) )?engagement|sans (?:condition|preavis|contrat)|resiliable\\p{L}*|(?:arret|resili|quitt)\\p{L}* (?:a tout moment|quand vous (?:le )?(?:voulez|souhaitez)|quand bon vous semble|des le premier)',
    ),
  },
  {
    name: 'une remise',
    isOfThing: true,
    isInQuestions: true,
    isOfAnybody: true,
    pattern: family(
      '(?<!(?:heure|date|delai|jour) de )remises?(?! (?:en|des|du|aux|a|au|d un|de l)(?= ))|rabais|ristournes?|promo|promotionnel\\p{L}*|(?:a |de )?moitie prix|(?:tarif|prix)s? (?:prefer|reduit|negoci|inferieur|imbattable|casse|degressif|special|de lancement|exceptionnel)\\p{L}*',
      'meilleurs? (?:prix|tarifs?)|(?:tarif|prix)s? sont (?:inferieurs|imbattables|plus bas|les plus bas|plus doux)|moins chers? que (?:le marche|vos?|votre|ceux|celui|la concurrence|les autres|nos concurrents)|offre de lancement',
    ),
  },
  {
    name: 'une garantie',
    isOfThing: true,
    isInQuestions: true,
    isOfAnybody: true,
    pattern: family(
      'garanti\\p{L}*|satisfaits? ou|zero (?:rupture|defaut|panne|erreur|litige|risque|retard|casse|oubli)s?|contractuel\\p{L}*|nous (?:nous )?engageons|m engage a (?!ne)|sans (?:faute|risque)|a coup sur|quoi qu il arrive|en toutes circonstances',
      '(?:nous|je|on) (?:vous |te )?rembours\\p{L}*|rembours(?:ee?s?|es?|ement) (?:si|en cas|integral\\p{L}*|sans|sous|pendant)|(?:nous|je) \\p{L}+ (?:toujours|systematiquement|meme) (?:sous|a l heure|en moins|en|dans|par|a temps)',
    ),
  },
  {
    name: 'une certification',
    pattern: family(
      'certifi(?:e|ee|es|ees)|certifications?|labellis\\p{L}*|labels?|ecolabel|agree(?:e|s|es)?|agrements?|homologu\\p{L}*|accredit\\p{L}*|iso \\d+|normes?|conformes?|conformite|habilit(?:e|ee|es|ees|ations?)|rge|qualiopi|qualibat',
      'inscrit(?:e|s|es)? (?:a l|au|aupres) \\p{L}+|membres? (?:de|du|d|fondateur)|(?:est|sont|sommes|ete|etre|nous) class(?:e|ee|es|ees) (?:par|parmi|premiere?s?|dans)|prim(?:e|ee|es|ees) (?:par|a|au)|recompens\\p{L}*|laureats?|laureates?|elue?s? (?:par|meilleur\\p{L}*)|expert judiciaire|(?:nous|me) recommand\\p{L}*|recommand(?:e|ee|es|ees) par',
      'bio|biologiques?|made in france|fabriqu\\p{L}+ en|neutres? en carbone|decarbon\\p{L}*|eco ?responsables?|controle(?:e|s|es)? (?:par|chaque)',
    ),
  },
  {
    name: 'une sécurité',
    isOfAnybody: true,
    pattern: family(
      'heberg(?:e|ee|es|ees|ement)|(?:conformes?|conformite|respect\\p{L}*) (?:\\p{L}+ ){0,2}rgpd|confidentialite|confidentiel\\p{L}*|securis(?:e|ee|es|ees)|(?:donnee|echange|fichier|document|contenu|texte|message)s? (?:\\p{L}+ ){0,3}(?:chiffre|crypte|protege|anonymise|sauvegarde|detruit|efface)\\p{L}*',
      'quitte\\p{L}* (?:pas |jamais )?(?:la|l|le|vos|votre) (?:france|europe|territoire|suisse|locaux|serveurs?|entreprise|site|murs)|aucune (?:de vos )?donnees?|secret professionnel|assur(?:e|ee|es|ees) (?:a|contre|pour|en|jusqu|par|des|tous)|responsabilite civile',
    ),
  },
  {
    name: 'une référence',
    pattern: family(
      '(?:font|fait|faisaient|accorde|accordent) (?:deja |toutes? |toute )*confiance|(?<!nos clients )(?:nous|me|m|nous a|nous ont|m ont|ont|a) (?:deja )?(?:confie|confient|choisi|choisis|rejoint|adopte)|(?<!\\p{L})utilisent (?:deja )?(?:nos|notre)',
      '(?:nos|mes) references|clients? (?:depuis|fideles?)|(?:sont|est|deja) (?:deja )?client(?:e|s|es)?|(?:vos|tes) (?:concurrent|confrere|consoeur|homologue)\\p{L}*|mutuelles concurrentes|partenaires? (?:de|d|du|des|privilegie\\p{L}*|historique\\p{L}*)|pass(?:e|ent) par (?:nous|moi)|travaillent? (?:deja )?avec (?:nous|moi)',
      `(?:nous|cabinet|equipe|agence|je|j)(?: (?:avons|ai|a|l))?(?: deja)? ${served}(?: (?:deja|avec|pour|chez|aupres|pres|plus|presque|de|d|des|les|la|le|l|aux|equipes|collaborateurs|salaries|en|cette|annee))* ${many}`,
      `deja ${served}|${served} deja`,
    ),
  },
  {
    name: 'un titre',
    pattern: family(
      '(?:je suis|j ai ete|j etais|nous sommes)(?: (?:moi meme|nous memes|aussi|tous|toutes|un|une|d|des|l|le|la|les))* (?:ancien\\p{L}*|diplome\\p{L}*|experts?|expertes?|specialistes?|specialise\\p{L}*|docteur|leaders?|numero|premiere?s?|seule?s?|passee? par|issue?s? d\\p{L}*|form(?:e|ee|es|ees) (?:a|au|par))',
      '(?:nos|mes|notre|mon)(?: \\p{L}+){1,2} (?:sont|est|ont)(?: (?:tous|toutes|aussi|d|des|un|une|par))* (?:ancien\\p{L}*|diplome\\p{L}*|experts?|expertes?|specialis\\p{L}*|form(?:e|ee|es|ees)|issue?s?|orthophoniste\\p{L}*|ingenieurs?|medecins?|juristes?|avocate?s?|geometres?|inspecteurs?|inspectrices?|docteurs?|agreges?)',
      '(?:ans|annees) d experience|(?:numero|n) (?:un|1)|leaders?|(?:la|une) reference (?:du|de|dans|en|sur)|meilleure?s? (?:du|de la|de france|specialistes?|experts?)|seule?s? (?:acteur|cabinet|logiciel|societe|entreprise|en france|sur le marche)|pionni\\p{L}*',
    ),
  },
  {
    name: 'une étendue de service',
    isOfAnybody: true,
    pattern: family(
      'jour et nuit|24 (?:h |heures )?(?:sur )?(?:24|7)|7 (?:j |jours )?(?:sur )?7|sept jours sur sept|partout (?:en|dans)|dans (?:toute|l ensemble de) (?:la |l )?(?:france|europe|region)|illimite\\p{L}*|sans limite|cles? en main|de a a z|toutes (?:les|vos) (?:demarches|formalites)|(?:nous )?(?:nous )?occupons de tout|m occupe de tout|en temps reel|du jour au lendemain',
      '(?:dans|sous) (?:la|l) (?:journee|heure)|immediatement|disponibles? (?:tout de suite|a tout moment|en permanence|des demain)|(?:sont|est) (?:accept|inclus|compris)\\p{L}*|(?:tarif|prix|abonnement|forfait|location) (?:\\p{L}+ |\\d+ )*(?:compren(?:d|nent)|inclu(?:t|ent))|sur mesure|remplac(?:ons|e) (?:gratuitement|tout|toute)',
    ),
  },
  {
    name: 'une obligation légale',
    isOfAnybody: true,
    pattern: family(
      '(?:loi|decret|directive|reglement|reglementation|arrete|code|norme|urssaf|cnil|dgccrf|anssi|administration|ordonnance|convention|prefecture|mairie|etat|europe) (?:\\p{L}+ |\\d+ ){0,4}(?:oblige|impos|exige|concern|contrain|contraint|prevoi|prevoit|interdi|interdit)\\p{L}*',
      '(?:tout|toute|tous|toutes|chaque|les) (?:\\p{L}+ ){1,5}(?:doit|doivent|devra|devront) (?:desormais |maintenant )?(?:enregistr|declar|fourni|tenir|former|proposer|afficher|conserv|justifi|equip|dispos)\\p{L}*|(?:impose|exige|interdit|oblige)(?:nt)? (?:desormais|maintenant|depuis)|desormais (?:obligatoire|impose|exige)\\p{L}*',
      '(?<!aucune )obligation (?:de|legale|d)|obligatoires?|legalement|vous (?:oblige|impose|contrain|expose)\\p{L}*|amendes?|eligibles?|mise en demeure|sanction\\p{L}*',
    ),
  },
  {
    name: 'un résultat',
    isInQuestions: true,
    isOfAnybody: true,
    pattern: family(
      `${people} (?:redui|doubl|tripl|divis|augment|baiss|supprim|elimin|diminu|acceler|economis|gagn(?:er|ons)|multipli|optimis|maximis)\\p{L}*`,
      '(?:vous|tu) (?:economis|gagn|redui|doubl|evit|diminu|baiss|divis|amelior)\\p{L}*(?:rez|ras)|faire (?:economiser|gagner|baisser)|(?:sera|seront) (?:reussi|assure|valide|obtenu|regle|resolu)(?:e|s|es)?|retour sur investissement|rentabilis\\p{L}*|satisfaits a|taux de (?:satisfaction|reussite|transformation)',
    ),
  },
];
