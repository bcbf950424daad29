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

/** The end of a sentence. */
export const describeProcessors = (processors: readonly Processor[]): string =>
  processors.length === 0
    ? 'aucun n’est déclaré'
    : processors
        .map(({ name, task }) => `${task}\u00a0: ${name ?? 'nom communiqué sur demande'}`)
        .join('\u00a0; ');
