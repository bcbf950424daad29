import type { ProcessingRegister, RegisterEntry } from '#contract/overview/privacy.ts';
import { statusLabels } from '#core/campaigns/campaign-status.ts';
import { registerFields, registerNames } from '#core/privacy/register.ts';
import { csvLine, guardFormula } from '#core/words/write-csv.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { makePdf, type Paper } from '#server/platform/pdf/make-pdf.ts';
import { readRegister } from './read-register.ts';

const byteOrderMark = '\u{FEFF}';
const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

export async function exportRegister(ctx: MemberCtx, format: 'pdf' | 'csv'): Promise<Buffer> {
  const register = await readRegister(ctx);
  return format === 'csv' ? csvOf(register) : pdfOf(register, ctx.clock.now());
}

const textsOf = ({ proposed, written }: RegisterEntry) =>
  registerFields.map((field) => written[field] ?? proposed[field]);

const stateOf = ({ status, isRemoved }: RegisterEntry) => (isRemoved ? 'Supprimée' : statusLabels[status]);

function csvOf({ controller, entries }: ProcessingRegister): Buffer {
  const heads = [
    ...['Responsable du traitement', 'Entreprise', 'Contact', 'Traitement', 'État', 'Personnes'],
    ...registerFields.map((field) => registerNames[field]),
  ];
  const rows = entries.map((entry) => [
    ...[controller.name, controller.company, controller.email],
    ...[entry.name, stateOf(entry), String(entry.people)],
    ...textsOf(entry),
  ]);
  const lines = [heads, ...rows].map((row) => csvLine(row.map(guardFormula), ';'));
  return Buffer.from(byteOrderMark + lines.join(''));
}

const pdfOf = ({ controller, entries }: ProcessingRegister, madeAt: Date): Promise<Buffer> => {
  const title = 'Registre des traitements';
  const foot = `${title} · ${controller.name} · ${long.format(madeAt)}`;
  return makePdf({ title, author: 'Accroche', madeAt, foot }, (paper) => {
    paper.title(title, 'Article 30 du RGPD', `Établi le ${long.format(madeAt)}`);
    paper.paragraph(
      `Responsable du traitement\u00a0: ${[controller.name, controller.company, controller.email].filter(Boolean).join(', ')}. Proposé d’après les campagnes et la configuration, corrigé par le responsable\u00a0; aucun juriste ne l’a relu pour lui.`,
    );
    writeEntries(paper, entries);
  });
};

/** Campaign by campaign. */
export function writeEntries(paper: Paper, entries: readonly RegisterEntry[]): void {
  if (entries.length === 0) paper.paragraph('Aucune campagne, donc aucun traitement à inscrire.');
  for (const entry of entries) {
    paper.section(entry.name, `${stateOf(entry)} · personnes\u00a0: ${entry.people}`);
    paper.table(
      [
        { head: 'Rubrique', share: 0.26 },
        { head: 'Ce qui est fait', share: 0.74 },
      ],
      textsOf(entry).map((text, at) => [registerNames[registerFields[at] ?? 'purpose'], text]),
    );
  }
}
