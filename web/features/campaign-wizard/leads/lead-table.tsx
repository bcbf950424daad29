import { Fragment, useState } from 'react';
import type { Lead } from '#contract/leads.ts';
import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { LeadReasons } from './lead-reasons.tsx';

const verdicts = {
  qualified: { shape: 'done', label: 'Qualifié' },
  unqualified: { shape: 'refused', label: 'Écarté' },
  unknown: { shape: 'open', label: 'À vérifier' },
} as const;

const nameOf = ({ firstName, lastName }: Lead) =>
  [firstName, lastName].filter(Boolean).join(' ') || 'Nom masqué par LinkedIn';

const head = 'py-2 pr-4 font-medium';

function LeadVerdict({ lead }: { lead: Lead }) {
  if (lead.exclusion) return <StatusMark shape="stopped">Hors campagne</StatusMark>;
  const { shape, label } = verdicts[lead.verdict];
  return <StatusMark shape={shape}>{label}</StatusMark>;
}

/** The people of a campaign, the best first; each opens on its reasons. */
export function LeadTable({ leads }: { leads: Lead[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <table className="w-full text-14">
      <caption className="sr-only">Personnes de la campagne, les meilleures d’abord</caption>
      <thead>
        <tr className="border-ligne border-b text-left text-12 text-sourdine">
          <th scope="col" className={head}>
            Personne
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            Entreprise
          </th>
          <th scope="col" className={`${head} text-right max-sm:hidden`}>
            Score
          </th>
          <th scope="col" className="py-2 font-medium">
            Verdict
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => {
          const isOpen = lead.personId === openId;
          return (
            <Fragment key={lead.personId}>
              <tr className="h-[54px] border-ligne border-t">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  <span className="block font-semibold">{nameOf(lead)}</span>
                  <span className="line-clamp-1 text-13 text-sourdine">{lead.headline}</span>
                </th>
                <td className="py-1.5 pr-4 max-sm:hidden">
                  <span className="block">{lead.company}</span>
                  <span className="line-clamp-1 text-13 text-sourdine">{lead.location}</span>
                </td>
                <td className="chiffres py-1.5 pr-4 text-right max-sm:hidden">{lead.score}</td>
                <td className="py-1.5">
                  <LeadVerdict lead={lead} />
                  <button
                    type="button"
                    className="lien block cursor-pointer text-13"
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? 'Masquer' : 'Voir'} les raisons pour ${nameOf(lead)}`}
                    onClick={() => setOpenId(isOpen ? null : lead.personId)}
                  >
                    {isOpen ? 'Masquer' : 'Pourquoi ?'}
                  </button>
                </td>
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={4} className="pb-2">
                    {lead.exclusion && (
                      <p className="pt-2 text-13">
                        <StatusMark shape="stopped" mayWrap>
                          {lead.exclusion.sentence}
                        </StatusMark>{' '}
                        <AppLink href={paths.exclusions} className="lien">
                          Vos exclusions
                        </AppLink>
                      </p>
                    )}
                    <LeadReasons reasons={lead.reasons} />
                    {!lead.isProfileRead && (
                      <p className="text-13 text-sourdine">
                        Profil pas encore lu en entier : ce qui manque n’est pas compté contre la personne.
                      </p>
                    )}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
