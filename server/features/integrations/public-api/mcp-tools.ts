import { z } from 'zod';
import { type ApiCall, isWrite } from '#contract/v1/api-call.ts';
import { apiCalls } from '#contract/v1/calls.ts';
import type { ApiScope } from '#core/integrations/api-scopes.ts';

export type Given = Record<string, unknown>;

/** The user's own yes: no assistant gives it, whatever its key may do. */
const byNobodyElse: readonly string[] = ['drafts.approve'];
const calls = new Map(
  apiCalls
    .filter(({ name }) => !byNobodyElse.includes(name))
    .map((call) => [call.name.replace('.', '_'), call]),
);

export const toolOf = (name: string): ApiCall | undefined => calls.get(name);

export const confirmTool = {
  name: 'confirm',
  title: 'Confirmer un aperçu',
  description:
    'Fait ce qu’un aperçu a montré, une seule fois. À n’appeler qu’après l’accord de la personne, avec le jeton de cet aperçu.',
  inputSchema: {
    type: 'object' as const,
    properties: { token: { type: 'string', description: 'Le « confirmationToken » de l’aperçu.' } },
    required: ['token'],
  },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
};

/** Those that a key may use. */
export const toolsFor = (scopes: readonly ApiScope[]) => [
  ...[...calls]
    .filter(([, { scope }]) => scope === null || scopes.includes(scope))
    .map(([name, call]) => describeTool(name, call)),
  confirmTool,
];

function describeTool(name: string, call: ApiCall) {
  const { summary, detail, endpoint } = call;
  const parts = [endpoint.params, isWrite(call) ? undefined : endpoint.query].map(schemaOf);
  const body = schemaOf(endpoint.body);
  return {
    name,
    title: summary,
    description: [
      isWrite(call)
        ? `Aperçu seulement\u00a0: ${summary}. Rien n’est fait avant «\u00a0confirm\u00a0».`
        : `${summary}.`,
      detail,
    ]
      .filter(Boolean)
      .join(' '),
    inputSchema: {
      type: 'object' as const,
      properties: {
        ...Object.assign({}, ...parts.map(({ properties }) => properties)),
        ...(endpoint.body && { body }),
      },
      required: [...parts.flatMap(({ required }) => required), ...(endpoint.body ? ['body'] : [])],
    },
    annotations: { readOnlyHint: !isWrite(call), destructiveHint: false },
  };
}

type ObjectSchema = { properties: Given; required: string[] };

function schemaOf(schema: z.ZodType | undefined): ObjectSchema {
  if (!schema) return { properties: {}, required: [] };
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { ...json, properties: (json.properties ?? {}) as Given, required: json.required ?? [] };
}

/** The call of the API that a tool stands for. */
export function requestOf(
  { endpoint }: ApiCall,
  given: Given,
  isDry: boolean,
): { url: string; body?: unknown } {
  const named = new Set<string>();
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    named.add(name);
    return encodeURIComponent(String(given[name] ?? ''));
  });
  const { body, ...rest } = given;
  const query = new URLSearchParams(
    Object.entries(rest)
      .filter(([name]) => !named.has(name) && name !== 'dry_run')
      .map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (isDry) query.set('dry_run', 'true');
  return { url: `${path}?${query}`, ...(endpoint.body && { body: body ?? {} }) };
}
