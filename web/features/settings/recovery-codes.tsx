import { Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';

function download(codes: string[]) {
  const text = `Accroche : codes de secours\nChaque code sert une seule fois.\n\n${codes.join('\n')}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = 'accroche-codes-de-secours.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The server keeps only their prints: this is the one time they can be read. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div ref={focusOnArrival} tabIndex={-1} className="grid gap-4">
      <Notice tone="success" title="La double authentification est active.">
        Notez ces codes de secours : ils ne seront plus affichés. Chacun remplace une fois le code de votre
        téléphone.
      </Notice>
      <ul className="tabular-figures grid grid-cols-2 gap-x-8 border-line border-t font-mono text-14 max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code} className="border-line border-b py-2">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={codes.join('\n')} label="Copier les codes" copiedLabel="Codes copiés" />
        <Button variant="secondary" size="sm" onClick={() => download(codes)}>
          <Download size={14} aria-hidden />
          Télécharger
        </Button>
      </div>
      <div>
        <Button variant="primary" onClick={onDone}>
          J’ai noté mes codes
        </Button>
      </div>
    </div>
  );
}
