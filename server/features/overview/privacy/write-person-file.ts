import { ofName } from '#core/french/of-name.ts';
import { personName } from '#core/people/person-name.ts';
import { getPerson } from '#server/features/audience/people/read/get-person.ts';
import { readPersonFile } from '#server/features/audience/people/read/read-person-file.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { makePdf } from '#server/platform/pdf/make-pdf.ts';

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** The same file as the JSON one, laid out to be read. */
export async function writePersonFile(ctx: MemberCtx, personId: string): Promise<Buffer> {
  const person = await getPerson(ctx, personId);
  const file = await readPersonFile(ctx, personId);
  const madeAt = ctx.clock.now();
  const name = personName(person);
  const about = {
    title: `Dossier ${ofName(name)}`,
    author: 'Accroche',
    madeAt,
    foot: `Dossier ${ofName(name)} · ${long.format(madeAt)}`,
  };
  return makePdf(about, (paper) => {
    paper.title(name, 'Données personnelles, article 15 du RGPD', `Établi le ${long.format(madeAt)}`);
    paper.paragraph(
      'Tout ce qui est gardé au sujet de cette personne, avec la source et la date de chaque donnée. Le même contenu existe en JSON, lisible par une machine.',
    );
    for (const [title, content] of Object.entries(file)) {
      const rows = rowsOf(content);
      if (rows.length === 0) continue;
      paper.section(capital(title));
      paper.table(
        [
          { head: 'Donnée', share: 0.34 },
          { head: 'Valeur', share: 0.66 },
        ],
        rows,
      );
    }
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every value with the way to it; what is empty is left out, the JSON file has it. */
function rowsOf(content: unknown, path: readonly string[] = []): [string, string][] {
  if (content === null || content === undefined || content === '') return [];
  if (content instanceof Date) return [[path.join(', '), long.format(content)]];
  if (Array.isArray(content))
    return content.flatMap((one, at) => rowsOf(one, content.length > 1 ? [...path, String(at + 1)] : path));
  if (typeof content === 'object')
    return Object.entries(content).flatMap(([key, value]) => rowsOf(value, [...path, key]));
  return [[path.join(', ') || 'valeur', String(content)]];
}
