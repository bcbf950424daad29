import { useId } from 'react';
import { type ApprovalMode, approvalModes, approvalTexts } from '#core/campaigns/engagement.ts';
import { Section } from '#web/ui/section.tsx';

/** Who has the last word before a text leaves. */
export function ApprovalSettings(props: { value: ApprovalMode; onChange: (value: ApprovalMode) => void }) {
  const name = useId();
  return (
    <Section title="Validation">
      <fieldset>
        <legend className="sr-only">Qui valide les messages</legend>
        {approvalModes.map((mode) => (
          <label
            key={mode}
            className="flex cursor-pointer gap-2.5 border-line border-t py-1.5 text-14 first-of-type:border-t-0 first-of-type:pt-0"
          >
            <input
              type="radio"
              name={name}
              className="mt-[3px] size-4 shrink-0 cursor-pointer accent-accent"
              checked={mode === props.value}
              onChange={() => props.onChange(mode)}
            />
            <span>
              <b className="block font-[550]">{approvalTexts[mode].label}</b>
              <span className="text-13 text-muted">{approvalTexts[mode].detail}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
