import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { departmentsAskedFor } from './lead-questions.ts';

const firstNames =
  'Marie,Éléonore,Zoé,Inès,Maëlle,Noémie,Capucine,Solène,Thaïs,Anaïs,Camille,Léa,Chloé,Élodie,Aurélie,Hélène,Frédéric,Jérôme,François,Raphaël,Gaëtan,Aurélien,Jean-Baptiste,Yann,Loïc,Hervé,Stéphane,Mickaël,Benoît,Cédric,Grégory,Sébastien';
const lastNames =
  'Dupont,Marchand,Saint-Aubin,Delcroix,Estève,Kerguélen,Perrot,Nguyen,Vidalenc,Lœuillet,Le Floc’h,d’Hautefeuille,Mbemba,Oulhaci,Besançon,Gérard,Lefèvre,Béranger,Carré,Chéreau,Crépin,Daré,Février,Guérin,Hébert,Jégou,Léger,Méry,Noël,Péan,Quéré,Rémy';
const jobs =
  'Directeur administratif et financier,Responsable paie,DRH,Acheteuse,Gérant,Directrice commerciale,Contrôleur de gestion,Responsable logistique,Cheffe de projet,Développeur,Responsable qualité,Directrice générale';
const towns = 'Lyon,Paris,Annecy,Saint-Étienne,Évreux,Nîmes,Besançon,Brest,Orléans,Béziers,Mâcon,Albi';

const list = (words: string) => `string_to_array('${words}', ',')`;
/** Each number gives its own words, in no order that an index could profit from. */
const pick = (words: string, salt: number) =>
  `(${list(words)})[1 + (hashint4(n * 31 + ${salt}) & 2147483647) % ${words.split(',').length}]`;
const chance = (salt: number, of: number) => `((hashint4(n * 17 + ${salt}) & 2147483647) % ${of})`;
/** What `searchableFields` writes, for these words. */
const bare = (text: string) =>
  `translate(replace(lower(${text}), 'œ', 'oe'), 'ÉÈàâäéèêëîïôöùûüç’-', 'eeaaaeeeeiioouuuc  ')`;

/** One user with so many people, as a search and an import would leave them; the indexes are made afterwards. */
export async function plantPeople(
  pool: pg.Pool,
  workspaceId: string,
  campaignIds: string[],
  count: number,
): Promise<void> {
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'people' and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { indexname } of indexes) await pool.query(`drop index "${indexname}"`);
  const rule = randomUUID();
  await pool.query(
    `insert into exclusions (id, workspace_id, kind, value, label, created_at) values ($1, $2, 'keyword', 'stagiaire', 'stagiaire', now())`,
    [rule, workspaceId],
  );
  const departments = departmentsAskedFor.join(',');
  await pool.query(
    `insert into people (workspace_id, public_identifier, first_name, last_name, headline, company, location, email, siren, naf,
       department, headcount_band, origins, sort_name, sort_company, search_text, facts, score, verdict, tags,
       exclusion_id, source, created_at, updated_at, profile_read_at)
     select $1, 'personne-' || n, first, last, job, company, town, 'p' || n || '@exemple.fr', lpad(n::text, 9, '0'), naf, department, band,
       jsonb_build_object('firstName', origin, 'lastName', origin, 'headline', origin, 'company', origin, 'location', origin),
       ${bare("last || ' ' || first")}, ${bare('company')}, ${bare("first || ' ' || last || ' ' || job || coalesce(' ' || company, '') || ' ' || town")},
       jsonb_build_object('firstName', first, 'lastName', last, 'headline', job, 'location', town, 'about', repeat(job || ' à ' || town || '. ', 4),
         'positions', jsonb_build_array(jsonb_build_object('title', job, 'company', company, 'location', town, 'description', null, 'startYear', 2020, 'isCurrent', true)),
         'industry', null, 'language', 'fr', 'languages', '[]'::jsonb, 'skills', '[]'::jsonb, 'company', null, 'isProfileRead', true),
       score, case when score is null then null when score >= 70 then 'qualified' when score >= 40 then 'unknown' else 'unqualified' end,
       case when ${chance(1, 100)} < 2 then array['vip'] when ${chance(1, 100)} < 12 then array['salon', 'à relancer'] else '{}' end,
       case when ${chance(2, 100)} < 3 then $2::uuid end, case when ${chance(3, 10)} < 3 then 'import' else 'search' end,
       now() - (n * interval '1 minute'), now(), case when ${chance(4, 2)} = 0 then now() end
     from (
       select n, ${pick(firstNames, 1)} as first, ${pick(lastNames, 2)} || case when n % 3 = 0 then '' else ' ' || chr(97 + n % 26) || (n % 997) end as last,
         ${pick(jobs, 3)} as job, ${pick(towns, 5)} as town,
         case when n % 9 = 0 then null else 'Société ' || ${pick(lastNames, 6)} || ' ' || (n % 20011) end as company,
         case when n % 4 = 0 then null else ${pick(departments, 7)} end as department,
         case when n % 5 = 0 then null else (array['01','02','03','11','12','21','22','32'])[1 + n % 8] end as band,
         case when n % 5 = 0 then null else lpad((1 + n % 95)::text, 2, '0') || '.' || lpad((n % 40)::text, 2, '0') || 'Z' end as naf,
         case when n % 10 = 0 then null else ${chance(8, 101)} end as score,
         '{"at": "2026-11-01T09:00:00.000Z", "from": "search"}'::jsonb as origin
       from generate_series(1, $3::int) n
     ) drawn`,
    [workspaceId, rule, count],
  );
  // Three campaigns: one person in ten, in a hundred, in a thousand.
  for (const [rank, campaignId] of campaignIds.entries())
    await pool.query(
      `insert into campaign_leads (workspace_id, campaign_id, person_id, verdict, score, reasons, added_at)
       select workspace_id, $2, id, coalesce(verdict, 'unknown'), coalesce(score, 50), '[]', now() from people
       where workspace_id = $1 and hashtext(id::text) % ${10 ** (rank + 1)} = 0`,
      [workspaceId, campaignId],
    );
  // One in two is known to a CRM as well.
  await pool.query(
    `insert into person_identities (workspace_id, kind, value, person_id)
     select workspace_id, 'public_identifier', public_identifier, id from people where workspace_id = $1
     union all
     select workspace_id, 'crm', 'hubspot:' || row_number() over (), id from people where workspace_id = $1 and hashtext(id::text) % 2 = 0`,
    [workspaceId],
  );
  for (const { indexdef } of indexes) await pool.query(indexdef);
  // As autovacuum leaves a table that rests.
  await pool.query('vacuum analyze people, campaign_leads, person_identities');
}
