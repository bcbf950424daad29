import type pg from 'pg';
import { plantEngine } from '../engine/plant-engine.ts';

/** One user with so many people in a sequence, five to a company; one in ten was invited. Answers with the user. */
export async function plantProspects(pool: pg.Pool, count: number, now: Date): Promise<string> {
  await plantEngine(pool, { accounts: 1, waiting: count, due: 0, now });
  await pool.query(
    `update people set email = public_identifier || '@societe-' || (numbered.n / 5) || '.example', headline = 'Responsable paie',
       company = 'Société ' || (numbered.n / 5)
     from (select id as of, row_number() over (order by id) as n from people) numbered where numbered.of = people.id`,
  );
  await pool.query(
    `insert into activity (workspace_id, campaign_id, person_id, kind, detail, at)
     select workspace_id, campaign_id, person_id, 'step_done', '{"act": "invite"}', now()
     from (select *, row_number() over (order by person_id) n from enrolments) e where n % 10 = 0`,
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: string }>('select id from users');
  return rows[0]?.id ?? '';
}
