import type { Lead } from '#contract/leads.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

const verdicts = {
  qualified: { shape: 'done', label: 'Qualifié' },
  unqualified: { shape: 'refused', label: 'Écarté' },
  unknown: { shape: 'open', label: 'À vérifier' },
} as const;

const nameOf = ({ firstName, lastName }: Lead) =>
  [firstName, lastName].filter(Boolean).join(' ') || 'Nom masqué par LinkedIn';

/** The first people of the campaign. */
export function LeadTable({ leads }: { leads: Lead[] }) {
  return (
    <table className="w-full text-14">
      <caption className="sr-only">Premières personnes de la campagne</caption>
      <thead>
        <tr className="border-ligne border-b text-left text-12 text-sourdine">
          <th scope="col" className="py-2 pr-4 font-medium">
            Personne
          </th>
          <th scope="col" className="py-2 pr-4 font-medium max-sm:hidden">
            Entreprise
          </th>
          <th scope="col" className="py-2 font-medium">
            Verdict
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.personId} className="h-[54px] border-ligne border-b">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              <span className="block font-semibold">{nameOf(lead)}</span>
              <span className="line-clamp-1 text-13 text-sourdine">{lead.headline}</span>
            </th>
            <td className="py-1.5 pr-4 max-sm:hidden">
              <span className="block">{lead.company}</span>
              <span className="text-13 text-sourdine">{lead.location}</span>
            </td>
            <td className="py-1.5">
              <StatusMark shape={verdicts[lead.verdict].shape}>{verdicts[lead.verdict].label}</StatusMark>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
