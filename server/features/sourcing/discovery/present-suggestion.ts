import type { Suggestion } from '#contract/sourcing/discovery.ts';
import type { Suggestion as Ranked } from '#core/discovery/rank-suggestions.ts';
import type { PersonFacts } from '#core/people/person-facts.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';
import { presentIdentity } from '#server/features/campaigns/leads/list/present-lead.ts';

export const presentSuggestion = (person: PersonRow, ranked: Ranked): Suggestion => ({
  ...presentIdentity(person),
  verdict: ranked.qualification.verdict,
  score: ranked.score,
  parts: ranked.parts,
  reasons: ranked.qualification.reasons,
  isLater: ranked.isLater,
  facts: listFacts(person.facts),
});

const mostSkills = 5;

/** What is known beside the headline, in a few lines. */
function listFacts(facts: PersonFacts): Suggestion['facts'] {
  const position = facts.positions.find(({ isCurrent }) => isCurrent);
  const employees = facts.company?.employees;
  const lines: [string, string | null | undefined][] = [
    ['Poste', position && [position.title, position.company].filter(Boolean).join(', ')],
    ['Depuis', position?.startYear ? String(position.startYear) : null],
    ['Secteur', facts.company?.industry ?? facts.industry],
    ['Effectif', employees && formatEmployees(employees)],
    ['Compétences', facts.skills.slice(0, mostSkills).join(', ')],
    ['À propos', facts.about],
  ];
  return lines.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

function formatEmployees({ min, max }: { min: number; max: number | null }): string {
  const number = (value: number) => value.toLocaleString('fr-FR');
  if (max === null) return `plus de ${number(min)} salariés`;
  return min === max ? `${number(min)} salariés` : `${number(min)} à ${number(max)} salariés`;
}
