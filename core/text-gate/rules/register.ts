import { cite, find, firstOf, type GateInput, type GateWord, type TextRule } from '../gate-input.ts';

const tuWords: ReadonlySet<string> = new Set('tu te toi ton ta tes tien tienne tiens tiennes'.split(' '));
const vousWords: ReadonlySet<string> = new Set('vous votre vos votres'.split(' '));
/** In « -ez » and no verb, or no verb of « vous ». */
const notVerbs: ReadonlySet<string> = new Set(
  'chez nez assez rez fez raz lez biez merguez suez rendez'.split(' '),
);
const vousVerbs: ReadonlySet<string> = new Set('etes faites dites'.split(' '));
/** « le ton », « un bon ton » are the noun; « le tien » and « tiens » need more than the word. */
const beforeNoun: ReadonlySet<string> = new Set(
  'le un du ce au bon meme quel son de autre sur mon leur votre vos les'.split(' '),
);
const tuOrders =
  /(?<!\p{L})(?:dis|fais|laisse|appelle|écris|réponds|envoie|donne|explique|montre|tiens|préviens|contacte|propose|indique|rappelle|parle)-(?:moi|nous|lui|m[’'])(?!\p{L})|(?<!\p{L})n[’']hésite pas(?!\p{L})/giu;

const others: Readonly<Record<string, string>> = {
  te: 'vous',
  toi: 'vous',
  ton: 'votre',
  ta: 'votre',
  tes: 'vos',
};

/** One way to address the person, and the one that was asked for. */
export const register: TextRule = (input) => {
  const isVous = input.rules.formality === 'vous';
  const wrong = isVous
    ? [...input.words.filter((_, at) => isTu(input, at)), ...findTuOrders(input)]
    : input.words.filter((_, at) => isVousForm(input, at));
  return firstOf(wrong.filter(({ isQuoted, isInLink }) => !isQuoted && !isInLink)).map(
    ({ text, start, end }) => {
      const isElided = isVous && /^t$/i.test(text);
      const until = isElided ? end + 1 : end;
      return find(
        input,
        {
          code: 'register',
          title: `${cite(input.text.slice(start, until))} : ${isVous ? 'ce message vouvoie' : 'ce message tutoie'}`,
          explanation: isVous
            ? 'La campagne vouvoie : gardez « vous » d’un bout à l’autre.'
            : 'La campagne tutoie : gardez « tu » d’un bout à l’autre.',
          fixes: [isVous ? replacement(text, start, until, isElided) : null],
        },
        start,
        until,
      );
    },
  );
};

/** Only where nothing around it has to change. */
function replacement(text: string, start: number, end: number, isElided: boolean) {
  const plain = isElided ? 'vous ' : others[text.toLowerCase()];
  if (!plain) return null;
  const word = /^\p{Lu}/u.test(text) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  return { label: `Écrire ${cite(word.trim())}`, start, end, replacement: word };
}

function isTu({ words }: GateInput, at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const { key, before, after, text } = word;
  const former = words[at - 1]?.key ?? '';
  // « a-t-il », « T-shirt »
  if (key === 't') return /^[’']/.test(after) && !before.endsWith('-');
  if (!tuWords.has(key) || /[âêîôûàèé]/iu.test(text)) return false;
  if (text.length > 1 && text === text.toUpperCase()) return false;
  if (key === 'ton')
    return !(beforeNoun.has(former) && /^[ \u00a0]$/.test(before)) && !/^[ \u00a0]?[.,;:!?)]/.test(after);
  if (key === 'tiens') return /^-/.test(after);
  if (key.startsWith('tien')) return /^(?:le|la|les|du|au|des|aux)$/.test(former);
  return true;
}

function isVousForm({ words }: GateInput, at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const { key, before, after, text } = word;
  const former = words[at - 1]?.key ?? '';
  if (key === 'vous') return !(former === 'rendez' && before === '-');
  if (vousWords.has(key)) return true;
  if (vousVerbs.has(key)) return key === 'etes' || !/^(?:bien|choses|bien)$/.test(former);
  if (!/.{2}ez$/.test(key) || notVerbs.has(key)) return false;
  // « Gomez », « Sanchez » inside a sentence are names.
  return word.isFirst
    ? !/^[ \u00a0]\p{Lu}/u.test(after + (words[at + 1]?.text ?? ''))
    : !/^\p{Lu}/u.test(text);
}

function findTuOrders({ text, words }: GateInput): GateWord[] {
  return [...text.matchAll(tuOrders)].flatMap(({ 0: found, index }) => {
    const word = words.find(({ start, end }) => start <= index && index < end);
    return word ? [{ ...word, text: found, start: index, end: index + found.length }] : [];
  });
}
