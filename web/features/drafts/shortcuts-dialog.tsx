import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { ShortcutList } from '#web/ui/shortcut-list.tsx';
import { draftShortcuts } from './draft-shortcuts.ts';
import { useShortcutSetting } from './shortcut-setting.ts';

export function ShortcutsDialog(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const setting = useShortcutSetting();
  return (
    <Dialog isOpen={props.isOpen} onOpenChange={props.onOpenChange} title="Raccourcis clavier">
      <ShortcutList shortcuts={[...draftShortcuts, [['?'], 'Cette liste']]} />
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
