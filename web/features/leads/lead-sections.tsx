import type { ReactNode } from 'react';
import type { LeadDetail } from '#contract/campaigns/lead-list.ts';
import { campaignPath } from '#contract/paths.ts';
import { departmentLabels } from '#core/companies/departments.ts';
import { headcountLabels } from '#core/companies/headcount-bands.ts';
import { basisWords, sourceWords } from '#core/leads/lead-words.ts';
import { fieldNames } from '#core/people/describe-event.ts';
import type { PersonField } from '#core/people/person-fields.ts';
import { personName } from '#core/people/person-name.ts';
import { capital } from '#core/words/capital.ts';
import { LeadReasons } from '#web/features/lead-searches/lead-reasons.tsx';
import { OutsideReason } from '#web/features/lead-searches/outside-reason.tsx';
import { VerdictMark } from '#web/features/lead-searches/verdict-mark.tsx';
import { formatNumber, formatParisDate } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';

const day = (iso: string) => formatParisDate(new Date(iso));

/** Why this person, campaign by campaign. */
export function LeadCampaigns({ lead }: { lead: LeadDetail }) {
  const { campaigns } = lead;
  return (
    <Section title="Campagnes" note={campaigns.length > 0 ? `${formatNumber(campaigns.length)}` : undefined}>
      {campaigns.length === 0 ? (
        <p className="text-13 text-muted">
          Cette personne n’est dans aucune campagne : rien ne dit encore si elle convient.
        </p>
      ) : (
        campaigns.map(({ campaignId, name, verdict, score, reasons, outsideMarket }) => (
          <section
            key={campaignId}
            aria-label={name}
            className="border-line border-t py-2.5 first:border-0 first:pt-0"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <AppLink href={campaignPath(campaignId)} className="font-semibold hover:underline">
                {name}
              </AppLink>
              <span className="inline-flex items-baseline gap-2">
                <VerdictMark verdict={verdict} isOutside={outsideMarket !== null && !outsideMarket.isKept} />
                <span className="tabular-figures text-13 text-muted">
                  score <span className="font-semibold text-ink">{score}</span> sur 100
                </span>
              </span>
            </div>
            {outsideMarket && (
              <OutsideReason
                campaignId={campaignId}
                personId={lead.id}
                name={personName(lead)}
                outside={outsideMarket}
              />
            )}
            {reasons.length > 0 ? (
              <LeadReasons reasons={reasons} />
            ) : (
              <p className="pt-1 text-13 text-muted">Le ciblage de cette campagne ne demande rien encore.</p>
            )}
          </section>
        ))
      )}
      {campaigns.length > 0 && !lead.isProfileRead && (
        <p className="text-13 text-muted">
          Profil pas encore lu en entier : ce qui manque n’est pas compté contre la personne.
        </p>
      )}
    </Section>
  );
}

/** A code is shown with its label. */
const shownValue: Partial<Record<PersonField, (code: string) => string>> = {
  department: (code) => [code, departmentLabels.get(code)].filter(Boolean).join(' '),
  headcountBand: (code) => headcountLabels.get(code) ?? code,
};

const originWords = {
  ...sourceWords,
  search: 'recherche',
  import: 'import',
  relations: 'relations',
  manual: 'saisie',
  profile: 'profil',
  headline: 'd’après le titre',
  place: 'd’après le lieu',
  edit: 'votre correction',
} as const;

function Fact(props: { label: string; origin?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)_auto] gap-x-3 border-line border-t py-2 first:border-0 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-13 text-muted max-sm:col-span-2">{props.label}</dt>
      <dd className="text-13 [overflow-wrap:anywhere]">{props.children}</dd>
      <dd className="text-right text-12 text-muted">{props.origin}</dd>
    </div>
  );
}

