import { ExternalLink } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import type { Lead } from '#contract/campaigns/leads.ts';
import { paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { criteriaLabels } from '#core/targeting/criteria-labels.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { LeadReasons } from './lead-reasons.tsx';
import { OutsideReason } from './outside-reason.tsx';
import { VerdictMark } from './verdict-mark.tsx';

const head = 'py-2 pr-4 font-medium';

/** Ids of the people ticked. */
export type Selection = { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };

type LeadTableProps = {
  leads: Lead[];
  caption: string;
  /** False when nobody was judged: there is then no verdict to show. */
  isJudged?: boolean;
  selection?: Selection;
  /** The campaign they are in, where they are shown as its leads. */
  campaignId?: string;
  /** At the end of each person's row. */
  actions?: (lead: Lead) => ReactNode;
};

/** People, the best first; each opens on its reasons. */
export function LeadTable({
  leads,
  caption,
  isJudged = true,
  selection,
  campaignId,
  actions,
}: LeadTableProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = 2 + (isJudged ? 2 : 1) + (selection ? 1 : 0) + (actions ? 1 : 0);
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-left text-12 text-muted">
          {selection && <SelectAll leads={leads} {...selection} />}
          <th scope="col" className={head}>
            Personne
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            Entreprise
          </th>
          {isJudged && (
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              Score
            </th>
          )}
          <th scope="col" className="py-2 font-medium">
            {isJudged ? 'Verdict' : 'Profil'}
          </th>
          {actions && (
            <th scope="col" className="w-9">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => {
          const isOpen = lead.personId === openId;
          return (
            <Fragment key={lead.personId}>
              <tr className="h-[54px] border-line border-t">
                {selection && (
                  <td className="w-9 py-1.5">
                    <Tick
                      label={`Choisir ${personName(lead)}`}
                      isTicked={selection.chosen.has(lead.personId)}
                      onChange={() => selection.onChange(toggled(selection.chosen, lead.personId))}
                    />
                  </td>
                )}
                <th scope="row" className="py-1.5 pr-4 text-left font-normal [overflow-wrap:anywhere]">
                  <span className="block font-semibold">{personName(lead)}</span>
                  <span className="line-clamp-1 text-13 text-muted">{lead.headline}</span>
                  {lead.outsideMarket && <span className="block text-13">{lead.outsideMarket.reason}</span>}
                  {isJudged && <RemovingCriteria lead={lead} />}
                </th>
                <td className="py-1.5 pr-4 [overflow-wrap:anywhere] max-sm:hidden">
                  <span className="block">{lead.company}</span>
                  <span className="line-clamp-1 text-13 text-muted">{lead.location}</span>
                </td>
                {isJudged && (
                  <td className="tabular-figures py-1.5 pr-4 text-right max-sm:hidden">{lead.score}</td>
                )}
                <td className="py-1.5">
                  {isJudged ? (
                    <>
                      <LeadVerdict lead={lead} />
                      <button
                        type="button"
                        className="link block cursor-pointer text-13"
                        aria-expanded={isOpen}
                        onClick={() => setOpenId(isOpen ? null : lead.personId)}
                      >
                        {isOpen ? 'Masquer' : 'Pourquoi ?'}
                        <span className="sr-only"> Raisons pour {personName(lead)}</span>
                      </button>
                    </>
                  ) : (
                    <ProfileLink lead={lead} />
                  )}
                </td>
                {actions && <td className="w-9 py-1.5">{actions(lead)}</td>}
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={columns} className="pb-3">
                    {lead.exclusion && (
                      <p className="pt-2 text-13">
                        <StatusMark shape="stopped" mayWrap>
                          {lead.exclusion.sentence}
                        </StatusMark>{' '}
                        <AppLink href={paths.exclusions} className="link">
                          Vos exclusions
                        </AppLink>
                      </p>
                    )}
                    {campaignId && lead.outsideMarket && (
                      <OutsideReason
                        campaignId={campaignId}
                        personId={lead.personId}
                        name={personName(lead)}
                        outside={lead.outsideMarket}
                      />
                    )}
                    <LeadReasons reasons={lead.reasons} />
                    {!lead.isProfileRead && (
                      <p className="text-13 text-muted">
                        Profil pas encore lu en entier : ce qui manque n’est pas compté contre la personne.
                      </p>
                    )}
                    <ProfileLink lead={lead} />
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

/** « Écarte : taille de l’entreprise, lieux »: why somebody is not kept, without opening anything. */
function RemovingCriteria({ lead }: { lead: Lead }) {
  const against = lead.reasons.filter(({ stance }) => stance === 'against');
  if (against.length === 0) return null;
  return (
    <span className="block text-13 text-danger">
      Écarte : {against.map(({ criterion }) => criteriaLabels[criterion]).join(', ')}
    </span>
  );
}

function LeadVerdict({ lead }: { lead: Lead }) {
  if (lead.exclusion) return <StatusMark shape="stopped">Hors campagne</StatusMark>;
  if (lead.isKept) return <StatusMark shape="done">Gardée quand même</StatusMark>;
  return <VerdictMark verdict={lead.verdict} isOutside={lead.outsideMarket !== null} />;
}

function ProfileLink({ lead }: { lead: Lead }) {
  if (!lead.publicIdentifier) return null;
  return (
    <a
      href={`https://www.linkedin.com/in/${encodeURIComponent(lead.publicIdentifier)}`}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex items-center gap-1 text-13"
    >
      Profil LinkedIn
      <span className="sr-only"> de {personName(lead)}, nouvel onglet</span>
      <ExternalLink size={12} aria-hidden />
    </a>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

function SelectAll({ leads, chosen, onChange }: Selection & { leads: Lead[] }) {
  const isAll = leads.length > 0 && leads.every(({ personId }) => chosen.has(personId));
  return (
    <th scope="col" className="w-9 py-2">
      <Tick
        label={isAll ? 'Ne choisir personne' : 'Choisir toutes les personnes affichées'}
        isTicked={isAll}
        onChange={() => onChange(new Set(isAll ? [] : leads.map(({ personId }) => personId)))}
      />
    </th>
  );
}

function Tick(props: { label: string; isTicked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-9 -ml-2 cursor-pointer place-items-center max-sm:size-11">
      <span className="sr-only">{props.label}</span>
      <input
        type="checkbox"
        className="size-4 cursor-pointer accent-accent"
        checked={props.isTicked}
        onChange={props.onChange}
      />
    </label>
  );
}
