import { CrmError } from '../crm.ts';
import type { PipedriveClient } from './pipedrive-client.ts';
import { WireField } from './wire.ts';

/** The field of ours under which a record is made once: Pipedrive itself keeps two of anything. */
export const keyField = 'accroche_id';
export const profileField = 'accroche_profil';
export const siteField = 'accroche_site';

/** Fields of ours, by what they are called there: Pipedrive gives each a code, another one in every account. */
const titles: Record<string, string> = {
  [keyField]: 'Identifiant Accroche',
  accroche_poste: 'Intitulé de poste',
  accroche_ville: 'Ville',
  [siteField]: 'Site web',
  [profileField]: 'Profil LinkedIn',
  accroche_etape: 'Étape Accroche',
};

const kinds = {
  person: { path: 'personFields', own: Object.keys(titles) },
  organization: { path: 'organizationFields', own: [keyField, siteField] },
  deal: { path: 'dealFields', own: [keyField] },
} as const;
type FieldKind = keyof typeof kinds;

const textTypes = ['varchar', 'varchar_auto', 'text'];
const isText = ({ field_type, is_custom_field }: WireField) =>
  is_custom_field && textTypes.includes(field_type);

export type Fields = Awaited<ReturnType<typeof readFields>>;

/** How the fields of ours are called in this account, both ways. */
export async function readFields(client: PipedriveClient, kind: FieldKind) {
  const known = (await client.list(kinds[kind].path, WireField)).filter(isText);
  const codes = new Map<string, string>();
  for (const name of kinds[kind].own) {
    const code = known.find(({ field_name }) => field_name === titles[name])?.field_code;
    if (code) codes.set(name, code);
  }
  const names = new Map([...codes].map(([name, code]) => [code, name]));
  const all = new Set(known.map(({ field_code }) => field_code));
  return {
    known,
    nameOf: (code: string): string => names.get(code) ?? code,
    /** null: there is no such text. */
    codeOf: (name: string): string | null => codes.get(name) ?? (all.has(name) ? name : null),
    /** Without it a second record could be made: nothing goes on. */
    keyCode: (): string => {
      const code = codes.get(keyField);
      if (code) return code;
      throw new CrmError(
        'refused',
        `le champ «\u00a0${titles[keyField]}\u00a0» n’y est plus. Déconnectez puis reconnectez Pipedrive.`,
      );
    },
  };
}

/** Makes those that are missing; one of the same name that somebody made before is taken as it is. */
export async function makeFields(client: PipedriveClient): Promise<void> {
  for (const kind of ['person', 'organization', 'deal'] as const) {
    const { codeOf } = await readFields(client, kind);
    for (const name of kinds[kind].own.filter((one) => !codeOf(one)))
      await client.makeField(kinds[kind].path, { field_name: titles[name], field_type: 'varchar' });
  }
}

/** Of what Pipedrive keeps under a code, the text; what is not one is absent. */
export const textOf = (values: Record<string, unknown> | null | undefined, code: string | null) => {
  const value = code ? values?.[code] : null;
  return typeof value === 'string' && value ? value : null;
};
