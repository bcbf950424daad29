import { useState } from 'react';
import type { ImportedProfile } from '#contract/campaigns/offers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { changeOf, type FieldName, isSame, readField } from '../autosave/campaign-fields.ts';
import { useEditing } from '../editing-context.ts';
import { fieldLabels } from '../field-texts.ts';

type Read = { name: FieldName; value: string };

const readOf = ({ personalProfile, companyInfo }: ImportedProfile): Read[] =>
  (
    [
      ['offerData.personalProfile.displayName', personalProfile.displayName],
      ['offerData.personalProfile.jobTitle', personalProfile.jobTitle],
      ['offerData.personalProfile.personalIntroduction', personalProfile.personalIntroduction],
      ['offerData.companyInfo.companyName', companyInfo.companyName],
      ['offerData.companyInfo.website', companyInfo.website],
      ['offerData.companyInfo.linkedinPage', companyInfo.linkedinPage],
      ['offerData.companyInfo.serviceDescription', companyInfo.serviceDescription],
    ] as const
  ).flatMap(([name, value]) => (value ? [{ name, value }] : []));

/** What was read, field by field; only what the user confirms is taken, and nothing written is ticked in advance. */
export function ImportedProfileDialog({
  profile,
  onClose,
}: {
  profile: ImportedProfile;
  onClose: () => void;
}) {
  const { content, change } = useEditing();
  const read = readOf(profile);
  const news = read.filter(({ name, value }) => !isSame(readField(content, name), value));
  const [chosen, setChosen] = useState(() =>
    news.filter(({ name }) => isSame(readField(content, name), '')).map(({ name }) => name),
  );
  const take = () => {
    for (const { name, value } of news) if (chosen.includes(name)) change(changeOf(name, value));
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Votre profil LinkedIn">
      {news.length === 0 ? (
        <p className="text-muted">
          {read.length > 0
            ? 'Tout ce que dit votre profil figure déjà dans votre offre.'
            : 'Votre profil ne dit rien que cette page puisse reprendre.'}
        </p>
      ) : (
        <>
          <p className="text-13 text-muted">
            Cochez ce que vous voulez reprendre. Un texte que vous avez écrit n’est remplacé que si vous le
            cochez.
          </p>
          <ul className="mt-3">
            {news.map(({ name, value }) => {
              const mine = String(readField(content, name) ?? '');
              return (
                <li key={name} className="border-line border-t py-2.5">
                  <CheckboxField
                    label={
                      <>
                        <b className="font-semibold">{fieldLabels[name]}</b>
                        <span className="block whitespace-pre-line [overflow-wrap:anywhere]">{value}</span>
                      </>
                    }
                    hint={mine && `Remplace : ${mine}`}
                    checked={chosen.includes(name)}
                    onChange={({ target }) =>
                      setChosen((before) =>
                        target.checked ? [...before, name] : before.filter((one) => one !== name),
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{news.length > 0 ? 'Ne rien reprendre' : 'Fermer'}</Button>
        {news.length > 0 && (
          <Button variant="primary" disabled={chosen.length === 0} onClick={take}>
            Reprendre {chosen.length > 1 ? `${chosen.length} champs` : 'ce champ'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
