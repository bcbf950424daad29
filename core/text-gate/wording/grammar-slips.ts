/** A mistake that its neighbours alone give away, and what it should be. */
type Slip = { pattern: RegExp; title: string; mend: (found: RegExpExecArray) => string | null };

const slip = (source: string, title: string, mend: Slip['mend']): Slip => ({
  pattern: new RegExp(
    `(?<![\\p{L}’'-])(?:${source.replaceAll(' ', '[ \\u00a0\\u202f]')})(?![\\p{L}-])`,
    'giu',
  ),
  title,
  mend,
});
const one =
  (mend: (passage: string) => string): Slip['mend'] =>
  ([passage]) =>
    mend(passage);

const helper = "(?:vous|te|t[’']|me|m[’']|nous|lui)";
const months = '(?:janvier|février|juillet|septembre|octobre|novembre|décembre)';
const participle = '\\p{L}{2,}é(?:e?s?)';
/** « -é » that is no participle: « qualité », « propreté », « beauté »… */
const noun =
  '(?:\\p{L}*(?:ité|eté|auté|erté|anté|onté)|été|côté|marché|café|thé|blé|clé|bébé|carré|canapé|cliché|employé|salarié|associé|abonné|diplômé|délégué|député)(?!\\p{L})';
const pastOne = `(?!${noun})\\p{L}{3,}é`;
const many =
  '(?:les|des|vos|nos|ces|mes|ses|leurs|(?:\\p{L}+-){0,3}(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)|\\d{2,3})';
/** « -s » that is no plural. */
const neverMany =
  '(?:fois|mois|plus|moins|sans|dans|sous|après|depuis|dès|très|alors|mais|puis|toujours|jamais|temps|cours|corps|poids|pays|progrès|succès|accès|procès|avis|devis|colis|relais|bois|vous|nous|tous|leurs|ailleurs|dessus|dessous|dehors|hors|près|auprès|envers|travers|univers|parcours|secours|concours|discours|recours|processus|campus|repas|bras|cas|tapis|permis|souris|autobus|compris)(?!\\p{L})';
/** Words in « -er » that are no infinitive. */
const notInfinitive =
  '(?:\\p{L}+ier|cher|léger|étranger|amer|berger|boulanger|manager|leader|center|designer|trader|broker|container|cluster|scanner|laser|poster|master|super|hyper|inter|newsletter|starter|booster|teaser|flyer|freelancer|partner|mixer|sticker|hacker|speaker|danger|loyer|foyer|hiver|cancer|dîner|déjeuner|lever|coucher|conseiller|viager|potager|passager|messager|horloger|fromager|ménager|maraîcher|rocher|archer|boucher|plancher|clocher|poulailler)(?!\\p{L})';

/** « -ent » that says nothing of several: adverbs, « vient », « sent », and the adjectives and nouns in « -ent ». */
export const notPlural =
  '(?:\\p{L}*ment|\\p{L}*[vt]ient|\\p{L}*sent|\\p{L}*[dlgc]ent|souvent|vent|patient|client|permanent|pertinent|imminent|éminent|continent|différent|apparent|transparent|adhérent|concurrent|cohérent|inhérent|compétent|content|fréquent|conséquent|efficient|orient)(?!\\p{L})';
/** After « qui » stands a verb, or an adverb. */
const notPluralAfterWho = '(?:\\p{L}*ment|\\p{L}*[vt]ient|(?:con|res|pres|as)?sent|souvent)(?!\\p{L})';
const verbOfMany = `(?:(?:ne|se|vous|nous|y|lui|leur|me) |[nsm][’'])*(?!${notPlural})\\p{L}{2,}ent`;

