import { startsWithVowelSound } from '../sounds.ts';

/** Somebody addressed in the other register would be addressed in both. */
export const otherRegister = {
  tu: /(?<!\p{L}|rendez-)(?:vous|votre|vos)(?!\p{L})|(?<!\p{L})(?!chez|assez)\p{L}{2,}ez-/iu,
  vous: /(?<!\p{L})(?:tu|toi|te|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu,
};

/** « vous » and « tu » of the verbs that questions are asked with. */
const verbs = new Map(
  `avez as|êtes es|faites fais|pouvez peux|savez sais|voulez veux|devez dois|allez vas|prenez prends|tenez tiens|voyez vois|mettez mets|suivez suis|partez pars|repartez repars|recevez reçois|gérez gères|utilisez utilises|traitez traites|contrôlez contrôles|vérifiez vérifies|passez passes|gardez gardes|calculez calcules|comptez comptes|travaillez travailles|confiez confies|préparez prépares|pensez penses|trouvez trouves|cherchez cherches|mesurez mesures|relisez relis|recrutez recrutes|formez formes|testez testes|laissez laisses|préférez préfères|souhaitez souhaites|envisagez envisages|rencontrez rencontres|connaissez connais|choisissez choisis|décidez décides|organisez organises|planifiez planifies|pilotez pilotes|déployez déploies|changez changes`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const verbsBack = new Map([...verbs].map(([vous, tu]) => [tu, vous]));

const sameCase = (like: string, word: string) =>
  /^\p{Lu}/u.test(like) ? `${word.slice(0, 1).toLocaleUpperCase('fr')}${word.slice(1)}` : word;

/** The user's sentence in the register of the text; null when it cannot surely be turned. */
export function inRegister(text: string, formality: 'vous' | 'tu'): string | null {
  if (!otherRegister[formality].test(text)) return text;
  const turned = formality === 'tu' ? toTu(text) : toVous(text);
  return otherRegister[formality].test(turned) ? null : turned;
}

const toTu = (text: string) =>
  text
    .replace(/(?<!\p{L})(\p{L}+ez|êtes|faites)-vous(?!\p{L})/giu, (all, verb: string) => {
      const turned = verbs.get(verb.toLocaleLowerCase('fr'));
      return turned ? `${sameCase(verb, turned)}-tu` : all;
    })
    .replace(/(?<!\p{L})vous (\p{L}+ez|êtes|faites)(?!\p{L})/giu, (all, verb: string) => {
      const turned = verbs.get(verb.toLocaleLowerCase('fr'));
      return turned ? `${sameCase(all, 'tu')} ${turned}` : all;
    })
    .replace(/(?<!\p{L})(?:chez|pour|avec|à|par) vous(?!\p{L})/giu, (all) => all.replace('vous', 'toi'))
    .replace(/(?<!\p{L})vos(?=\s)/giu, (all) => sameCase(all, 'tes'))
    .replace(/(?<!\p{L})votre (\p{L}+)/giu, (all, noun: string) => {
      const own = startsWithVowelSound(noun) ? 'ton' : genderOf(noun);
      return own ? `${sameCase(all, own)} ${noun}` : all;
    });

const toVous = (text: string) =>
  text
    .replace(/(?<!\p{L})(\p{L}+)-tu(?!\p{L})/giu, (all, verb: string) => {
      const turned = verbsBack.get(verb.toLocaleLowerCase('fr'));
      return turned ? `${sameCase(verb, turned)}-vous` : all;
    })
    .replace(/(?<!\p{L})tu (\p{L}+)(?!\p{L})/giu, (all, verb: string) => {
      const turned = verbsBack.get(verb.toLocaleLowerCase('fr'));
      return turned ? `${sameCase(all, 'vous')} ${turned}` : all;
    })
    .replace(/(?<!\p{L})tes(?=\s)/giu, (all) => sameCase(all, 'vos'))
    .replace(/(?<!\p{L})(?:ton|ta)(?=\s)/giu, (all) => sameCase(all, 'votre'))
    .replace(/(?<!\p{L})toi(?!\p{L})/giu, (all) => sameCase(all, 'vous'));

/** Nouns whose gender their ending tells, and a few that trades speak of. */
const genderOf = (noun: string): 'ton' | 'ta' | null =>
  /(?:ment|age|isme|eau|ing|ier)$/u.test(noun) ||
  /^(?:parc|site|service|logiciel|SIRH|ERP|CRM|planning|budget)$/iu.test(noun)
    ? 'ton'
    : /(?:tion|sion|té|ure|ence|ance|erie|logie)$/u.test(noun) ||
        /^(?:paie|ligne|flotte|société|marque)$/iu.test(noun)
      ? 'ta'
      : null;
