import { timeLimits } from './time-limits.ts';

/** They come with every connection of this role to this database, through a pooler too: none is asked for at its start. */
const settings = {
  statement_timeout: String(timeLimits.statementMs),
  idle_in_transaction_session_timeout: String(timeLimits.idleInTransactionMs),
  // With the usual four, the index of a million people answers « somewhere on these pages » and every row is read.
  work_mem: '16MB',
};

const known = Object.entries(settings).map(([name, value]) => `'${name}=${value}'`);
const changes = Object.entries(settings).map(
  ([name, value]) =>
    `execute format('alter role session_user in database %I set ${name} = %L', current_database(), '${value}');`,
);

/** A role may always change its own; written only where they differ. */
export const roleSettingsSql = `do $$ begin
  if not exists (
    select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
    where d.datname = current_database() and r.rolname = session_user and s.setconfig @> array[${known.join(', ')}]
  ) then ${changes.join(' ')} end if;
end $$`;
