import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PanelProps } from '#web/ui/panel-button.tsx';
import { ShortcutList } from '#web/ui/shortcut-list.tsx';
import { helpFor, helpQuestions } from './help-topics.ts';

/** Opened beside the page, which stays as it is. */
const newTab = { target: '_blank', rel: 'noreferrer' } as const;

export function PageHelp({ button, isOpen, onOpenChange }: PanelProps) {
  const { pathname, search } = useLocation();
  const { questions, shortcuts } = helpFor(pathname, search);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Aide sur cette page"
      returnFocus={() => button.current}
    >
      <ul className="mt-2">
        {questions.map((anchor) => (
          <li key={anchor} className="border-line border-t">
            <a href={`${paths.help}#${anchor}`} {...newTab} className="link block py-2">
              {helpQuestions[anchor]}
            </a>
          </li>
        ))}
      </ul>
      <p className="border-line border-t py-2 text-muted">
        <a href={paths.help} {...newTab} className="link">
          Centre d’aide
        </a>
        {' · '}
        <a href={paths.support} {...newTab} className="link">
          Écrire au support
        </a>
      </p>
      {/* A phone has no keys to press. */}
      <div className="max-sm:hidden">
        <h3 className="mt-3 font-semibold text-14">Raccourcis clavier</h3>
        <ShortcutList shortcuts={shortcuts} />
      </div>
      <div className="mt-4 flex justify-end">
        <Button onClick={() => onOpenChange(false)}>Fermer</Button>
      </div>
    </Dialog>
  );
}