/** What is known, each with its source and date. */
export function LeadFacts({ lead, action }: { lead: LeadDetail; action?: ReactNode }) {
  const { employer, positions } = lead;
  return (
    <Section
      title="Faits"
      action={action}
      note={lead.profileReadAt ? `profil lu le ${day(lead.profileReadAt)}` : 'profil pas encore lu'}
    >
      <dl>
        {lead.fields.map(({ field, value, origin }) => (
          <Fact
            key={field}
            label={capital(fieldNames[field])}
            origin={origin && `${originWords[origin.from]}, ${day(origin.at)}`}
          >
            {shownValue[field]?.(value) ?? value}
          </Fact>
        ))}
        {employer && lead.isProfileRead && (
          <Fact label="Page entreprise" origin="page">
            {[
              employer.industry,
              employer.employees && employeesText(employer.employees),
              employer.headquarters,
            ]
              .filter(Boolean)
              .join(' · ') || employer.name}
          </Fact>
        )}
        {positions.length > 0 && (
          <Fact label="Parcours" origin={lead.isProfileRead ? 'profil' : originWords[lead.source]}>
            <ul className="grid gap-1">
              {listPositions(positions).map(({ text, since }) => (
                <li key={text}>
                  {text} <span className="text-muted">{since}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {lead.skills.length > 0 && (
          <Fact label="Compétences" origin="profil">
            {lead.skills.slice(0, 12).join(', ')}
          </Fact>
        )}
        {lead.about && (
          <Fact label="À propos" origin="profil">
            <span className="line-clamp-6 whitespace-pre-line">{lead.about}</span>
          </Fact>
        )}
        {lead.details.map(({ name, value, at, isCitable, isOfReply }) => (
          <Fact
            key={name}
            label={name}
            origin={[isOfReply ? 'réponse reçue' : 'votre fichier', at && day(at)].filter(Boolean).join(', ')}
          >
            {isOfReply ? `de ${value}` : value}
            {!isCitable && <span className="block text-12 text-muted">Jamais cité dans un message</span>}
          </Fact>
        ))}
        <Fact label="Source" origin={day(lead.addedAt)}>
          {[sourceWords[lead.source], lead.sourceDetail].filter(Boolean).join(' · ')}
        </Fact>
        <Fact label="Base légale">{basisWords[lead.lawfulBasis]}</Fact>
        {lead.lastContactAt && (
          <Fact label="Dernier contact" origin={day(lead.lastContactAt)}>
            La personne vous a écrit
          </Fact>
        )}
      </dl>
    </Section>
  );
}

/** The latest few, each once. */
function listPositions(positions: LeadDetail['positions']) {
  const lines = positions.map(({ title, company, startYear, isCurrent }) => ({
    text: [title, company].filter(Boolean).join(', '),
    since: startYear ? `${isCurrent ? 'depuis' : 'dès'} ${startYear}` : '',
  }));
  return [...new Map(lines.map((line) => [line.text, line])).values()].slice(0, 6);
}

const employeesText = ({ min, max }: { min: number; max: number | null }) => {
  if (max === null) return `${formatNumber(min)} salariés et plus`;
  return min === max
    ? `${formatNumber(min)} salariés`
    : `${formatNumber(min)} à ${formatNumber(max)} salariés`;
};

/** What happened to the record, the latest first. */
export function LeadHistory({ lead }: { lead: LeadDetail }) {
  const isArrivalShown = lead.events.some(({ kind }) => kind === 'found' || kind === 'imported');
  const found = { id: lead.id, at: lead.addedAt, text: `Ajout par ${originWords[lead.source]}` };
  return (
    <Section title="Historique">
      <ol>
        {[...lead.events, ...(isArrivalShown ? [] : [found])].map(({ id, at, text }) => (
          <li
            key={id}
            className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 border-line border-t py-2 text-13 first:border-0"
          >
            <time dateTime={at} className="text-muted">
              {day(at)}
            </time>
            {text}
          </li>
        ))}
      </ol>
    </Section>
  );
}
