import { formOf } from '../french/sentences/phrase-form.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Piece } from './cut-text.ts';

const cues: readonly (readonly [string, RegExp])[] = [
  ['euro', /\d[\d\s\u00a0\u202f.,]{0,20}\s?(?:€|euros?|k€)/iu],
  [
    'price',
    /(?<!\p{L})(?:tarifs?|prix|forfaits?|abonnements?|devis|honoraires|HT|TTC|facturé\p{L}*)(?!\p{L})/iu,
  ],
  ['percent', /\d\s?%/u],
  ['figure', /\d/u],
  ['year', /(?<!\d)(?:19|20)\d\d(?!\d)/u],
  ['since', /(?<!\p{L})(?:depuis|créée?|fondée?|née?|ans d’expérience)(?!\p{L})/iu],
  [
    'reach',
    /https?:|www\.|\S@\S|\.(?:fr|com|io)(?!\p{L})|\d{2}(?:[ .]\d{2}){3,}|\+33|(?<!\p{L})(?:tél|rue|avenue|siret|rcs)(?!\p{L})/iu,
  ],
  ['legal', /©|copyright|mentions légales|cookies?|politique de confidentialité|tous droits/iu],
  [
    'calls',
    /^(?:découvrez|contactez|demandez|essayez|profitez|téléchargez|inscrivez|réservez|appelez|rejoignez|cliquez|écrivez|voir|en savoir|n’hésitez|prenez|obtenez|je veux)(?!\p{L})/iu,
  ],
  ['order', /^\p{L}+ez(?:-\p{L}+)?(?!\p{L})/iu],
  [
    'greets',
    /^(?:bonjour|bonsoir|cordialement|bien à vous|à bientôt|hello|salut|belle journée|bonne journée)(?!\p{L})/iu,
  ],
  ['quoted', /^["“«]/u],
  ['speaker', /^[–—-] ?\p{Lu}|^\p{Lu}\p{L}+ (?:\p{Lu}\.|\p{Lu}\p{L}+), /u],
  [
    'trouble',
    /erreur|oubli|retard|(?<!\p{L})pert|perd|risque|difficil|compliqu|complexe|manque|manuel|ressais|recopi|litige|pénurie|absent|impossible|chronophage|coûte|échou|problème|panne|bloqu|débord|trop (?:de|d’|tard|long)|mal |sans que|échapp|faute de/iu,
  ],
  [
    'sets apart',
    /(?<!\p{L})(?:sans|seuls?|unique|garanti\p{L}*|certifi\p{L}*|labellis\p{L}*|qualiopi|iso|agré\p{L}*|fabriqu\p{L}+ en|hébergé\p{L}*|conforme|assuré\p{L}*|en moins de|sous \d+|24 ?h|7j|interlocuteur|sur mesure)(?!\p{L})/iu,
  ],
  [
    'counted on',
    /(?<!\p{L})(?:chez|clients?|sur (?:\d|les|nos)|nous avons|ont (?:été|trouvé|réduit|gagné)|a (?:trouvé|réduit|gagné|permis)|en moyenne|nous confi\p{L}+|nous font confiance|références?)(?!\p{L})/iu,
  ],
  [
    'for',
    /(?<!\p{L})(?:pour (?:les|des|tous|toutes|l’)|aux |auprès|destiné\p{L}*|s’adresse\p{L}*|nos clients|conçu\p{L}* pour|pensé\p{L}* pour)/iu,
  ],
  [
    'gives',
    /(?<!\p{L})(?:gratuit\p{L}*|offerte?s?|guide|grille|modèle|exemple|checklist|livre blanc|fiche|simulateur|essai|échantillons?|diagnostic|audit)(?!\p{L})/iu,
  ],
  ['not', /(?<!\p{L})n(?:e |’)/iu],
  ['we', /(?<!\p{L})nous(?!\p{L})/iu],
  ['we do', /(?<!\p{L})(?:nous|on) (?:(?:vous|les|y|en) )?\p{L}+(?:ons|e)(?!\p{L})/iu],
  ['we did', /(?<!\p{L})(?:nous avons|j’ai|on a|ont)(?!\p{L})/iu],
  ['I', /(?<!\p{L})(?:je|j’|mon|ma|mes|moi)(?!\p{L})|(?<!\p{L})j’/iu],
  ['our', /(?<!\p{L})(?:notre|nos)(?!\p{L})/iu],
  ['you', /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu],
  ['labelled', /^\p{Lu}[\p{L}’ -]{1,30} ?: /u],
  ['listed', /, [^,]+, /u],
  ['all capitals', /^[\p{Lu}\d’&.,:!?\s-]{4,}$/u],
  ['dash', /\s[|–—·•-]\s/u],
  [
    'team',
    /(?<!\p{L})(?:équipe|histoire|valeurs|passion\p{L}*|génération\p{L}*|familial\p{L}*|fondat\p{L}+|savoir-faire)(?!\p{L})/iu,
  ],
];

const lengths = [1, 2, 3, 5, 8, 14, 22, 35];
const quarters = 4;

type Seen = { words: string[]; cues: string[]; end: string; kind: Piece['kind']; length: string };

/** What stands further in a piece tells no more of it. */
export const mostRead = 600;

function see({ text: whole, kind }: Piece): Seen {
  const text = whole.slice(0, mostRead);
  const words = normaliseWords(text.replaceAll(/\d[\d\s.,]*/gu, '9 '))
    .split(' ')
    .filter(Boolean);
  const length = lengths.find((most) => words.length <= most) ?? 'long';
  return {
    words,
    cues: cues.flatMap(([name, cue]) => (cue.test(text) ? [name] : [])),
    end: /[.!?:;…,]$/u.exec(whole.slice(-1))?.[0] ?? 'none',
    kind,
    length: `${length}`,
  };
}

const rootLength = 6;
const rootOf = (word: string) => word.slice(0, rootLength);

/** What tells the role of each piece: its words, how it is put, where it stands, and what stands around it. */
export function signsOfPieces(pieces: readonly Piece[]): string[][] {
  const seen = pieces.map(see);
  return pieces.map((piece, at) => {
    const here = seen[at] as Seen;
    const signs = new Set<string>();
    const add = (...parts: readonly (string | number)[]) => signs.add(parts.join(' '));
    for (const [place, word] of here.words.entries()) {
      add('w', word);
      if (word.length > rootLength) add('r', rootOf(word));
      if (word.length > 4) add('e', word.slice(-3));
      const next = here.words[place + 1];
      if (next) add('b', word, next);
    }
    const [first = '', second = '', third = ''] = here.words;
    add('1', first);
    add('1e', first.slice(-3));
    add('12', first, second);
    add('123', first, second, third);
    add('form', formOf(piece.text.slice(0, mostRead)));
    for (const cue of here.cues) {
      add('c', cue);
      add('ck', cue, here.kind);
    }
    add('k', here.kind, here.end);
    add('n', here.length, here.kind);
    add('n', here.length, here.end);
    const middle = piece.text.slice(0, mostRead).match(/(?<=\p{Ll}[ ,’]+|\d )\p{Lu}\p{L}/gu)?.length ?? 0;
    add('capitals', Math.min(3, middle));
    if (at === 0) add('p first', here.kind);
    if (at === 1) add('p second', here.kind);
    if (at === pieces.length - 1) add('p last', here.kind);
    add('p', Math.floor((at * quarters) / pieces.length));
    if (piece.under === null) add('u none');
    else for (const word of normaliseWords(piece.under).split(' ')) add('u', rootOf(word));
    for (const [side, other] of [
      ['-', seen[at - 1]],
      ['+', seen[at + 1]],
    ] as const) {
      add(`${side}k`, other?.kind ?? 'none', here.kind);
      add(`${side}end`, other?.end ?? 'none');
      for (const cue of other?.cues ?? []) add(`${side}c`, cue);
      for (const word of other?.words.slice(0, 2) ?? []) add(`${side}w`, rootOf(word));
    }
    return [...signs];
  });
}

/** What one sign of so many counts for: a long piece has more of them and is no surer. */
export const shareOf = (count: number): number => 5 / Math.sqrt(Math.max(1, count));
