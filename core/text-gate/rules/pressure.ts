import { cite, find, firstOf, removeSentence, type TextRule } from '../gate-input.ts';

const said = (pattern: RegExp) =>
  new RegExp(`(?<!\\p{L})(?:${pattern.source.replaceAll(' ', '[ \\u00a0\\u202f]')})(?!\\p{L})`, 'giu');

/** What presses, threatens, belittles or comes too near, by family. */
const families: readonly { title: string; explanation: string; pattern: RegExp }[] = [
  {
    title: 'met la pression',
    explanation: 'Un délai ou une menace inventés font fuir\u00a0: laissez la personne libre.',
    pattern: said(
      /dernier rappel|(?:sera|serait) (?:de )?(?:votre|ta) faute|soit vous (?:répondez|acceptez|signez|décidez)|dernière fois que je (?:vous|te) (?:l[’'] ?|la |le )?(?:offre|fais)(?!\p{L})|il n[’']en reste (?:plus )?qu[e’'] ?(?:une?|deux|trois|\d+)|(?:augmente|relève|change)(?:nt)? (?:ses|nos|leurs|les) (?:prix|tarifs) (?:demain|lundi|ce soir|bientôt)|(?:ultime|dernière) (?:occasion|chance|opportunité|relance avant)|il ne (?:me |nous )?reste (?:plus )?que (?:\p{L}+|\d+) (?:places?|créneaux?|jours?)|sans (?:réponse|nouvelles?|retour)(?: de (?:votre|ta) part| de vous)? (?:d[’']ici|avant|sous)|(?:il sera|ce sera) trop tard|(?:répondez|réponds|décidez|décide)(?:-moi|-toi)?(?: donc)? (?:ce soir|aujourd[’']hui|avant|maintenant|vite)|il me faut (?:votre|ton|ta) (?:accord|réponse|décision|signature)|(?:votre|ton) silence m[’']?\p{L}+|(?:j[’']en|je) (?:informerai|préviendrai|avertirai) (?:votre|ta) \p{L}+|chaque (?:jour|semaine|mois) (?:que (?:vous|tu) \p{L}+ )?(?:sans|perdue?)[^.!?\n]{0,40}(?:coûte|perdre|perdez)|maintenant ou (?:plus )?(?:jamais|renoncer)|tant pis pour (?:vous|toi)|par (?:votre|ta) faute|s[’']en prendre qu[’']à (?:vous|lui|elle|toi|soi)-mêmes?|(?:vous|te) servir de leçon|(?:une )?seconde fois la main|(?:signer|décider|agir|répondre) (?:maintenant|immédiatement|tout de suite)|je (?:les? |la )?(?:donnerai|proposerai|céderai) à (?:un|l[’']un|votre|vos)|n[’']attendra pas|(?:nos|les) (?:tarifs|prix) (?:changent|augmentent|montent) (?:lundi|demain|bientôt|le)|personne ne peut (?:sérieusement )?(?:ignorer|se permettre)|finit (?:toujours )?par se payer|prend un risque chaque|(?:plus|reste) qu[e’'] ?(?:une?|\p{L}+|\d+) (?:places?|créneaux?|jours?|heures?|exemplaires?)|(?:dernières?|ultimes?) (?:places?|créneaux?|jours|heures|chances?|opportunités?|occasions?)|places? (?:limitées?|comptées?|restantes?|qui restent)|(?:offre|tarif|prix|remise|proposition|promotion|place|créneau)s? [^.!?\n]{0,40}?(?:expir\p{L}+|se termin\p{L}+|prend fin|(?:valable|disponible|réservée?|garantie?)s? (?:jusqu[’']|seulement|uniquement)|(?:ce soir|minuit|demain soir))|(?:avant|d[’']ici|jusqu[’']à) (?:ce soir|minuit|demain (?:soir|midi)|vendredi (?:soir|dernier délai))|sans (?:plus )?(?:attendre|tarder)(?! (?:la|le|les|que|une?|vos|votre|ni))|au plus vite|dans les plus brefs délais|(?:c[’']est|très|devient|vraiment|il est) urgent|de toute urgence|urgent |dernier délai|délai de rigueur|avant qu[’']il ne soit trop tard|passer? à côté|(?:vous|tu) (?:allez|vas|risquez|risques) (?:de )?(?:le |la |les )?(?:regrett\p{L}+|rater|manquer|perdre)|(?:vous|tu) (?:le |la |les )?(?:regretterez|regretteras)|toute dernière fois que je|(?:offre|tarif|prix|remise|place|créneau)s? [^.!?\n]{0,30}?(?:dispara[iî]\p{L}+|s[’']arrêter?a?|cesser?a?)|plus aucune? \p{L}+ ne (?:sera|pourra|seront|pourront)|(?:le )?compteur tourne|(?:vous|tu) ne pourr(?:ez|as) pas dire qu[e’']|je n[’']écrirai pas deux fois|ne (?:vous|t[’']) ?(?:avait|avais|avions|aurai|aura) pas (?:prévenu|averti)e?s?|laiss(?:ez|er|ant|es) passer (?:cette|une|l[’'])|ne reste (?:presque |quasiment )?plus (?:de|d[’'])|(?:inscriptions|portes|ventes|commandes|candidatures) (?:ferment|closent|s[’']arrêtent|se terminent)|dès maintenant|(?:pas de |de )?(?:deuxième|seconde) chance|serait (?:une )?(?:faute|erreur|folie|dommage)|ne (?:manquez|ratez|tardez|laissez|perdez) (?:pas|plus)|compte à rebours|(?:le temps|l[’']heure) (?:presse|tourne|file)|(?:je|nous) (?:ne )?(?:pourrai|pourrons|peux|pouvons) (?:pas |plus )?(?:vous )?(?:garantir|garder|réserver|bloquer|tenir)[^.!?\n]{0,30}(?:place|créneau|tarif|prix|offre|au-delà|après)|(?:vos|tes) concurrents (?:\p{L}+ ){0,2}?(?:déjà|eux|n[’']attendent|ont|vont|avancent)|(?:j[’']ai besoin|il (?:me|nous) faut|j[’']attends|nous attendons) (?:d[’'] ?|de )?(?:une |votre |ta )?(?:réponse|retour|décision|confirmation)|passé (?:cette date|ce délai)/u,
    ),
  },
  {
    title: 'flatte à vide',
    explanation: 'Un éloge que tout le monde peut recevoir ne dit rien\u00a0: parlez d’un fait.',
    pattern: said(
      /(?:votre|ton|ta|vos) (?:\p{L}+ )?(?:leadership|talent|parcours|carrière|réussite|vision|énergie|expertise|charisme|envergure)(?: si| aussi| est| sont)* (?:exceptionnel\p{L}*|remarquables?|rares?|inspirante?s?|éblouissante?s?|impressionnante?s?|brillante?s?|incroyables?|extraordinaires?|admirables?)|(?:brillante|remarquable|incroyable|exceptionnel(?:le)?|impressionnante?) (?:carrière|parcours|réussite|leadership|vision)|forcent? l[’']admiration|source d[’']inspiration|(?:vous êtes|tu es) (?:sans conteste |vraiment |tout simplement )?(?:une? (?:modèle|exemple|référence|inspiration)|(?:la|le) meilleure?)|(?:une? )?personne aussi (?:extraordinaire|exceptionnelle|inspirante|talentueuse)|profils? (?:inspirants?|exceptionnels?|comme le vôtre)|de (?:votre|ton) envergure|(?:vous êtes|tu es) une? (?:saint|sainte|héros|héroïne|génie|légende|icône|déesse|dieu|star|visionnaire|virtuose)|(?:plus )?belle âme|le monde entier|(?:serait|est) (?:un honneur|un privilège)|belles rencontres|élargir mon réseau|(?:vous êtes|tu es|vous faites partie|votre|ton|ta|vos|tes|une? (?:parcours|personne|professionnel\p{L}*|dirigeant\p{L}*|profil))[^.!?\n]{0,60}?(?<!\p{L})(?:exceptionnel\p{L}*|extraordinaires?|incroyables?|époustouflant\p{L}*|éblouissant\p{L}*|bluffant\p{L}*|fascinant\p{L}*|inspirant\p{L}*|admirables?|hors (?:pair|norme|du commun)|visionnaires?|génie|géniale?s?|prodige|virtuose|légende|icône|sans égale?|inégal\p{L}+|magistral\p{L}*|phénoménal\p{L}*|prodigieu\p{L}+|grandiose|sublime|parfaite?s?|brillantissime|impressionnant\p{L}*)|(?:exceptionnel\p{L}*|extraordinaires?|incroyables?|époustouflant\p{L}*|remarquables?|brillante?s?|impressionnant\p{L}*|admirables?|fabuleu\p{L}+) (?:parcours|carrière|réussite|vision|travail|talent|expertise|équipe|entreprise|maison|professionnel\p{L}*|dirigeant\p{L}*)|(?:je suis|j[’']ai été|je reste) (?:\p{L}+ )?(?:admirati(?:f|ve)|impressionnée?|fascinée?|bluffée?|éblouie?|subjuguée?|émerveillée?|fan|sous le charme)|(?:j[’']admire|je vous admire|quel talent|quelle réussite|chapeau bas|peu de gens (?:ont|savent)|rares sont (?:celles|ceux))/u,
    ),
  },
  {
    title: 'rabaisse',
    explanation: 'Dire du mal d’autrui se retourne contre qui l’écrit.',
    pattern: said(
      /il faut (?:vraiment )?être (?:borné|naïf|inconscient|aveugle|fou|bête|stupide)\p{L}*|dormir sur (?:vos|ses|tes) lauriers|d[’']un autre âge|réveillez-vous|s[’']y prendre comme une? \p{L}+|une? \p{L}+ compétente? (?:ferait|aurait|saurait)|(?:bornée?s?|ringarde?s?|dépassée?s?|ridicules?|pathétiques?|amateure?s?)|(?:des |d[’']|les |sont |un |une )(?:escrocs?|arnaqueurs?|charlatans?|voleurs?|incompétents?|incapables|nuls|menteurs?|imbéciles?|idiots?|amateurs)/u,
    ),
  },
  {
    title: 'obéit à une consigne',
    explanation:
      'Un profil peut donner des ordres à qui écrit\u00a0: ils n’ont rien à faire dans un message.',
    pattern: said(
      /(?:mes|les|vos|ces|aux|des) (?:consignes|instructions)(?! (?:d[’']|de sécurité|du|des|aux|de la))|(?:votre|ton) profil (?:me |nous )?(?:demande|invite|prie|ordonne)|(?:comme|ainsi que) (?:vous le demandez|demandé|indiqué|le demande) (?:dans|sur) (?:votre|ton) profil|en tant qu[’'](?:ia|intelligence artificielle|assistante?|agent)|(?:voici|voilà) (?:le|votre|un) (?:message|texte|brouillon)(?: (?:demandé|généré|personnalisé|de prospection))? ?:|modèle de langage/u,
    ),
  },
  {
    title: 'touche à la vie privée',
    explanation: 'La famille, le corps et l’apparence n’ont pas leur place dans un message de travail.',
    pattern: said(
      /photos? de (?:famille|vacances|mariage)|(?:vos|tes) (?:enfants|petits|fils|filles)|(?:votre|ton|ta) (?:femme|mari|épouse|époux|conjointe?|grossesse|divorce)|(?:belle|jolie|superbe) photo|(?:votre|ton) (?:joli |beau )?(?:regard|sourire) (?:est|me|m[’'])|(?:vous êtes|tu es) (?:très |si |vraiment )?(?:charmante?|séduisante?|mignonne?|beau|belle)|faire craquer/u,
    ),
  },
];

export const pressure: TextRule = (input) =>
  families.flatMap(({ title, explanation, pattern }) =>
    firstOf(input.text.matchAll(pattern), ({ 0: passage }) => !input.proof.hasWords(passage), 3).map(
      ({ 0: passage, index }) =>
        find(
          input,
          {
            code: 'banned_phrase',
            title: `${cite(passage)} ${title}`,
            explanation,
            fixes: [removeSentence(input, index)],
          },
          index,
          index + passage.length,
        ),
    ),
  );
