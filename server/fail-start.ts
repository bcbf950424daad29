import { EnvError } from './env.ts';
import { FolderInUseError } from './platform/db/folder-lock.ts';
import { CopyError } from './platform/db/transfer/copy-error.ts';
import { AppError } from './platform/errors.ts';
import { CommandError } from './read-admin-command.ts';

const causes: Record<string, string> = {
  EADDRINUSE: 'PORT : ce port est déjà pris. Choisissez-en un autre.',
  EADDRNOTAVAIL: 'HOST : cette adresse n’est pas celle de cette machine.',
  ENOTFOUND: 'DATABASE_URL ou HOST : ce nom de machine est introuvable.',
  ECONNREFUSED: 'DATABASE_URL : aucun serveur PostgreSQL ne répond à cette adresse.',
  '28P01': 'DATABASE_URL : utilisateur ou mot de passe refusé par PostgreSQL.',
  '3D000': 'DATABASE_URL : cette base de données n’existe pas.',
  EACCES: 'DATA_DIR : ce dossier ne peut pas être écrit.',
  EROFS: 'DATA_DIR : ce dossier ne peut pas être écrit.',
  ENOTDIR: 'DATA_DIR : ce chemin n’est pas un dossier.',
  EEXIST: 'DATA_DIR : ce chemin n’est pas un dossier.',
};

/** One clear line for what an operator can mend; everything else keeps its stack. */
export function failStart(error: unknown): never {
  const isOurs = [EnvError, FolderInUseError, CommandError, CopyError, AppError].some(
    (kind) => error instanceof kind,
  );
  const known = isOurs ? (error as Error).message : causes[codeOf(error)];
  if (known) process.stderr.write(`${known}\n`);
  else console.error(error);
  process.exit(1);
}

/** Drizzle wraps the driver's error, and a name with two addresses gives an aggregate. */
function codeOf(error: unknown): string {
  const { code, cause, errors } = error as { code?: string; cause?: unknown; errors?: unknown[] };
  if (code) return code;
  const inner = cause ?? errors?.[0];
  return inner ? codeOf(inner) : '';
}