/** Each word is right, and not beside its neighbours. */
export const slips: readonly Slip[] = [
  slip(`(?:ça|cela|on|il|elle|chacune?) ${verbOfMany}`, 'ne s’accorde pas', () => null),
  slip(
    `(?:le|la|une?|notre|votre|cette|chaque) (?!\\p{L}*[sxz](?!\\p{L}))(?!(?:plupart|majorité|moitié|dizaine|quinzaine|vingtaine)(?!\\p{L}))\\p{L}{3,} qui (?:(?:ne|se|vous|nous|y|lui|leur|me) |[nsm][’'])*(?!${notPluralAfterWho})\\p{L}{2,}ent`,
    'ne s’accorde pas',
    () => null,
  ),
  slip(
    '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|[2-9]|\\d{2,3}) (?:heure|jour|semaine|minute|journée|année)',
    'manque d’un pluriel',
    one((found) => `${found}s`),
  ),
  slip(
    "on (?:(?:ne|vous|nous|y|en|les?|la|lui|leur) |[nl][’'])*(?:as|rends|prends|attends|réponds|vends|perds|fais|dis|vois|peux|veux|sais|viens|mets|dois|écris|reçois)",
    'ne s’accorde pas avec «\u00a0on\u00a0»',
    () => null,
  ),
  slip(
    `(?<!(?:de|dans|sur|avec|à|par|pour|d[’']|chez|et) )(?:une|la|cette) \\p{L}{3,}(?: (?:à|en|de) (?:\\p{L}+ )?\\p{L}{3,})? (?:est|sera|était|a été|serait) (?:\\p{L}+ment |déjà )?${pastOne}`,
    'ne s’accorde pas',
    one((found) => `${found}e`),
  ),
  slip(
    `(?:une|cette) (?:[\\p{L}]+ème |nouvelle |petite |grande )?(?!(?:telle|quelque|autre|sorte|espèce|contre)(?!\\p{L}))[\\p{L}-]{3,}e ${pastOne}`,
    'ne s’accorde pas',
    one((found) => `${found}e`),
  ),
  slip(
    // « une ligne de cartables lancée lundi »
    `(?<!(?:e|ion|té|eur) )(?:de|d[’']|et|\\d{2,4}) (?!${neverMany})\\p{L}{4,}s (?!${noun})\\p{L}{3,}ée`,
    'manque d’un pluriel',
    pluralOf,
  ),
  slip(
    '(?<=(?:^|[.,;:!?] |et |quand |car |que |puis ))(?:les|vos|nos|ces|mes) (?:(?:\\p{L}+-)*(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|cent|\\d+) )?\\p{L}{3,}s (?:\\p{L}+és (?:(?:à|par|en|de) (?:la |le )?\\p{L}+ )?)?(?:se |ne |vous |nous )?(?:est|part|prend|rend|sort|met|perd|tient|vient|dit|fait|peut|doit|sait|suit|sert|permet|reçoit|attend|répond|revient|devient|finit|arrive|reste|passe|coûte|tombe)',
    'ne s’accorde pas',
    () => null,
  ),
  slip(
    "(?:les|des|vos|ces|nos|\\p{L}+(?:ze|te)|\\d{1,4}) \\p{L}{3,}s que (?:vous avez|nous avons|tu as|on a|j[’']ai) (?:déjà |bien )?(?!(?:pu|dû|voulu|su|cru|fallu|laissé|eu|fait)(?!\\p{L}))\\p{L}{2,}(?:é|u)",
    'manque d’un pluriel',
    () => null,
  ),
  slip(
    'vous avez (?:déjà |bien |aussi )?(?:écris|fais|dis|lis|vois|reçois|perds|rends|attends|entends|réponds|vends)',
    'demande un participe',
    () => null,
  ),
  slip(
    '(?:les|des|vos|nos|ces) \\p{L}{3,}(?:ant|eur|ier|ien|iste|aire|ent|ain|eau) (?:nous|vous|ont|sont|se|qui|peuvent|doivent)',
    'manque d’un pluriel',
    (found) => (/(?:er|ment) \p{L}+$/u.test(found[0]) ? found[0] : null),
  ),
  slip(
    "(?:les|nos|vos|ces) \\p{L}{3,}s (?:de |d[’'])\\p{L}{3,} \\p{L}{3,}e (?:l[’']\\p{L}+|les?|la|une?|des|vos|votre|nos|ses)",
    'ne s’accorde pas',
    // « les sondes de température basse la nuit » is no sentence; a name has no adjective.
    (found) => (/ (?:de |d[’'])\p{Lu}/u.test(found[0]) ? null : found[0]),
  ),
  slip(
    '(?:les|des|vos|nos|ces|leurs) \\p{L}{3,}s (?:cousu|vendu|rendu|reçu|perdu|tenu|prévu|attendu|obtenu|retenu|entendu|défendu|répandu)',
    'manque d’un pluriel',
    () => null,
  ),
  slip('(?:des|aux|les) \\p{L}{0,8}(?:eau|tion|ité)', 'manque d’un pluriel', pluralOf),
  slip(
    'toute les',
    'demande un pluriel',
    one((found) => found.replace(/e les$/u, 'es les')),
  ),
  slip(
    'chaque \\p{L}{2,}es',
    'demande un singulier',
    one((found) => found.replace(/s$/u, '')),
  ),
  slip(
    `(?:pour|afin de|sans|avant de|permet de|permettent de|permettra de|à|de) ${helper} ?${participle}`,
    'demande un infinitif',
    one((found) => found.replace(/é(?:e?s?)$/u, 'er')),
  ),
  slip(
    `(?:pouvez|pourriez|peut|peuvent|pouvons|voulez|souhaitez|souhaite|devez|doit|doivent|veux|peux|allez|vais|va|allons|faut|faire) (?:${helper} ?)?${participle}`,
    'demande un infinitif',
    one((found) => found.replace(/é(?:e?s?)$/u, 'er')),
  ),
  slip(
    "(?:j[’']ai|avez|avons|ont|as) (?:déjà |bien |aussi |souvent |récemment )?(?!(?:cher|hier|léger|dernier|premier|entier|particulier|régulier|loyer|métier|chantier|atelier|courrier|cahier|quartier|papier|acier|panier|dossier|calendrier|clavier|foyer|danger|fichier|escalier|janvier|février|conseiller|dîner|déjeuner|singulier)(?!\\p{L}))\\p{L}{2,}er",
    'demande un participe',
    one((found) => found.replace(/er$/u, 'é')),
  ),
  slip(
    "(?<!(?:nous|vous|les) )(?:j[’']ai|avez|avons|as|a|ont) (?:déjà |bien |aussi )?(?:écris|fais|dis|lis|vois|reçois|perds|rends|attends|entends|réponds|vends|choisis|finis|réussis|remplis|fournis|construis|conduis|produis|traduis|découvres|ouvres|offres)",
    'demande un participe',
    () => null,
  ),
  slip(
    "(?:j[’']ai|n[’']ai|n[’']a|n[’']as|n[’']ont|n[’']avez|n[’']avons) (?:pas|plus|jamais|rien) \\p{L}{3,}er",
    'demande un participe',
    one((found) => found.replace(/er$/u, 'é')),
  ),
  slip(
    "(?:grâce|jusqu|quant|face|suite|par rapport|afin d[’']arriver) a",
    'demande un accent',
    one((found) => found.replace(/a$/u, 'à')),
  ),
  slip(
    "a (?:partir|cause|propos|travers|côté|titre|condition|savoir|peine) (?:de|du|des|d[’']|où|que)?",
    'demande un accent',
    one((found) => found.replace(/^a/iu, (letter) => (letter === 'A' ? 'À' : 'à'))),
  ),
  slip(
    '(?:il|elle|on|qui) à (?!\\p{L}*(?:er|ir|re) )\\p{L}+(?:é|i|u|it|is)e?s?',
    'se passe d’accent',
    one((found) => found.replace(' à ', ' a ')),
  ),
  slip('je \\p{L}{2,}(?:ait|aient|ez|ont)', 'ne s’accorde pas avec «\u00a0je\u00a0»', () => null),
  slip(
    'je (?:peut|veut|doit|fait|sait|voit|prend|vient|dit|met|écrit|lit|permet|propose[sz]|souhaite[sz]|pense[sz])',
    'ne s’accorde pas avec «\u00a0je\u00a0»',
    () => null,
  ),
  slip(
    '(?:vos|nos|mes|tes|ces|plusieurs|quelques) (?!(?:leur|tout|mille|cent|million)(?!\\p{L}))\\p{L}{3,}',
    'manque d’un pluriel',
    pluralOf,
  ),
  slip(
    '(?:des|les|vos|nos|ces|mes|leurs|ses|aux|plusieurs|quelques) \\p{L}{3,}s \\p{L}{2,}(?:ique|able|ible|ée|elle|uelle|ive|euse|ante|ente)',
    'manque d’un pluriel',
    pluralOf,
  ),
  slip(
    `(?<!(?:le|du|au|en|n°|page|article) )(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|\\d{2,3}) (?!(?:mille|cent|million|milliard|pour|avec|dans|chez|entre|mètre|autre|${months})(?!\\p{L}))\\p{L}{3,}(?:er|eur|ier|ien|tion|ique|aire|ure|ance|ence|age|iste|ogue|elle|ette|oire|ain|eau)`,
    'manque d’un pluriel',
    pluralOf,
  ),
  slip(
    '(?:les|des|vos|nos|ces|mes|leurs|ses) (?!plus |moins )\\p{L}{3,}s (?!(?:entre|contre|comme|notre|votre|une|elle|autre|même|chaque|quelque|parce|presque|jusque|encore|ensemble|outre|grâce|derrière)(?!\\p{L}))\\p{L}{3,}e (?:les|leurs?|la|une?|des|vos|votre|nos|notre|ses|ces|cette|à|au|aux|en|dans|deux|trois|dix|tout|bien|mal|déjà|toujours|souvent|\\d+)',
    'ne s’accorde pas',
    () => null,
  ),
  slip(
    "(?:des|les|vos|nos|ces|mes|deux|trois|quatre|cinq|\\d{1,4}) \\p{L}{3,}s qui (?:vous |nous |se |s[’'])?(?!(?:que|une|entre|notre|votre)(?!\\p{L}))\\p{L}{3,}e",
    'ne s’accorde pas',
    () => null,
  ),
  slip(
    'sont (?!(?:aussi|ici|parmi|ainsi|celui|lui|midi|une)(?!\\p{L}))\\p{L}{3,}(?:é|ée|it|ite|if|ive|el|elle|ible|able|ique|ain|aine|[dntlçv]u|[dntlçv]ue)',
    'manque d’un pluriel',
    pluralOf,
  ),
  slip(
    '(?:\\p{L}+(?:é|er|ez) les (?!\\p{L}+(?:er|ir|re|oir)(?!\\p{L}))|(?:avec|dans|sur|par|chez|entre|vers|sous|parmi|tous|toutes) les )(?!(?:tout|très|trop|bien|non|plutôt|quelque|cent|mille|million|milliard|demi|soi|combien)(?!\\p{L}))\\p{L}{3,}',
    'manque d’un pluriel',
    // « Temps Partagé les cherche »: a name does something to them.
    (found) => (/^\p{Lu}\p{L}*(?:é|er|ez) /u.test(found[0]) ? found[0] : pluralOf(found)),
  ),
  slip(
    `${many} (?!(?:fois|jours|plus|moins) )\\p{L}{3,}s (?:${pastOne}|différent|récent|fréquent|urgent|concret|complet|gratuit|régulier|particulier|industriel|professionnel|individuel|actuel|annuel|mensuel|réel|officiel|essentiel|ancien)`,
    'manque d’un pluriel',
    pluralOf,
  ),
  slip(
    `(?<!(?:voir|voyez|laisser|laissez|faire|regarder|entendre) )(?:une?|cet|cette|mon|ma|notre|votre|chaque) (?!(?:peu|jour|fois|pour|sans|après|\\p{L}+r|\\p{L}+re)(?!\\p{L}))\\p{L}{3,} (?!${notInfinitive})\\p{L}{3,}er`,
    'demande un participe',
    one((found) => found.replace(/er$/u, 'é')),
  ),
  slip(
    `(?:votre|notre|mon|ma|leur|le|la|cette|ce) \\p{L}{3,}(?: (?:de|du|des|en) \\p{L}+)? à ${pastOne}`,
    'se passe d’accent',
    one((found) => found.replace(' à ', ' a ')),
  ),
  slip(
    '(?:ça|cela|il|elle|on|qui) (?:ma|ta)',
    'est une faute',
    one((found) => found.replace(/([mt])a$/u, '$1’a')),
  ),
  slip(
    '(?:est|sont|été|être|\\p{L}{3,}ée?s? et) suivit',
    'demande un participe',
    one((found) => found.replace(/t$/u, '')),
  ),
  slip(
    '(?:nous|vous|ils|elles|qui|les) on (?:déjà |bien |tous )?\\p{L}{2,}(?:é|i|u|is|it)e?s?',
    'est une faute',
    one((found) => found.replace(/ on /u, ' ont ')),
  ),
  slip(
    'ce (?:prend|trouve|met|voit|tient)(?! (?:que|qui))',
    'est une faute',
    one((found) => found.replace(/^ce/iu, 'se')),
  ),
  slip(
    '(?:votre|notre|cette) \\p{L}{4,}(?:ée|té|tion|elle|eur|ment|ise|ite|ine|ance|ence)s',
    'a un pluriel de trop',
    one((found) => (/\p{Lu}\p{L}+$/u.test(found) ? found : found.replace(/s$/u, ''))),
  ),
  slip(
    "(?:malgrés|parmis|biensur|bien sur(?=[,.!])|voir même|comme même|sa (?:va|vous|te|fait|serait|me|fonctionne|prend|dépend|permet|évite|coûte|suffit|peut|sera|donne|change|marche|arrive|aide|représente|semble|vaut|ne|m[’'])|ses (?:bien|vrai|pourquoi|que)|des fois que|au jour d[’']aujourd[’']hui|d[’']avantage de|quelque soit|quelques soit|je vous serais gré|si (?:vous|tu) (?:auriez|seriez|aurais|serais|pourriez)|si (?:j[’']aurais|nous aurions))",
    'est une faute',
    () => null,
  ),
];

const numerals =
  /^(?:deux|trois|quatre|cinq|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante)$/iu;
function pluralOf([passage]: RegExpExecArray): string | null {
  const word = /\p{L}+$/u.exec(passage)?.[0] ?? '';
  return /[sxz]$/iu.test(word) || numerals.test(word) || /\p{Lu}/u.test(word)
    ? passage
    : `${passage}${/eau$/iu.test(word) ? 'x' : 's'}`;
}
