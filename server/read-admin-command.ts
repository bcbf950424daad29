import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Email, NewPassword } from '#contract/identity/auth.ts';
import { FirstName, LastName } from '#contract/identity/users.ts';
import { plans } from '#core/identity/plans.ts';
import type { NewAccount } from './features/overview/admin/create-account.ts';

/** What was typed cannot be done; its message says why, and how to type it. */
export class CommandError extends Error {}

export type AdminCommand =
  | { verb: 'create'; account: NewAccount }
  | { verb: 'set-plan'; email: string; plan: NewAccount['plan'] }
  | { verb: 'recount' }
  | { verb: 'prices' };

const usage = `Usage :
  npm run admin -- create <adresse e-mail> --first-name <prénom> --last-name <nom>
                   [--plan ${plans.join('|')}] [--admin] [--password <mot de passe>]
  npm run admin -- set-plan <adresse e-mail> <${plans.join('|')}>
  npm run admin -- recount
  npm run admin -- prices

Sans --password ni variable ACCOUNT_PASSWORD, le mot de passe est tiré au hasard et affiché une seule fois.`;

const options = {
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  plan: { type: 'string' },
  admin: { type: 'boolean' },
  password: { type: 'string' },
} as const;

const Plan = z
  .string({ error: `La formule manque : ${plans.join(', ')}.` })
  .toUpperCase()
  .pipe(z.enum(plans, { error: `Formule inconnue. Choisissez ${plans.join(', ')}.` }));

export function readAdminCommand(args: string[], password: string | undefined): AdminCommand {
  const { values, positionals } = parse(args);
  const [verb, email, plan, ...more] = positionals;
  if (verb === 'create' && plan === undefined) {
    const account = {
      email: check('adresse e-mail', Email, email),
      firstName: check('--first-name', FirstName, values['first-name']),
      lastName: check('--last-name', LastName, values['last-name']),
      plan: check('--plan', Plan, values.plan ?? 'FREE'),
      isAdmin: values.admin ?? false,
      password: check('--password', NewPassword.nullable(), values.password ?? password ?? null),
    };
    return { verb, account };
  }
  if (verb === 'set-plan' && more.length === 0 && Object.keys(values).length === 0)
    return { verb, email: check('adresse e-mail', Email, email), plan: check('formule', Plan, plan) };
  if ((verb === 'recount' || verb === 'prices') && args.length === 1) return { verb };
  throw new CommandError(verb ? `Commande non comprise : ${args.join(' ')}\n\n${usage}` : usage);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { code } = error as { code?: string };
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new CommandError(`Option inconnue ou sans valeur.\n\n${usage}`);
  }
}

function check<T>(name: string, shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new CommandError(`${name} : ${parsed.error.issues[0]?.message}\n\n${usage}`);
}
