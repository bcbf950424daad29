import { cite, find, firstOf, removeSentence, type TextRule } from '../gate-input.ts';

const said = (pattern: RegExp) =>
  new RegExp(`(?<!\\p{L})(?:${pattern.source.replaceAll(' ', '[ \\u00a0\\u202f]')})(?!\\p{L})`, 'giu');

/** What presses, threatens, belittles or comes too near, by family. */
const families: readonly { title: string; explanation: string; pattern: RegExp }[] = [
  {
    title: 'met la pression',
    explanation: 'Un délai ou une menace inventés font fuir\u00a0: laissez la personne libre.',
    pattern: said(
      /dernier rappel|(?:ultime|dernière) (?:occasion|chance|opportunité|relance avant)|il ne (?:me |nous )?reste (?:plus )?que (?:\p{L}+|\d+) (?:places?|créneaux?|jours?)|sans (?:réponse|nouvelles?|retour)(?: de (?:votre|ta) part| de vous)? (?:d[’']ici|avant|sous)|(?:il sera|ce sera) trop tard|(?:répondez|réponds|décidez|décide)-?(?:moi|vous|toi)?(?: donc)? (?:ce soir|aujourd[’']hui|avant|maintenant|vite)|il me faut (?:votre|ton|ta) (?:accord|réponse|décision|signature)|(?:votre|ton) silence m[’']?\p{L}+|(?:j[’']en|je) (?:informerai|préviendrai|avertirai) (?:votre|ta) \p{L}+|chaque (?:jour|semaine|mois) (?:que (?:vous|tu) \p{L}+ )?(?:sans|perdue?)[^.!?\n]{0,40}(?:coûte|perdre|perdez)|maintenant ou (?:jamais|renoncer)|(?:signer|décider|agir|répondre) (?:maintenant|immédiatement|tout de suite)|je (?:les? |la )?(?:donnerai|proposerai|céderai) à (?:un|l[’']un|votre|vos)|n[’']attendra pas|(?:nos|les) (?:tarifs|prix) (?:changent|augmentent|montent) (?:lundi|demain|bientôt|le)|personne ne peut (?:sérieusement )?(?:ignorer|se permettre)|finit (?:toujours )?par se payer|prend un risque chaque/u,
    ),
  },
  {
    title: 'flatte à vide',
    explanation: 'Un éloge que tout le monde peut recevoir ne dit rien\u00a0: parlez d’un fait.',
    pattern: said(
      /(?:votre|ton|ta|vos) (?:\p{L}+ )?(?:leadership|talent|parcours|carrière|réussite|vision|énergie|expertise|charisme|envergure)(?: si| aussi| est| sont)* (?:exceptionnel\p{L}*|remarquables?|rares?|inspirante?s?|éblouissante?s?|impressionnante?s?|brillante?s?|incroyables?|extraordinaires?|admirables?)|(?:brillante|remarquable|incroyable|exceptionnel(?:le)?|impressionnante?) (?:carrière|parcours|réussite|leadership|vision)|forcent? l[’']admiration|source d[’']inspiration|(?:vous êtes|tu es) (?:sans conteste |vraiment |tout simplement )?(?:une? (?:modèle|exemple|référence|inspiration)|(?:la|le) meilleure?)|(?:une? )?personne aussi (?:extraordinaire|exceptionnelle|inspirante|talentueuse)|profils? (?:inspirants?|exceptionnels?|comme le vôtre)|de (?:votre|ton) envergure|(?:serait|est) (?:un honneur|un privilège)|belles rencontres|élargir mon réseau/u,
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
    title: 'touche à la vie privée',
    explanation: 'La famille, le corps et l’apparence n’ont pas leur place dans un message de travail.',
    pattern: said(
      /photos? de (?:famille|vacances|mariage)|(?:vos|tes) (?:enfants|petits|fils|filles)|(?:votre|ton|ta) (?:femme|mari|épouse|époux|conjointe?|grossesse|divorce)|(?:belle|jolie|superbe) photo|(?:votre|ton) (?:joli |beau )?(?:regard|sourire) (?:est|me|m[’'])|(?:vous êtes|tu es) (?:très |si |vraiment )?(?:charmante?|séduisante?|mignonne?|beau|belle)|faire craquer/u,
    ),
  },
];

export const pressure: TextRule = (input) =>
  families.flatMap(({ title, explanation, pattern }) =>
    firstOf(input.text.matchAll(pattern), undefined, 3).map(({ 0: passage, index }) =>
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
