import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SuggestionKind } from '#contract/campaigns/icps.ts';
import type { Choice } from '#core/targeting/icp-criteria.ts';
import { quote } from '#core/words/quote.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { useUser } from '#web/lib/session.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { TokenInput } from '#web/ui/token-input.tsx';
import { suggestionsQuery } from './icps.queries.ts';
import { mergeChoices } from './merge-criteria.ts';

const typingPauseMs = 250;

/** Words picked among those of the network, or typed freely. */
export function SuggestedTokens(props: {
  label: string;
  kind: SuggestionKind;
  chosen: Choice[];
  onChange: (chosen: Choice[]) => void;
  hint?: string;
  error?: ReactNode;
  placeholder: string;
}) {
  const { connection } = useConnection(useUser());
  const [query, setQuery] = useState('');
  const settled = useDebounced(query, typingPauseMs);
  const isConnected = connection === 'connected';
  const { data, isFetching } = useQuery({
    ...suggestionsQuery(props.kind, settled),
    enabled: isConnected && settled.length >= 2,
    placeholderData: (before) => before,
  });
  const isTaken = (text: string) => props.chosen.some((one) => one.label === text);
  return (
    <TokenInput
      label={props.label}
      name={`dans ${quote(props.label)}`}
      hint={props.hint}
      error={props.error}
      placeholder={props.placeholder}
      tokens={props.chosen.map((choice) => choice.label)}
      max={30}
      suggestions={query.length >= 2 ? data?.filter((one) => !isTaken(one.label)) : []}
      isSearching={isFetching}
      onQuery={setQuery}
      onAdd={(texts) =>
        props.onChange(
          mergeChoices(
            props.chosen,
            texts.map((text) => data?.find((one) => sameText(one.label, text)) ?? { id: null, label: text }),
          ),
        )
      }
      onPick={(choice) => props.onChange(mergeChoices(props.chosen, [choice]))}
      onRemove={(index) => props.onChange(props.chosen.toSpliced(index, 1))}
    />
  );
}

const sameText = (a: string, b: string) => a.localeCompare(b, 'fr', { sensitivity: 'base' }) === 0;
