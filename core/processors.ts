/** Who treats data for an installation, and for what; null: the configuration does not tell its name. */
export type Processor = { name: string | null; task: string };

type Configured = {
  hasNetwork: boolean;
  writer: string | undefined;
  hasMail: boolean;
  hasPayments: boolean;
  host: string | undefined;
};

const writerNames: Record<string, string> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  mistral: 'Mistral AI',
};

export function processorsOf({ hasNetwork, writer, hasMail, hasPayments, host }: Configured): Processor[] {
  const all: (Processor | false)[] = [
    hasNetwork && { name: 'Unipile', task: 'intégration à LinkedIn' },
    writer !== undefined && { name: writerNames[writer] ?? null, task: 'modèle d’écriture' },
    hasMail && { name: null, task: 'envoi du courrier électronique' },
    hasPayments && { name: 'Stripe', task: 'paiement' },
    host !== undefined && { name: host, task: 'hébergement' },
  ];
  return all.filter((one) => one !== false);
}

/** One by one, as `tâche = nom` separated by semicolons; null where it does not read so. */
export function readProcessors(text: string): Processor[] | null {
  const lines = text.split(';').filter((line) => line.trim() !== '');
  const read = lines.map((line) => line.split('=').map((part) => part.trim()));
  if (read.length === 0 || read.some((parts) => parts.length !== 2 || parts.includes(''))) return null;
  return read.map(([task = '', name = '']) => ({ name, task }));
}

const isSame = (one: Processor, other: Processor) => one.name === other.name && one.task === other.task;

export const compareProcessors = (before: readonly Processor[], after: readonly Processor[]) => ({
  added: after.filter((one) => !before.some((other) => isSame(one, other))),
  removed: before.filter((one) => !after.some((other) => isSame(one, other))),
});

export const areSame = (before: readonly Processor[], after: readonly Processor[]): boolean => {
  const { added, removed } = compareProcessors(before, after);
  return added.length === 0 && removed.length === 0;
};

type Announced = { processors: readonly Processor[]; effectiveAt: Date };

/**
 * What is to be announced, given the last list that was: one that is planned, on its day; or the one in force, at once,
 * where nobody had said so before. A plan that is taken back is news too.
 */
export function findNewList(
  last: Announced,
  current: readonly Processor[],
  planned: Announced | null,
  now: Date,
): Announced | null {
  if (planned && !areSame(last.processors, planned.processors)) return planned;
  if (planned || areSame(last.processors, current)) return null;
  return { processors: current, effectiveAt: now };
}

/** The end of a sentence. */
export const describeProcessors = (processors: readonly Processor[]): string =>
  processors.length === 0
    ? 'aucun n’est déclaré'
    : processors
        .map(({ name, task }) => `${task}\u00a0: ${name ?? 'nom communiqué sur demande'}`)
        .join('\u00a0; ');

/** Whose parent company is in the United States, wherever their machines are. */
const underAmericanLaw = ['Anthropic', 'OpenAI', 'Stripe', 'HubSpot', 'Salesforce'];

/** A duty to look, never a finding: where data goes is in each one's contract. */
export function describeTransfers(processors: readonly Processor[], tools: readonly string[]): string {
  const names = [...processors.map(({ name }) => name), ...tools];
  const abroad = underAmericanLaw.filter((name) => names.includes(name));
  const unnamed = processors.filter(({ name }) => name === null).map(({ task }) => task);
  return [
    abroad.length > 0
      ? `Maison mère aux États-Unis\u00a0: ${abroad.join(', ')}. Vérifiez dans leur contrat le lieu de traitement et la garantie (décision d’adéquation ou clauses contractuelles types).`
      : 'Aucun transfert connu d’après les noms\u00a0: vérifiez le lieu de traitement dans le contrat de chacun, hébergeur compris.',
    ...(unnamed.length > 0 ? [`Lieu à demander à l’éditeur\u00a0: ${unnamed.join(', ')}.`] : []),
    'LinkedIn relève d’une société irlandaise, dont la maison mère est aux États-Unis.',
  ].join(' ');
}
