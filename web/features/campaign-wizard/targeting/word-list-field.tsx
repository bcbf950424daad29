import { useState } from 'react';
import { readDomain } from '#core/words/domain-name.ts';
import { mergeWords } from '#web/features/icps/merge-criteria.ts';
import { formatNumber } from '#web/lib/format.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { changeOf, readField } from '../autosave/campaign-fields.ts';
import { useEditing } from '../editing-context.ts';
import { fieldLabels } from '../field-texts.ts';

type ListName =
  | 'icpData.exclusions.customers'
  | 'icpData.exclusions.competitors'
  | 'icpData.exclusions.domains';

/** A name may hold a comma (« Dupont, Durand & Associés »), a domain may not even hold a space. */
const readCompanies = (text: string): string[] => mergeWords([], text.split(/[;\n\t]+/));
const readDomains = (text: string): string[] =>
  mergeWords(
    [],
    text.split(/[\s,;]+/).map((word) => readDomain(word) ?? word),
  );

const kinds = {
  companies: { read: readCompanies, count: ['entreprise', 'entreprises'], perLine: 'Une par ligne.' },
  domains: { read: readDomains, count: ['domaine', 'domaines'], perLine: 'Un par ligne.' },
} as const;

/** A list that is pasted as often as typed: one per line, with its count. */
export function WordListField(props: { name: ListName; placeholder: string }) {
  const { content, change, refusals } = useEditing();
  const words = readField(content, props.name) as string[];
  const [typed, setTyped] = useState<string | null>(null);
  // A domain is wrong until its last letter: nothing is said of it while it is first written.
  const [hasLeft, setHasLeft] = useState(words.length > 0);
  const { read, count, perLine } = kinds[props.name.endsWith('domains') ? 'domains' : 'companies'];
  const counted = `${formatNumber(words.length)} ${count[words.length > 1 ? 1 : 0]}`;
  return (
    <TextAreaField
      label={fieldLabels[props.name]}
      hint={words.length > 0 ? `${counted}. ${perLine}` : `${perLine} Collez une liste si vous en avez une.`}
      error={hasLeft && refusals[props.name]}
      placeholder={props.placeholder}
      value={typed ?? words.join('\n')}
      className="max-h-60 min-h-[92px] [field-sizing:content]"
      onFocus={() => setTyped(words.join('\n'))}
      onBlur={() => {
        setTyped(null);
        setHasLeft(true);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        change(changeOf(props.name, read(target.value)));
      }}
    />
  );
}
