import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WritingSettings } from '#contract/texts/writing.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView, type ShownQuery } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TokenInput } from '#web/ui/token-input.tsx';
import { useChangeWritingSettings, writingSettingsQuery } from './writing.queries.ts';

const fewPhrases = 12;
const most = { bannedPhrases: 200, lexicon: 2_000 };

/** What no text may say, and the words that the speller accepts. */
export function WordLists() {
  const query = useQuery(writingSettingsQuery);
  const bannedCount = query.data?.bannedPhrases.length ?? 0;
  return (
    <>
      <Section
        title="Expressions interdites"
        note={query.data && `${formatNumber(bannedCount)} ${bannedCount > 1 ? 'expressions' : 'expression'}`}
      >
        <Faces query={query}>{(settings) => <BannedPhrases settings={settings} />}</Faces>
      </Section>
      <Section title="Lexique" note="les mots que l’orthographe accepte">
        <Faces query={query}>{(settings) => <Lexicon settings={settings} />}</Faces>
      </Section>
    </>
  );
}

type FacesProps = {
  query: ShownQuery<WritingSettings>;
  children: (settings: WritingSettings) => ReactNode;
};

const Faces = (props: FacesProps) => (
  <QueryView
    loading={<LinesSkeleton label="Chargement de la liste…" lines={2} />}
    failed="Cette liste n’a pas pu être chargée."
    {...props}
  />
);

const showError = (error: unknown) =>
  toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) });

function BannedPhrases({ settings: { bannedPhrases, defaultBannedPhrases } }: { settings: WritingSettings }) {
  const change = useChangeWritingSettings();
  const [isOpen, setIsOpen] = useState(bannedPhrases.length <= fewPhrases);
  const region = useRef<HTMLDivElement>(null);
  const isOwn = bannedPhrases.join('\n') !== defaultBannedPhrases.join('\n');
  const save = (next: string[]) => change.mutate({ bannedPhrases: next }, { onError: showError });
  const open = () => {
    flushSync(() => setIsOpen(true));
    region.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={region} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="max-w-[60ch] text-pretty text-muted">
        Un texte qui contient l’une d’elles ne peut pas partir, même écrit par vous.
      </p>
      {isOpen ? (
        <TokenInput
          label="Expressions"
          name="des expressions interdites"
          hint="Entrée ou virgule pour ajouter. Les accents et les majuscules ne comptent pas."
          tokens={bannedPhrases}
          max={most.bannedPhrases}
          onAdd={(texts) => save([...bannedPhrases, ...newOnes(texts, bannedPhrases)])}
          onRemove={(index) => save(bannedPhrases.filter((_, at) => at !== index))}
        />
      ) : (
        <p className="text-pretty text-14">
          {bannedPhrases.slice(0, fewPhrases).join(', ')}
          {`, et ${formatNumber(bannedPhrases.length - fewPhrases)} autres.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isOpen && <Button onClick={open}>Modifier la liste</Button>}
        {isOwn && (
          <Button isBusy={change.isPending} onClick={() => save(defaultBannedPhrases)}>
            Revenir à la liste d’Accroche
          </Button>
        )}
      </div>
    </div>
  );
}

function Lexicon({ settings: { lexicon } }: { settings: WritingSettings }) {
  const change = useChangeWritingSettings();
  const save = (next: string[]) => change.mutate({ lexicon: next }, { onError: showError });
  return (
    <TokenInput
      label="Mots de votre métier"
      name="du lexique"
      hint="Noms de produits, sigles, termes du métier : ils ne seront plus signalés comme des fautes."
      placeholder="Intacct, DSN, onboarding"
      tokens={lexicon}
      max={most.lexicon}
      onAdd={(texts) => save([...lexicon, ...newOnes(texts, lexicon)])}
      onRemove={(index) => save(lexicon.filter((_, at) => at !== index))}
    />
  );
}

const newOnes = (texts: readonly string[], known: readonly string[]) =>
  [...new Set(texts)].filter((text) => !known.includes(text));
