import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type EngagementConfig, styleLabels, writingStyles } from '#core/campaigns/engagement.ts';
import { oppositionSentence } from '#core/engine/sender-line.ts';
import { calendarLabel } from '#core/integrations/calendars.ts';
import { quote } from '#core/words/quote.ts';
import { calendarQuery } from '#web/features/integrations/calendar.queries.ts';
import { TextField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useEditing } from '../editing-context.ts';

/** How the texts speak, and where a meeting can be booked. */
export function ToneSettings(props: {
  config: EngagementConfig;
  onChange: (change: Partial<EngagementConfig>) => void;
}) {
  const { config, onChange } = props;
  const { refusals } = useEditing();
  const lockIf = (isLocked: boolean) => isLocked && <Lock size={12} aria-hidden />;
  return (
    <Section title="Ton">
      <div className="grid gap-2">
        <Segmented
          label="Vouvoiement ou tutoiement"
          isLabelHidden
          isFull
          value={config.formality}
          options={[
            { value: 'vous', label: <>{lockIf(config.formality === 'vous')}Vous</> },
            { value: 'tu', label: <>{lockIf(config.formality === 'tu')}Tu</> },
          ]}
          onChange={(formality) => onChange({ formality })}
        />
        <Segmented
          label="Style"
          isLabelHidden
          isFull
          value={config.style}
          options={writingStyles.map((value) => ({ value, label: styleLabels[value] }))}
          onChange={(style) => onChange({ style })}
        />
        <p className="text-pretty text-13 text-muted">Tout texte qui mêle « tu » et « vous » est bloqué.</p>
        <TextField
          label="Lien d’agenda"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={config.calendarLink}
          error={refusals['engagement.calendarLink']}
          hint="Donné à qui demande un rendez-vous. Facultatif."
          onChange={({ target }) => onChange({ calendarLink: target.value })}
        />
        <OwnLinks current={config.calendarLink} onPick={(calendarLink) => onChange({ calendarLink })} />
        <SwitchField
          label="Dire comment refuser, dès le premier message"
          hint={`Ajouté sous le premier message et montré avec lui\u00a0: ${quote(oppositionSentence(config.formality))}`}
          checked={config.saysOpposition === true}
          onChange={({ target }) => onChange({ saysOpposition: target.checked })}
        />
      </div>
    </Section>
  );
}

/** The links of the calendars that the user connected; the field takes secure addresses alone. */
function OwnLinks({ current, onPick }: { current: string; onPick: (link: string) => void }) {
  const { data } = useQuery(calendarQuery);
  const others = (data?.connections ?? []).filter(
    ({ bookingLink }) => bookingLink.startsWith('https:') && bookingLink !== current,
  );
  return others.map(({ service, bookingLink }) => (
    <button
      key={service}
      type="button"
      className="link justify-self-start text-13 max-sm:py-2"
      onClick={() => onPick(bookingLink)}
    >
      Mettre mon lien {calendarLabel(service)}
    </button>
  ));
}
