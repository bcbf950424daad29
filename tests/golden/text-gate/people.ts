import type { Fact, FactKind } from '../../../core/facts/fact.ts';
import { layOut, type Message, type Sentence, type SentenceRole } from '../../../core/messages/message.ts';
import { messageLimits } from '../../../core/messages/text-limits.ts';
import type { TextRules } from '../../../core/messages/text-rules.ts';

/** What the tests of the gate share: somebody to write to, and a short way to write what is said. */
const fact = (id: string, kind: FactKind, text: string, more: Partial<Fact> = {}): Fact => ({
  id,
  kind,
  text,
  source: id.startsWith('o') ? 'offer' : 'current_position',
  seenAt: '2026-11-14T09:00:00.000Z',
  date: null,
  url: null,
  ...more,
});

export const facts: Fact[] = [
  fact('p1', 'first_name', 'Éléonore'),
  fact('p2', 'last_name', 'Saint-Aubin'),
  fact('p3', 'role', 'Directrice des ressources humaines'),
  fact('p4', 'company', 'Laiterie des Trois Monts'),
  fact('p5', 'place', 'Chambéry, Auvergne-Rhône-Alpes, France'),
  fact('p6', 'post', 'Notre troisième site ouvrira à Rumilly : 40 recrutements d’ici juin 2027.', {
    source: 'post',
    date: '2026-11-09',
  }),
  fact('p7', 'role_detail', 'DRH, 410 salariés, équipes en 3 × 8'),
  fact('p8', 'school', 'Université Savoie Mont Blanc'),
  fact('p9', 'role_since', 'En poste depuis 2019', { date: '2019' }),
  fact('o1', 'sender_company', 'Liseré'),
  fact('o2', 'selling_point', '12 mois de bulletins relus en 10 jours, sans accès au logiciel'),
  fact('o3', 'service', 'Contrôle de paie pour les ETI de 200 à 2 000 salariés, https://lisere.example'),
];

export const rules: TextRules = {
  facts,
  person: { firstName: 'Éléonore', lastName: 'Saint-Aubin', gender: 'feminine' },
  sender: { name: 'Hélène Vasseur-Guérin', firstName: 'Hélène', role: 'Associée', company: 'Liseré' },
  kind: 'message',
  number: 1,
  limits: messageLimits,
  formality: 'vous',
  bannedPhrases: [],
  calendarLink: 'https://agenda.example/helene',
};

/** Facts of somebody else: nothing but a name and a job that say nothing of a gender. */
export const camille: TextRules = {
  ...rules,
  facts: [
    fact('p1', 'first_name', 'Camille'),
    fact('p3', 'role', 'Responsable des achats'),
    ...facts.slice(9),
  ],
  person: { firstName: 'Camille', lastName: 'Morel', gender: null },
};

/** A head of HR in a company of 97 people, with one former employer and a school. */
export const claire: TextRules = {
  ...rules,
  facts: [
    fact('p1', 'first_name', 'Claire'),
    fact('p2', 'last_name', 'François'),
    fact('p3', 'role', 'Directrice des ressources humaines'),
    fact('p4', 'company', 'Aubert Santé'),
    fact('p5', 'headcount', '97 salariés', { source: 'company_page' }),
    fact('p6', 'role_since', 'Depuis mars 2019', { date: '2019-03' }),
    fact('p7', 'past_role', 'Responsable de la paie chez Nomatec', { source: 'past_position', date: '2018' }),
    fact('p8', 'school', 'Université de Lille', { source: 'education', date: '1996' }),
    fact('p9', 'post', 'Nous ouvrons une crèche pour nos équipes.', { source: 'post', date: '2025-11-20' }),
    ...facts.slice(9),
  ],
  person: { firstName: 'Claire', lastName: 'François', gender: null },
};

/** « bonjour » for a greeting, « > » before a hook; every other line is an offer, a question or a signature. */
export function write(text: string, evidence: string[] = []): Message {
  const lines = text.split('\n').filter(Boolean);
  const sentences: Sentence[] = lines.map((line, at) => ({
    role: roleOf(line, at === lines.length - 1 && lines.length > 1),
    text: line.replace(/^> /, ''),
    evidence: line.startsWith('> ') ? evidence : [],
  }));
  return layOut(sentences, 'message');
}

function roleOf(line: string, isLast: boolean): SentenceRole {
  if (/^(?:bonjour|bonsoir|salut|cher|chère)/i.test(line)) return 'greeting';
  if (line.startsWith('> ')) return 'hook';
  if (line.endsWith('?')) return 'question';
  return isLast && line.length < 20 ? 'signature' : 'offer';
}

/** A text, and all that is found in it as « code: passage »; a text that passes has none. */
export type GateCase = {
  text: string;
  finds: string[];
  rules: TextRules;
  evidence: string[];
  /** Words that the dictionary does not know, with what they could be; unset: there is no dictionary. */
  unknownWords?: Record<string, string[]>;
  recentTexts?: string[];
};

export const to =
  (base: TextRules, changed: Partial<Omit<GateCase, 'text' | 'finds' | 'rules'>> = {}) =>
  (text: string, ...finds: string[]): GateCase => ({ text, finds, rules: base, evidence: [], ...changed });
