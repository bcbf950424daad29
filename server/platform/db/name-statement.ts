import type { Attributes } from '../telemetry/telemetry.ts';

/** What a statement does and to which table: its text may hold a value, and stays here. */
export function nameStatement(asked: unknown): { name: string; attributes: Attributes } {
  const text = typeof asked === 'string' ? asked : ((asked as { text?: unknown } | undefined)?.text ?? '');
  const head = typeof text === 'string' ? text.slice(0, headLength) : '';
  const operation = (/^\s*(?:\(\s*)?([a-z]+)/i.exec(head)?.[1] ?? 'sql').toLowerCase();
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?[a-z_]+"?\.)?"?[a-z_]+"?)/i
    .exec(head)?.[1]
    ?.replaceAll('"', '');
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}

/** The table of a long list of columns comes late. */
const headLength = 4_000;
