import type { Argumentaire, PromiseKind } from '#core/offers/argumentaire.ts';
import { argumentaireLimits as limits } from '#core/offers/argumentaire.ts';
import { TextField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ArgumentaireEditing } from './argumentaire.queries.ts';
import { LimitedField } from './limited-field.tsx';
import { NumberField } from './number-field.tsx';
import { WordField } from './word-field.tsx';

type Part = { editing: ArgumentaireEditing; onChange: (change: Partial<Argumentaire>) => void };

/** Whom nothing is written to. */
export function NotForSection({ editing, onChange, note }: Part & { note: string | null }) {
  const { notFor } = editing.content;
  const change = (part: Partial<typeof notFor>) => onChange({ notFor: { ...notFor, ...part } });
  return (
    <Section title="Pas pour" note="aucun message ne leur est écrit">
      <div className="grid gap-4">
        <WordField
          label="Secteurs exclus"
          words={notFor.sectors}
          placeholder="Ex. : banque, administration"
          onChange={(sectors) => change({ sectors })}
        />
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Moins de (salariés)"
            placeholder="Ex. : 20"
            value={notFor.under}
            onChange={(under) => change({ under })}
          />
          <NumberField
            label="Plus de (salariés)"
            placeholder="Ex. : 5000"
            value={notFor.over}
            onChange={(over) => change({ over })}
          />
        </div>
        <WordField
          label="Intitulés exclus"
          words={notFor.titles}
          placeholder="consultant paie"
          onChange={(titles) => change({ titles })}
        />
        {note && <p className="text-13 text-muted">{note}</p>}
      </div>
    </Section>
  );
}

const promiseTexts: Record<PromiseKind, { label: string; placeholder: string }> = {
  delay: { label: 'Un délai', placeholder: 'Ex. : dix jours après réception de l’export' },
  scope: { label: 'Ce qui est couvert', placeholder: 'Ex. : douze mois, toutes les rubriques' },
  free: { label: 'Gratuité', placeholder: 'Vide : aucun message n’écrira « gratuit »' },
  refund: { label: 'Remboursement ou remise', placeholder: 'Vide : bloqué avant l’envoi' },
  security: { label: 'Sécurité, certification', placeholder: 'Vide : bloqué avant l’envoi' },
};
const promiseOrder = Object.keys(promiseTexts) as PromiseKind[];

/** What a text may promise, in the user's words; what is empty is forbidden. */
export function PromiseSection({ editing, onChange }: Part) {
  const { mayPromise } = editing.content;
  const textOf = (kind: PromiseKind) => mayPromise.find((one) => one.kind === kind)?.text ?? '';
  const change = (kind: PromiseKind, text: string) =>
    onChange({
      mayPromise: promiseOrder
        .map((one) => ({ kind: one, text: one === kind ? text : textOf(one) }))
        .filter((one) => one.text.trim() !== ''),
    });
  return (
    <Section title="Vous pouvez promettre" note="vide = interdit">
      <div className="grid gap-3">
        {promiseOrder.map((kind) => (
          <TextField
            key={kind}
            {...promiseTexts[kind]}
            value={textOf(kind)}
            maxLength={limits.promise}
            onChange={({ target }) => change(kind, target.value)}
          />
        ))}
      </div>
    </Section>
  );
}

/** What the sender has done, and how the trade speaks. */
export function MySideSection({ editing, onChange }: Part) {
  const { mySide, tradeWords } = editing.content;
  return (
    <Section title="De votre côté" note="ce que vous avez fait, et les mots du métier">
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <LimitedField
          label="Votre expérience"
          limit={limits.mySide}
          rows={2}
          placeholder="Ex. : Quinze ans de paie en entreprise industrielle."
          value={mySide}
          error={editing.errors.mySide}
          onChange={(text) => onChange({ mySide: text })}
        />
        <WordField
          label="Mots du métier"
          words={tradeWords}
          max={limits.tradeWords}
          placeholder="rubrique, DSN, bascule"
          hint="Ils ne seront pas pris pour des fautes."
          onChange={(words) => onChange({ tradeWords: words })}
        />
      </div>
    </Section>
  );
}
