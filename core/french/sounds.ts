import { fold } from '../words/fold.ts';
import { isSpelled } from './acronyms.ts';

const stems = (list: string) => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})`);

/** The h nobody hears. A name in H that is not here keeps its « de »: « de Hugo », « de Heineken ». */
const muteH = stems(`
  habi[lt] hadri hagiog haiti haleine halein hallucin halogen halter hamec harmoni harmonis havas hazebr hebdo heberg
  hedon hellen hemer hephai hera$ hesper hesti hevea hibisc holist horus hortus
  hebet hebr hecat hector hecto hegemon hele[an] helic heli[aeons] heliport helois helvet hemato hemis hemo
  hendaye henin henri henry hepat herault herac herbe(?!rt) herbi herbl herbo hercul heredi heric herit hermeneu hermes hermet
  hermin hermio heroin heroiq heroism herve hesit heter heure heureu heuris hexa hiat hibern hidalgo hier$ hilair hilari
  hindou hippi[aq] hippo hirond hirson histo(?!n) hiver homeo homere homi homme homo(?!$) honn honor hopit horace
  horair horiz horlog hormis hormon horos horreur horrib horrif horten horti hospic hospita(?!lity) hosti hote(?!s?s?$)
  hotes?$ hotess huben hubert huguet hugues huil huissier huitr humain humani humb(?!o) humec humeu humid humili humour
  humor humus hyac hybrid hydr hyene hyeres hygi hymn hyper hypn hypo hysop hyster`);

/** Of common words, the ones whose h is a pause: « le hackathon », « la hausse », « le hub ». */
const aspiratedH = stems(`
  ha$ habanera hach hack haddock hagard haie haill hain hair hais halage hale hales halet hall halo$ halos$ halte
  hamac hamburg hameau hammam hamp hamster hanap hanch hand hangar hanneton hans hant happ harang haras harc hard harem
  hareng hargn haricot harki harnac harnais harp hasard hasch hash hat[eio] haub haus hausse haut hav haye hayon hazard head
  heaum hedge hein hel[ae] help henn here$ heriss hern heron heros herse hertz hetr heurt hi-fi hibou hic$ hid hier[ao]
  high hip hipp[iy] hiss hit hobb hobe hoch hockey hold hollan homard home hong hont hoquet hord horion hors hosting
  hot-? hotline hott hou hub huch hue hug hui[ts](?!r) hul hum$ hun hupp hur hus hut hype$`);

/** A vowel that is not run into: numerals, « oui », what begins like « yaourt » and « Ouigo ». */
const unelidedVowel = /^(?:onz|oui(?!e$|r)|ouah|uhlan|ulul)/;
const vowel = /^[aeiou]/;
/** « l’Yonne », « d’Yves », « d’Ypres », and « de Yann », « le yaourt ». */
const vowelY = /^y(?![aeiou])|^(?:yonne|yerres|yeu$|yeuse|yeux|yevre)/;

/** Whether what follows makes the word before it lose its vowel: « d’Airbus », « de Hugo », « d’EDF ». */
export function startsWithVowelSound(text: string): boolean {
  const first = text.replace(/^[\s"“«(]+/, '').split(/[\s,;:!?)»”"]/)[0] ?? '';
  // Custom runs on before a named vowel or h only: « d’EDF », « d’HEC », yet « de LVMH », « de SFR ».
  if (isSpelled(first)) return /^[AEIOUH]/.test(fold(first).toUpperCase());
  const word = fold(first);
  if (word.startsWith('h')) {
    const [head = ''] = word.split(/[-’.]/);
    if (muteH.test(head)) return true;
    return /^h/.test(first) && !aspiratedH.test(word);
  }
  if (unelidedVowel.test(word)) return false;
  return vowel.test(word) || vowelY.test(word);
}
