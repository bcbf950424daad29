import type { Gender } from '../french/elision.ts';
import { genderedAdjectives, genderedNouns } from '../french/role-nouns.ts';
import { fold } from '../words/fold.ts';

/** Said of people more than of jobs; masculine/feminine. */
const others = `
intéressé/intéressée concerné/concernée prêt/prête sûr/sûre certain/certaine content/contente heureux/heureuse
curieux/curieuse ravi/ravie seul/seule nouveau/nouvelle premier/première expert/experte attentif/attentive
convaincu/convaincue connu/connue reconnu/reconnue tenu/tenue venu/venue devenu/devenue parvenu/parvenue revenu/revenue
resté/restée parti/partie sorti/sortie né/née élu/élue promu/promue inscrit/inscrite surpris/surprise séduit/séduite
satisfait/satisfaite débordé/débordée pris/prise investi/investie averti/avertie instruit/instruite
ouvert/ouverte absent/absente présent/présente soucieux/soucieuse désireux/désireuse réticent/réticente
sensible/sensible partant/partante persuadé/persuadée compétent/compétente exigeant/exigeante
ambitieux/ambitieuse sérieux/sérieuse passionné/passionnée patient/patiente prudent/prudente réactif/réactive
actif/active créatif/créative influent/influente confronté/confrontée habitué/habituée épuisé/épuisée pressé/pressée
issu/issue lassé/lassée fier/fière las/lasse étonné/étonnée rentré/rentrée entré/entrée monté/montée passé/passée
lyonnais/lyonnaise nantais/nantaise parisien/parisienne français/française
homme/femme fondé/fondée impliqué/impliquée engagé/engagée`;

const table = new Map<string, Gender>();
for (const list of [genderedNouns, genderedAdjectives, others])
  for (const pair of list.trim().split(/\s+/)) {
    const [masculine = '', feminine = ''] = pair.split('/');
    if (masculine === feminine) continue;
    table.set(fold(masculine), 'masculine');
    table.set(fold(feminine), 'feminine');
  }

/** Participles that do not agree with the subject, or words in « -é » that are none. */
const invariable = /^(?:ete|cote|velocite|vite|prive|pose|dit|demande|rendu|permis|a cote)$/;
const nounsInE = /(?:it|et|alit|ivit|icit|ilit|nit|sit|ult|ert|oyaut|pitie|moitie|amitie)e$/;

/** The gender that a word said of a person shows; null when it shows none, or speaks of several. */
export function genderOfWord(word: string): Gender | null {
  const lower = word.toLocaleLowerCase('fr');
  const key = fold(lower);
  const known = table.get(key);
  if (known) return known;
  if (invariable.test(key) || nounsInE.test(key)) return null;
  if (/\p{L}{2}ée$/u.test(lower)) return 'feminine';
  return /\p{L}{2}é$/u.test(lower) ? 'masculine' : null;
}

/** A title only: « directrice », not « intéressée ». */
const titles = new Map<string, Gender>([
  ['femme', 'feminine'],
  ['homme', 'masculine'],
  ['expert', 'masculine'],
  ['experte', 'feminine'],
]);
for (const pair of genderedNouns.trim().split(/\s+/)) {
  const [masculine = '', feminine = ''] = pair.split('/');
  if (masculine === feminine) continue;
  titles.set(fold(masculine), 'masculine');
  titles.set(fold(feminine), 'feminine');
}
export const genderOfTitleWord = (key: string): Gender | null => titles.get(key) ?? null;
