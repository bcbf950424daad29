import { type ComponentProps, type ComponentType, type RefObject, useRef, useState } from 'react';
import { toast } from './toast-store.ts';

export type PanelProps = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Opened without a pointer: the first entry takes the focus. */
  isByKeyboard: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

type PanelButtonProps<Extra> = {
  /** A function of the module, not made anew by each rendering. */
  load: () => Promise<ComponentType<PanelProps & Extra>>;
  panelProps: Extra;
  hasPopup: 'menu' | 'dialog';
  onOpenChange?: (isOpen: boolean) => void;
} & Omit<ComponentProps<'button'>, 'type' | 'ref' | 'onClick'>;

/** A button that opens a menu or a panel, whose code is fetched once someone comes near it: no page starts with it. */
export function PanelButton<Extra extends object>({
  load,
  panelProps,
  hasPopup,
  onOpenChange,
  children,
  ...rest
}: PanelButtonProps<Extra>) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpenedByPress = useRef(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps & Extra> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  const prepare = async () => {
    if (Panel) return null;
    try {
      const loaded = await load();
      setPanel(() => loaded);
      return null;
    } catch (error) {
      return { error };
    }
  };
  const open = async (byKeyboard: boolean) => {
    setIsByKeyboard(byKeyboard);
    change(true);
    const failure = await prepare();
    if (!failure) return;
    change(false);
    // After a deployment its script has another name: whoever listens loads the page anew.
    window.dispatchEvent(new ErrorEvent('missing-script', failure));
    toast({
      tone: 'error',
      title: 'Ce menu n’a pas pu être chargé.',
      description: 'Vérifiez votre connexion.',
    });
  };
  return (
    <>
      <button
        {...rest}
        type="button"
        ref={button}
        aria-haspopup={hasPopup}
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={prepare}
        onFocus={prepare}
        // A page that arrives may move the button from under the mouse before it is let go: no click would follow.
        onPointerDown={(event) => {
          const isPlain = event.pointerType === 'mouse' && event.button === 0 && !event.ctrlKey;
          isOpenedByPress.current = isPlain && !isOpen;
          if (!isOpenedByPress.current) return;
          // The panel takes the focus: the press does not compete for it.
          event.preventDefault();
          void open(false);
        }}
        onClick={({ detail }) => {
          // A key's click has no pointer behind it.
          if (detail > 0 && isOpenedByPress.current) isOpenedByPress.current = false;
          else if (isOpen) change(false);
          else void open(detail === 0);
        }}
        onKeyDown={(event) => {
          if (hasPopup !== 'menu' || event.key !== 'ArrowDown') return;
          event.preventDefault();
          void open(true);
        }}
      >
        {children}
      </button>
      {Panel && (
        <Panel
          {...panelProps}
          button={button}
          isOpen={isOpen}
          isByKeyboard={isByKeyboard}
          onOpenChange={change}
        />
      )}
    </>
  );
}
