import { nafLabels } from '../companies/naf-codes.ts';
import type { JudgedFacts } from '../people/company-register.ts';
import { staffOf } from '../qualification/judge/judge-company.ts';
import type { MarketFacts } from './outside-market.ts';

/** What is known of somebody's trade, from what was read of them. */
export function marketFacts(facts: JudgedFacts): MarketFacts {
  const { company, positions, headline, industry, register } = facts;
  const current = positions.find(({ isCurrent }) => isCurrent);
  return {
    industry: company?.industry ?? industry ?? nafLabels.get(register?.naf?.value ?? '') ?? null,
    headcount: staffOf(facts)?.employees ?? null,
    title: current?.title ?? headline,
    company: company?.name ?? current?.company ?? null,
  };
}
