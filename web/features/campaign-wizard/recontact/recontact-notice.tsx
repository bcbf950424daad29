import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RecontactDialog } from './recontact-dialog.tsx';
import { recontactsQuery } from './recontacts.queries.ts';

/** Some of these leads were reached before: this campaign leaves them alone until the user says otherwise. */
export function RecontactNotice({ campaignId }: { campaignId: string }) {
  const { data } = useQuery(recontactsQuery(campaignId));
  const [isOpen, setIsOpen] = useState(false);
  if (!data || data.total === 0) return null;
  return (
    <>
      <Notice
        tone="info"
        title={
          data.total > 1
            ? `${formatNumber(data.total)} personnes ont déjà été contactées`
            : 'Une personne a déjà été contactée'
        }
      >
        <p className="text-pretty">Cette campagne ne leur écrit pas sans votre accord.</p>
        <Button size="sm" className="mt-2" onClick={() => setIsOpen(true)}>
          Recontacter…
        </Button>
      </Notice>
      {isOpen && <RecontactDialog campaignId={campaignId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
