import { useRef, useState } from 'react';
import { isDefaultName } from '#core/campaigns/free-name.ts';
import { proposeName } from '#core/campaigns/propose-name.ts';
import { quote } from '#core/words/quote.ts';
import { useEditing } from '../editing-context.ts';

/** Edited where it stands; Escape gives the former name back. */
export function CampaignName() {
  const { content, change } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const former = useRef(content.name);
  const shown = typed ?? content.name;
  const proposed = isDefaultName(content.name) ? proposeName(content.icpData) : null;
  return (
    <>
      <h1 className="min-w-0 text-23">
        <input
          aria-label="Nom de la campagne"
          data-field="name"
          value={shown}
          size={Math.max(8, Math.min(40, shown.length))}
          maxLength={120}
          spellCheck={false}
          className="-mb-px min-w-0 max-w-full border-field border-b border-dashed bg-transparent pb-0.5 [field-sizing:content] hover:border-muted focus-visible:rounded-none focus-visible:border-accent focus-visible:border-solid focus-visible:outline-none"
          onFocus={() => {
            former.current = content.name;
            setTyped(content.name);
          }}
          onChange={({ target: { value } }) => {
            setTyped(value);
            // A campaign always has a name: an emptied one keeps the last.
            if (value.trim() !== '') change({ name: value });
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              change({ name: former.current });
              setTyped(former.current);
            }
            if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </h1>
      {proposed && (
        <button type="button" className="link text-13 max-sm:py-3" onClick={() => change({ name: proposed })}>
          {`Nommer ${quote(proposed)}`}
        </button>
      )}
    </>
  );
}
