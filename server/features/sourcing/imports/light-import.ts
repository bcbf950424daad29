import { and, eq, getTableColumns } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type ImportRow, imports } from './imports.table.ts';

const { source: _source, ...light } = getTableColumns(imports);

/** Everything but the file itself. */
export const lightColumns = light;
export type LightImport = Omit<ImportRow, 'source'>;

export const ownImport = (ctx: MemberCtx, id: string) => and(own(imports, ctx.actor), eq(imports.id, id));
