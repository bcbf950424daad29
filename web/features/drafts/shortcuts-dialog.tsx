import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { useShortcutSetting } from './shortcut-setting.ts';

const shortcuts: [keys: string[], meaning: string][] = [
  [['V'], 'Valider ce message'],
  [['S'], 'Passer ce message'],
  [['E'], 'Modifier le message'],
  [['Échap'], 'Terminer la modification'],
  [['R'], 'Régénérer le message'],
  [['Ctrl', 'Z'], 'Annuler la dernière version (avec Maj, rétablir)'],
  [['J', '↓'], 'Message suivant'],
  [['K', '↑'], 'Message précédent'],
  [['←', '→'], 'Phrase précédente, phrase suivante, une fois dans le texte'],
  [['?'], 'Cette liste'],
];

export function ShortcutsDialog(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const setting = useShortcutSetting();
  return (
    <Dialog isOpen={props.isOpen} onOpenChange={props.onOpenChange} title="Raccourcis clavier">
      <dl className="mt-2">
        {shortcuts.map(([keys, meaning]) => (
          <div key={meaning} className="flex items-baseline gap-4 border-line border-t py-2">
            <dt className="flex w-20 shrink-0 gap-1">
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="border-line border-t pt-3">
        <CheckboxField
          label="Agir par une seule touche"
          hint="À décocher si vous dictez à votre ordinateur. Ce choix vaut sur cet appareil."
          checked={setting.isOn}
          onChange={({ target }) => setting.set(target.checked)}
        />
      </div>
      <div className="mt-4 flex justify-end">
        <Button onClick={() => props.onOpenChange(false)}>Fermer</Button>
      </div>
    </Dialog>
  );
}
