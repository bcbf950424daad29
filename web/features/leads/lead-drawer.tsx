import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { LeadDetail, LeadRow } from '#contract/campaigns/lead-list.ts';
import { personName } from '#core/people/person-name.ts';
import { MergeHistory } from '#web/features/people/merge-history.tsx';
import { PersonRights } from '#web/features/people/person-rights.tsx';
import { type OpenRecord, RecordDrawer } from '#web/lists/record-drawer.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { LeadActs } from './lead-acts.tsx';
import { LeadEditSkeleton } from './lead-edit-skeleton.tsx';
import { LeadSearches } from './lead-searches-section.tsx';
import { LeadCampaigns, LeadFacts, LeadHistory } from './lead-sections.tsx';
import { Tags } from './lead-table-row.tsx';
import { exclusionReason } from './lead-texts.ts';
import { leadQuery } from './leads.queries.ts';

const LeadEdit = lazy(async () => ({ default: (await import('./lead-edit.tsx')).LeadEdit }));

type LeadDrawerProps = OpenRecord & {
  /** What the list already knows of this person. */
  row: LeadRow | undefined;
  /** The campaign that people are being chosen for, if any. */
  forCampaignId: string | null;
};

/** Everything that is known of a person, beside the list. */
export function LeadDrawer(props: LeadDrawerProps) {
  const query = useQuery(leadQuery(props.personId));
  const shown = query.data ?? props.row;
  const [editing, setEditing] = useState<{ personId: string; hasTyped: boolean } | null>(null);
  const isEditing = editing?.personId === props.personId;
  const [editedId, setEditedId] = useState<string | null>(null);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  /** What was typed is not lost without a word. */
  const leave = (go: () => void) => {
    if (isEditing && editing.hasTyped) setAsked(() => go);
    else go();
  };
  const leaving = (go: (() => void) | undefined) => go && (() => leave(go));
  return (
    <>
      <RecordDrawer
        query={query}
        name={shown && personName(shown)}
        note={shown && <Summary lead={shown} />}
        gone={
          <EmptyState title="Cette personne n’est plus dans vos leads">
            Elle a été supprimée, ou l’adresse est celle d’un autre compte.
          </EmptyState>
        }
        isEditing={isEditing}
        onClose={() => leave(props.onClose)}
        onPrevious={leaving(props.onPrevious)}
        onNext={leaving(props.onNext)}
        returnFocus={props.returnFocus}
      >
        {(data) =>
          isEditing ? (
            <Suspense fallback={<LeadEditSkeleton />}>
              <LeadEdit
                key={data.id}
                personId={data.id}
                onTyped={() => setEditing({ personId: data.id, hasTyped: true })}
                onDone={() => {
                  setEditing(null);
                  setEditedId(data.id);
                }}
              />
            </Suspense>
          ) : (
            <Detail
              lead={data}
              forCampaignId={props.forCampaignId}
              isEdited={editedId === data.id}
              onEdit={() => setEditing({ personId: data.id, hasTyped: false })}
              onErased={props.onClose}
            />
          )
        }
      </RecordDrawer>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Abandonner vos corrections ?"
        confirmLabel="Abandonner"
        cancelLabel="Continuer à corriger"
        isDestructive
        onConfirm={() => {
          setAsked(null);
          setEditing(null);
          asked?.();
        }}
      >
        Ce que vous avez tapé dans cette fiche n’est pas enregistré.
      </ConfirmDialog>
    </>
  );
}

function Summary({ lead }: { lead: LeadRow }) {
  const companyAndLocation = [lead.company, lead.location].filter(Boolean).join(' · ');
  return (
    <div className="mt-0.5 grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-muted">
        {lead.headline}
        {lead.headline && companyAndLocation && <br />}
        {companyAndLocation}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {lead.publicIdentifier && (
          <a
            href={`https://www.linkedin.com/in/${encodeURIComponent(lead.publicIdentifier)}`}
            target="_blank"
            rel="noreferrer"
            className="link text-13"
          >
            Voir le profil LinkedIn
          </a>
        )}
        <Tags tags={lead.tags} most={12} />
      </div>
    </div>
  );
}

type DetailProps = {
  lead: LeadDetail;
  forCampaignId: string | null;
  /** Its form has just been left: the button that opened it takes the keyboard back. */
  isEdited: boolean;
  onEdit: () => void;
  onErased: () => void;
};

function Detail({ lead, forCampaignId, isEdited, onEdit, onErased }: DetailProps) {
  return (
    <div className="grid gap-7">
      <LeadActs key={lead.id} lead={lead} forCampaignId={forCampaignId} />
      {lead.excludedBy && (
        <Notice tone="warning" title="N’entre dans aucune campagne">
          {exclusionReason(lead.excludedBy)}
        </Notice>
      )}
      <LeadCampaigns lead={lead} />
      <LeadSearches searches={lead.searches} />
      <LeadFacts
        lead={lead}
        action={
          <Button
            variant="quiet"
            className="-mr-2.5 max-sm:-mr-3.5"
            size="sm"
            ref={isEdited ? focusOnArrival : undefined}
            onClick={onEdit}
          >
            Corriger
          </Button>
        }
      />
      {lead.events.some(({ kind }) => kind === 'merged') && (
        <Section title="Fiches réunies">
          <MergeHistory personId={lead.id} />
        </Section>
      )}
      <LeadHistory lead={lead} />
      <Section title="Droits de la personne">
        <div className="grid gap-3">
          <p className="text-13 text-muted text-pretty">
            À sa demande, remettez-lui tout ce qu’Accroche garde à son sujet, ou effacez tout, pour toujours.
          </p>
          <PersonRights person={{ id: lead.id, name: personName(lead) }} onErased={onErased} />
        </div>
      </Section>
    </div>
  );
}
