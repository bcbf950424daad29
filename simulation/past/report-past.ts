import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { reviewAdvice } from '#server/features/overview/intelligence/review-advice.ts';
import { newHand } from '../guarded-database.ts';
import type { Laboratory } from '../open-laboratory.ts';
import { asMember } from '../user-acts.ts';

const questions: Record<string, string> = {
  campaigns: `select name, status, paused_reason, launched_at::date::text as launched from campaigns order by launched_at`,
  people: `select count(*)::int as people, sum((tags <> '{}')::int)::int as tagged from people`,
  leads: `select c.name, l.verdict, count(*)::int from campaign_leads l join campaigns c on c.id = l.campaign_id group by 1, 2 order by 1, 2`,
  enrolments: `select c.name, e.state, e.reason, count(*)::int from enrolments e join campaigns c on c.id = e.campaign_id group by 1, 2, 3 order by 1, 2, 3`,
  sent: `select act, state, count(*)::int from attempts group by 1, 2 order by 1, 2`,
  relations: `select state, count(*)::int from relations group by 1 order by 1`,
  replies: `select reply_kind, count(*)::int from messages where author = 'person' group by 1 order by 2 desc`,
  messages: `select author, count(*)::int from messages group by 1 order by 2 desc`,
  outcomes: `select outcome, count(*)::int from prospect_outcomes group by 1 order by 1`,
  notes: `select count(*)::int from person_notes`,
  drafts: `select state, blocking > 0 as blocked, advice > 0 as advised, count(*)::int from drafts group by 1, 2, 3 order by 1, 2, 3`,
  variants: `select angle, count(*)::int from drafts group by 1`,
  undated: `select count(*)::int as on_sundays from attempts where state = 'sent' and extract(isodow from claimed_at at time zone 'Europe/Paris') > 5 and act <> 'answer'`,
};

/** What the life produced, in figures, and what each rule says of it. */
export async function reportPast(lab: Laboratory): Promise<void> {
  const { session, db } = lab;
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await session.query<Record<string, unknown>>(question);
    console.log(`${what}: ${rows.map((row) => Object.values(row).join(' ')).join(' · ')}`);
  }
  for (const { id, name, workspaceId } of await db.select().from(campaigns)) {
    const { findings } = await reviewAdvice(asMember(lab.depsOf(newHand('report')), workspaceId), id);
    for (const { rule, verdict, today, missing, advice } of findings)
      console.log(
        `${name.slice(0, 10)} ${rule}: ${verdict}, ${advice?.observation ?? today} ${missing ?? ''}`,
      );
  }
}
