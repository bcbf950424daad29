import type { Columns } from '#core/imports/columns/columns.ts';
import { sharedFields } from '#core/imports/import-fields.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError, wrongField } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { withFile } from '../file/open-file.ts';
import type { ReadingWish } from '../file/read-text.ts';
import { imports } from '../imports.table.ts';
import { type LightImport, ownImport } from '../light-import.ts';
import { keepReading } from './keep-reading.ts';
import { readTags } from './read-tags.ts';

const perUser = {
  name: 'import-reading',
  max: 200,
  windowMinutes: 60,
  refusal: 'Vos listes ont été relues 200 fois en une heure.',
};

/** Reads the file of a draft another way, which guesses its columns again, or fills other fields with them. */
export async function readAgain(
  ctx: MemberCtx,
  draft: LightImport,
  { columns, ...wish }: ReadingWish & { columns?: Columns | undefined },
): Promise<LightImport> {
  await limitRate(ctx, perUser, ctx.actor.userId);
  const [kept] = await ctx.db
    .select({ source: imports.source })
    .from(imports)
    .where(ownImport(ctx, draft.id));
  const isSame = Object.values(wish).every((asked) => asked === undefined);
  if (!kept?.source) {
    if (isSame && !columns) return draft;
    throw new AppError(
      'conflict',
      'Une personne de cette liste a demandé son effacement\u00a0: son fichier n’est plus gardé. Confirmez la liste telle quelle, ou déposez-la à nouveau.',
    );
  }
  const { reading } = draft;
  const question = {
    bytes: kept.source,
    isPacked: true,
    wish: {
      encoding: wish.encoding ?? reading.encoding ?? undefined,
      separator: wish.separator ?? (wish.encoding ? undefined : (reading.separator ?? undefined)),
      sheet: wish.sheet ?? reading.sheet ?? undefined,
      headerLine: isSame ? reading.headerLine : wish.headerLine,
    },
    mapping: columns ?? (isSame ? draft.mapping : null),
    tags: await readTags(ctx),
  };
  return withFile(ctx.actor.userId, question, async (file) => {
    if (columns) checkColumns(columns, file.head.columns.length);
    return keepReading(ctx, draft.id, file);
  });
}

/** One column for each field at most. */
function checkColumns(columns: Columns, width: number): void {
  if (columns.length !== width) throw wrongField('columns', `Ce fichier a ${width} colonnes.`);
  const filled = columns.filter((field) => field !== null && !sharedFields.has(field));
  if (new Set(filled).size !== filled.length)
    throw wrongField('columns', 'Deux colonnes ne peuvent pas remplir le même champ.');
}
