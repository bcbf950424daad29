import { KeyCap } from './key-cap.tsx';

export type Shortcut = readonly [keys: readonly string[], meaning: string];

export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
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
  );
}
