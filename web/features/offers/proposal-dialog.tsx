import { type FormEvent, useState } from 'react';
import { type Argument, type Argumentaire, emptyArgumentaire } from '#core/offers/argumentaire.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField, TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useProposeArguments } from './argumentaire.queries.ts';

const longest = 20_000;

type ProposalDialogProps = {
  offerData: OfferData;
  onTake: (proposed: Argumentaire) => void;
  onClose: () => void;
};

/** Arguments found in the offer and in a text of the user's; they choose which to take, then correct them. */
export function ProposalDialog({ offerData, onTake, onClose }: ProposalDialogProps) {
  const propose = useProposeArguments();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    propose.mutate({ offerData, text });
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Proposer des arguments">
      {propose.data ? (
        <Choice
          proposed={propose.data}
          onTake={(taken) => {
            onTake(taken);
            onClose();
          }}
          onBack={() => propose.reset()}
        />
      ) : (
        <form onSubmit={submit}>
          <p className="text-13 text-muted">
            Vos propres phrases, tirées de votre offre et du texte que vous collez. Rien n’est inventé, rien
            n’est enregistré avant votre choix.
          </p>
          <div className="mt-3">
            <TextAreaField
              label="Un texte à vous (facultatif)"
              rows={8}
              maxLength={longest}
              placeholder="Une page de votre site, une plaquette, un cas client, un message qui marche…"
              className="max-h-80"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          {propose.isError && (
            <Notice tone="error" className="mt-3" title="Aucune proposition n’a pu être faite.">
              {errorMessage(propose.error)}
            </Notice>
          )}
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Annuler</Button>
            <Button type="submit" variant="primary" isBusy={propose.isPending} busyLabel="Lecture…">
              Chercher des arguments
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** What goes with the arguments, in one line each. */
const extrasOf = ({ notFor, mayPromise, tradeWords, mySide }: Argumentaire) => {
  const { sectors, titles, under, over } = notFor;
  const refused = [
    ...sectors,
    ...titles,
    ...(under === null ? [] : [`moins de ${under} salariés`]),
    ...(over === null ? [] : [`plus de ${over} salariés`]),
  ];
  return [
    { label: 'Pas pour', value: refused.join(', '), part: { notFor } },
    {
      label: 'Vous pouvez promettre',
      value: mayPromise.map(({ text }) => quote(text)).join(', '),
      part: { mayPromise },
    },
    { label: 'Votre expérience', value: mySide, part: { mySide } },
    { label: 'Mots du métier', value: tradeWords.join(', '), part: { tradeWords } },
  ].filter(({ value }) => value !== '');
};

function Choice(props: {
  proposed: Argumentaire;
  onTake: (taken: Argumentaire) => void;
  onBack: () => void;
}) {
  const { arguments: found } = props.proposed;
  const extras = extrasOf(props.proposed);
  const [left, setLeft] = useState<readonly string[]>([]);
  const isTaken = (key: string) => !left.includes(key);
  const box = (key: string) => ({
    checked: isTaken(key),
    onChange: () =>
      setLeft((before) => (isTaken(key) ? [...before, key] : before.filter((one) => one !== key))),
  });
  const taken = found.filter(({ id }) => isTaken(id));
  const takenExtras = extras.filter(({ label }) => isTaken(label));
  const take = () =>
    props.onTake(
      Object.assign(
        { ...emptyArgumentaire, arguments: taken },
        ...takenExtras.map(({ part }) => part),
      ) as Argumentaire,
    );
  if (found.length === 0 && extras.length === 0)
    return (
      <>
        <p className="text-pretty">
          Aucune phrase de votre offre ou de ce texte ne dit une situation, un cas ou un chiffre. Collez une
          page qui raconte ce que vivent vos clients, ou écrivez le premier argument vous-même.
        </p>
        <div className="mt-4 flex justify-end">
          <Button onClick={props.onBack}>Essayer un autre texte</Button>
        </div>
      </>
    );
  return (
    <>
      <p className="text-13 text-muted">
        Décochez ce que vous ne voulez pas. Les parties vides restent à écrire.
      </p>
      <ul className="mt-3">
        {found.map((argument) => (
          <li key={argument.id} className="border-line border-t py-2.5">
            <CheckboxField label={<Proposed argument={argument} />} {...box(argument.id)} />
          </li>
        ))}
        {extras.map(({ label, value }) => (
          <li key={label} className="border-line border-t py-2.5">
            <CheckboxField
              label={
                <>
                  <b className="font-semibold">{label}</b>
                  <span className="block">{value}</span>
                </>
              }
              {...box(label)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={props.onBack}>Autre texte</Button>
        <Button variant="primary" disabled={taken.length === 0 && takenExtras.length === 0} onClick={take}>
          {taken.length > 1 ? `Ajouter ces ${taken.length} arguments` : 'Ajouter'}
        </Button>
      </div>
    </>
  );
}

const partLabels = [
  ['problem', 'Problème'],
  ['proof', 'Preuve'],
  ['question', 'Question'],
  ['give', 'À envoyer'],
] as const satisfies [keyof Argument, string][];

function Proposed({ argument }: { argument: Argument }) {
  return (
    <>
      <b className="font-semibold">{argument.name}</b>
      {partLabels.map(([part, label]) => (
        <span key={part} className="block text-pretty">
          <span className="text-muted">{label} : </span>
          {argument[part] || <span className="text-muted">à écrire</span>}
        </span>
      ))}
    </>
  );
}
