import { cleanCompanyName } from '../french/company-name.ts';
import { atCompany } from '../french/company-phrases.ts';
import { elide } from '../french/elision.ts';
import { inPlace } from '../french/place-phrases.ts';
import type { Fact } from '../ledger/fact.ts';
import { fold } from '../words/fold.ts';
import { isHarmless } from './quotable.ts';
import { quoteJob, sayJob } from './say-role.ts';
import { filling, type Slots } from './slots.ts';
import { asClause, isShortName, type Said, type Teller } from './teller.ts';

export function ofRole(fact: Fact, teller: Teller): Said | null {
  const { job, company } = teller;
  if (!job && fact.source === 'current_position') {
    const quoted = quoteJob(fact.text, company?.name ?? null);
    const evidence = company ? [fact.id, company.fact.id] : [fact.id];
    return quoted ? { fact, use: 'role', weight: 1, slots: { ofRole: filling(quoted, ...evidence) } } : null;
  }
  if (!job || job.evidence[0] !== fact.id) return null;
  const { said, evidence } = job;
  return {
    fact,
    use: 'role',
    weight: 1,
    slots: {
      ...asClause(said.job, ...evidence),
      job: filling(said.job, ...evidence),
      ofRole: filling(said.ofRole, ...evidence),
      isIt: filling(said.isIt, ...evidence),
    },
  };
}

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

/** « 2021 »; « août », when it is of the year in which it was read. */
function sayDate({ date, text, seenAt }: Fact): string | null {
  const [, year, month] = /\b((?:19|20)\d\d)(?:-(\d\d))?\b/.exec(date ?? text) ?? [];
  const now = seenAt.slice(0, 4);
  if (!year || Number(year) > Number(now)) return null;
  return (year === now && months[Number(month) - 1]) || year;
}

export function ofSince(fact: Fact, teller: Teller): Said | null {
  const since = sayDate(fact);
  const { job } = teller;
  if (!since) return null;
  const slots: Slots = {
    since: filling(since, fact.id),
    ofSince: filling(elide('de', since), fact.id),
    ...teller.atWork,
  };
  if (!job) return slots.atCompany ? { fact, use: 'since', weight: 0.8, slots } : null;
  const { said, evidence } = job;
  return {
    fact,
    use: 'since',
    weight: 1,
    slots: {
      ...slots,
      ...asClause(`${said.job} depuis ${since}`, fact.id, ...evidence),
      job: filling(said.job, ...evidence),
    },
  };
}

export function ofCompanyFact(fact: Fact, teller: Teller): Said | null {
  const slots = teller.atWork;
  if (teller.company?.fact.id !== fact.id || !slots.atCompany) return null;
  const clause = `${teller.formality === 'vous' ? 'vous travaillez' : 'tu travailles'} ${slots.atCompany.text}`;
  return {
    fact,
    use: 'company',
    weight: teller.job ? 0.08 : 0.5,
    slots: { ...slots, ...asClause(clause, fact.id) },
  };
}

const inPast = (clause: string) =>
  clause
    .replace(/^vous êtes/u, 'vous avez été')
    .replace(/^tu es/u, 'tu as été')
    .replace(/^vous travaillez/u, 'vous avez travaillé')
    .replace(/^tu travailles/u, 'tu as travaillé');

/** « Directrice commerciale chez Nomatec »: where somebody was says enough, when the title cannot be said. */
export function ofPast(fact: Fact, teller: Teller): Said | null {
  const [, where = ''] = / chez (.+)$/u.exec(fact.text) ?? [];
  const name = cleanCompanyName(where);
  if (!name || !isShortName(name)) return null;
  const current = teller.company?.name;
  if (current && fold(current) === fold(name)) return null;
  const place = atCompany(name);
  const title = fact.text.slice(0, -where.length - ' chez '.length);
  const held = isHarmless(title) ? sayJob(title, name, teller.gender, teller.formality) : null;
  const clause = held
    ? inPast(held.job)
    : `${teller.formality === 'vous' ? 'vous avez travaillé' : 'tu as travaillé'} ${place}`;
  return {
    fact,
    use: 'past',
    weight: 0.7,
    slots: { ofPast: filling(held?.ofRole ?? place, fact.id), ...asClause(clause, fact.id) },
  };
}

export function ofHeadcount(fact: Fact, teller: Teller): Said | null {
  const { ofCompany: of } = teller.atWork;
  if (!of || !/^[\d\s]+(?:à [\d\s]+)?(?:salariés|personnes)(?: et plus)?$/u.test(fact.text)) return null;
  return {
    fact,
    use: 'headcount',
    weight: 0.35,
    slots: { headcount: filling(fact.text, fact.id), ofCompany: of },
  };
}

export function ofPlace(fact: Fact): Said | null {
  const inside = inPlace(fact.text);
  if (!inside || !isShortName(inside)) return null;
  return { fact, use: 'place', weight: 0.12, slots: { inPlace: filling(inside, fact.id) } };
}
