import { passwordMaxLength, passwordMinLength } from './password-rules.ts';

export type PasswordStrengthResult = { score: 0 | 1 | 2 | 3 | 4; isAcceptable: boolean; advice: string };

const acceptableScore = 3;
// The search grows much faster than the password; past this length the beginning says enough.
const analysedLength = 48;
const productWords = ['accroche', 'prospection', 'linkedin'];
const frenchFavourites = [
  'motdepasse',
  'azertyuiop',
  'azerty',
  'bienvenue',
  'jetaime',
  'bonjour',
  'soleil',
  'doudou',
];

const warnings: Record<string, string> = {
  straightRow: 'Une rangée de touches du clavier se devine vite.',
  keyPattern: 'Un motif du clavier se devine vite.',
  simpleRepeat: 'Des caractères répétés se devinent vite.',
  extendedRepeat: 'Un motif répété se devine vite.',
  sequences: 'Une suite comme « abc » ou « 123 » se devine vite.',
  recentYears: 'Une année récente se devine vite.',
  dates: 'Une date se devine vite.',
  topTen: 'C’est l’un des mots de passe les plus utilisés.',
  topHundred: 'C’est un mot de passe très utilisé.',
  common: 'C’est un mot de passe courant.',
  similarToCommon: 'Il ressemble trop à un mot de passe courant.',
  wordByItself: 'Un mot seul se devine vite.',
  namesByThemselves: 'Un nom seul se devine vite.',
  commonNames: 'Un prénom ou un nom courant se devine vite.',
  userInputs: 'Évitez votre nom, votre adresse et le nom du service.',
};
const wayOut = 'Enchaînez quatre mots sans rapport entre eux.';

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What an attacker who knows the user would try first, longest first. */
function guessableWords(context: string[]): string[] {
  const given = context.map((text) => plain(text.trim().slice(0, 254)));
  const parts = given.flatMap((text) => [text, ...text.split(/[^a-z0-9]+/), text.replace(/[^a-z0-9]/g, '')]);
  const words = [...parts, ...productWords].filter((word) => word.length > 2);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** « abcabcabcab » is worth « abcabc », however long. */
function withoutRepetition(text: string): string {
  for (let period = 1; period * 2 <= text.length; period++) {
    if (text.startsWith(text.slice(period))) return text.slice(0, period * 2);
  }
  return text;
}

type Measure = { score: PasswordStrengthResult['score']; warning: string | null };
let loading: Promise<(password: string) => Measure> | undefined;

async function load(): Promise<(password: string) => Measure> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const { azerty, qwerty, keypad } = common.adjacencyGraphs;
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary, 'passwords-fr': frenchFavourites },
    graphs: { azerty, qwerty, keypad },
    l33tMaxSubstitutions: 20,
  });
  return (password) => {
    const { score, feedback } = zxcvbn.check(password);
    return { score, warning: feedback.warning };
  };
}

/** The strength of what remains once everything known about the user is taken out. */
async function measure(password: string, context: string[]): Promise<Measure> {
  loading ??= load().catch((failure) => {
    loading = undefined; // the next call tries again
    throw failure;
  });
  const check = await loading;
  const analysed = withoutRepetition(password.slice(0, passwordMaxLength)).slice(0, analysedLength);
  const whole = check(analysed);
  const rest = guessableWords(context).reduce((text, word) => text.replaceAll(word, ''), plain(analysed));
  if (rest === plain(analysed)) return whole;
  const unknown = check(rest);
  return unknown.score < whole.score ? { score: unknown.score, warning: 'userInputs' } : whole;
}

/** Browser and server measure with this same function; dictionaries are loaded with the first call. */
export async function passwordStrength(password: string, context: string[]): Promise<PasswordStrengthResult> {
  const { score, warning } = await measure(password, context);
  const missing = passwordMinLength - password.length;
  const isAcceptable = missing <= 0 && password.length <= passwordMaxLength && score >= acceptableScore;
  return { score, isAcceptable, advice: isAcceptable ? 'Ce mot de passe convient.' : advise() };

  function advise(): string {
    if (password.length > passwordMaxLength) return `${passwordMaxLength} caractères au plus.`;
    if (score >= acceptableScore)
      return `Encore ${missing} ${missing > 1 ? 'caractères' : 'caractère'} au moins.`;
    const reason = warning === null ? undefined : warnings[warning];
    return reason ? `${reason} ${wayOut}` : wayOut;
  }
}
