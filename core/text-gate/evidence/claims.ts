import type { FactKind } from '../../facts/fact.ts';

/** What is often said of somebody without knowing it, and what proves it. */
export type Claim = {
  pattern: RegExp;
  /** One of these words in a fact of the person, as `stemsOf` cuts them. */
  stems?: string;
  /** Or a fact of one of these kinds, when the sentence also shares a word with it. */
  kinds?: readonly FactKind[];
  /** It has just happened: what has been so for years does not prove it. */
  isNews?: boolean;
};

/** A blank of the pattern is any blank of the text. */
const claim = (pattern: RegExp, proof: Omit<Claim, 'pattern'>): Claim => ({
  pattern: new RegExp(
    `(?<!\\p{L})(?:${pattern.source.replaceAll(' ', '[ \\u00a0\\u202f]')})(?!\\p{L})`,
    'giu',
  ),
  ...proof,
});

export const claims: readonly Claim[] = [
  claim(
    /leaders?(?: (?:région(?:al|ale|aux)|nation(?:al|ale|aux)|mondi(?:al|ale|aux)|européen(?:ne)?s?|français|incontestée?s?|reconnue?s?|du secteur|(?:de|sur|dans) votre (?:secteur|marché)|du marché|sur (?:le|son) marché))?/u,
    { stems: 'leader' },
  ),
  claim(/(?:numéro|n°) ?(?:un|1)(?!\d)/u, { stems: 'numero leader' }),
  claim(/(?:une|la) référence (?:du|dans|sur|de) (?:votre|le|son|la)? ?(?:secteur|marché|métier|région)/u, {
    stems: 'refere leader',
  }),
  claim(/pionni(?:er|ère)s?/u, { stems: 'pionni' }),
  claim(/lev(?:ée|ées|er|é) (?:de|des) fonds|tour de table/u, { stems: 'fond levee financ' }),
  claim(
    /vous recrutez|tu recrutes|vous embauchez|tu embauches|vo(?:s|tre) (?:recrutements?|embauches?)|(?:vos|tes) (?:postes ouverts|offres d[’']emploi)/u,
    { stems: 'recrut embauc emploi cherch' },
  ),
  claim(
    /(?:votre|ta) (?:forte |belle |rapide |récente |dernière )?(?:croissance|expansion|acquisition|internationalisation|restructuration|réorganisation|fusion|certification|labellisation)/u,
    { stems: 'croiss expans acquis intern restru reorga fusion certif labell rachat develo' },
  ),
  claim(/(?:votre|ton) (?:récent |dernier )?(?:rachat|déménagement)/u, {
    stems: 'rachat acquis demena',
  }),
  claim(
    /(?:votre|ta) (?:récente |nouvelle )?(?:nomination|promotion|prise de (?:poste|fonctions?))|votre nouveau poste|votre arrivée/u,
    { stems: 'nomina promot prise', kinds: ['role_since', 'role', 'company', 'headline', 'post'] },
  ),
  claim(
    /(?:votre|ton) (?:récent |dernier )?(?:article|post|podcast|livre|webinaire)|(?:votre|ta) (?:récente |dernière )?(?:publication|conférence|intervention|interview|tribune|vidéo)/u,
    { stems: 'articl podcas livre webina confer interv tribun video', kinds: ['post'] },
  ),
  claim(/félicitations?(?: (?:pour|à vous|à toi))?|bravo pour|chapeau pour/u, { kinds: [], isNews: true }),
  claim(/(?:vous venez|tu viens) (?:de|d[’']\p{L}+)/u, { kinds: [], isNews: true }),
  claim(
    /(?:vous|tu) (?:avez|as|êtes|es) (?:récemment|dernièrement|tout juste)|(?:récemment|dernièrement),? (?:vous|tu) (?:avez|as|êtes|es)/u,
    { kinds: [], isNews: true },
  ),
  claim(
    /(?:j[’']ai|nous avons) (?:bien )?(?:lu|vu|écouté|aimé|apprécié|découvert|regardé)(?: (?:avec \p{L}+|attentivement))? (?:votre|ton|ta|vos|tes) (?!profil(?!\p{L}))\p{L}+/u,
    { kinds: [] },
  ),
  claim(
    /nous nous sommes (?:[\p{L}’]+ ){0,3}(?:croisée?s|rencontrée?s|vue?s|parlé)|on se connaît|on s[’']est (?:déjà )?(?:croisée?s?|rencontrée?s?|vue?s?|parlé)/u,
    { stems: '' },
  ),
  claim(
    /(?:une?|notre|nos) (?:amie?|collègue|connaissance|relation|contact)s? (?:communs?|communes?|en commun)/u,
    { stems: '' },
  ),
  claim(
    /nous étions [^.!?\n]{0,30}(?:salon|forum|congrès|conférence|soirée|événement|séminaire|promotion|promo)/u,
    { stems: '' },
  ),
  claim(
    /m[’'](?:a|ont|avait) (?:donné|transmis|communiqué|indiqué|fourni) (?:votre|ton|vos|tes) (?:nom|contact|coordonnées|numéro|adresse|profil)/u,
    { stems: '' },
  ),
  claim(/une? \p{L}+ sur (?:\p{L}+|\d{1,3}) [^.!?\n]{0,40}chez (?:vous|toi)/u, { stems: '' }),
  claim(
    /(?:la moitié|(?:le|un) (?:tiers|quart)|les (?:deux tiers|trois quarts)) de (?:vos|votre|tes|ton|ta)|(?:de moitié|d[’']un (?:tiers|quart|cinquième|dixième))(?! d[’']heure| de (?:vos|l))/u,
    { stems: 'moitie tiers quart cinqui dixiem' },
  ),
  claim(/m[’'](?:a|ont|avait) (?:beaucoup )?(?:parlé|conseillé|recommandé|suggéré) (?:de|d[’']\p{L}+)/u, {
    stems: '',
  }),
];
