import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { and, eq, ne, sql } from 'drizzle-orm';
import { Zip, type ZipInputFile } from 'fflate';
import { paths } from '#contract/paths.ts';
import { dayMs } from '#core/time/durations.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inLongTransaction, inTransaction } from '#server/platform/ctx.ts';
import { readAccountFile, readme } from './account-file.ts';
import { dataExportParts, dataExports } from './data-export.table.ts';
import { rowsAsCsv, rowsAsJson } from './export-rows.ts';
import { exportedTables } from './exported-tables.ts';

const partBytes = 1024 * 1024;
const keptMs = 7 * dayMs;
/** How a ZIP calls a file that is deflated. */
const deflated = 8;
/** The account, then each table. */
export const exportSteps = exportedTables.length + 1;

/** Makes the file; one that cannot be made says so, and the next try of the job may still succeed. */
export async function makeExport(ctx: Ctx, exportId: string): Promise<void> {
  try {
    await makeFile(ctx, exportId);
  } catch (error) {
    await ctx.db.update(dataExports).set({ state: 'failed' }).where(eq(dataExports.id, exportId));
    throw error;
  }
}

/** In pieces, from the start: a try that was cut short leaves nothing of itself. */
async function makeFile(ctx: Ctx, exportId: string): Promise<void> {
  const [asked] = await ctx.db
    .update(dataExports)
    .set({ state: 'making', stepsDone: 0 })
    .where(and(eq(dataExports.id, exportId), ne(dataExports.state, 'ready')))
    .returning();
  if (!asked) return;
  await ctx.db.delete(dataExportParts).where(eq(dataExportParts.exportId, exportId));
  const archive = openArchive(exportId);
  await inTransaction(ctx, async (ctx) => {
    await archive.add(ctx, 'LISEZ-MOI.txt', [readme(ctx.clock.now())]);
    await archive.add(ctx, 'compte.json', [await readAccountFile(ctx, asked.userId)]);
  });
  await noteStep(ctx, exportId);
  const workspaceId = workspaceOf(asked.userId);
  for (const { file, table } of exportedTables) {
    await inLongTransaction(ctx, 'export', async (ctx) => {
      // Both files of a table from one view of it.
      await ctx.db.execute(sql`set transaction isolation level repeatable read`);
      await archive.add(ctx, `json/${file}.json`, rowsAsJson(ctx, table, workspaceId));
      await archive.add(ctx, `csv/${file}.csv`, rowsAsCsv(ctx, table, workspaceId));
    });
    await noteStep(ctx, exportId);
  }
  await inTransaction(ctx, async (ctx) => {
    const bytes = await archive.finish(ctx);
    const readyAt = ctx.clock.now();
    await ctx.db
      .update(dataExports)
      .set({ state: 'ready', bytes, readyAt, expiresAt: new Date(readyAt.getTime() + keptMs) })
      .where(eq(dataExports.id, exportId));
    await notify(ctx, asked.userId, {
      type: 'success',
      title: 'La copie de vos données est prête',
      message: 'Téléchargez-la dans les sept jours.',
      link: paths.ownAccount,
    });
  });
}

const noteStep = (ctx: Ctx, id: string) =>
  ctx.db
    .update(dataExports)
    .set({ stepsDone: sql`${dataExports.stepsDone} + 1` })
    .where(eq(dataExports.id, id));

/** A ZIP whose bytes go to the database as they are made: about a part of it is held at once. */
function openArchive(exportId: string) {
  const waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let bytes = 0;
  let number = 0;
  const zip = new Zip((error, data) => {
    if (error) throw error;
    waiting.push(data);
    waitingBytes += data.length;
    bytes += data.length;
  });
  const flush = async ({ db }: Ctx) => {
    if (waitingBytes === 0) return;
    await db.insert(dataExportParts).values({ exportId, number, content: Buffer.concat(waiting) });
    number += 1;
    waiting.length = 0;
    waitingBytes = 0;
  };
  return {
    add: async (ctx: Ctx, name: string, pieces: Iterable<string> | AsyncIterable<string>) => {
      const entry: ZipInputFile = { filename: name, compression: deflated, size: 0, crc: 0 };
      zip.add(entry);
      // The machine's own zlib, which is several times quicker than one in JavaScript and leaves less behind.
      const deflate = createDeflateRaw();
      deflate.on('data', (data: Buffer<ArrayBuffer>) => entry.ondata?.(null, data, false));
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece);
        entry.size = (entry.size ?? 0) + bytes.length;
        entry.crc = crc32(bytes, entry.crc);
        await new Promise<void>((resolve, reject) => {
          deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
        });
        if (waitingBytes >= partBytes) await flush(ctx);
      }
      deflate.end();
      await once(deflate, 'end');
      entry.ondata?.(null, new Uint8Array(0), true);
    },
    finish: async (ctx: Ctx): Promise<number> => {
      zip.end();
      await flush(ctx);
      return bytes;
    },
  };
}
