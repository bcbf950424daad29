import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useConfirmTwoFactor } from './settings.queries.ts';

type SetupProps = {
  secret: string;
  uri: string;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
};

export function TwoFactorSetup(props: SetupProps) {
  const groups = props.secret.match(/.{1,4}/g)?.join(' ') ?? props.secret;
  return (
    <ol className="grid gap-6 border-line border-t pt-4">
      <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-6 max-sm:grid-cols-1">
        <QrCode text={props.uri} label="Code QR à lire avec votre application d’authentification" />
        <div className="grid content-start justify-items-start gap-2">
          <h3 ref={focusOnArrival} tabIndex={-1} className="text-16">
            1. Ajoutez Accroche à votre application
          </h3>
          <p className="text-pretty text-13 text-muted">
            Lisez ce code avec votre application d’authentification. Si la caméra ne peut pas le lire,
            saisissez cette clé :
          </p>
          <code className="tabular-figures select-all rounded-small bg-sunken px-2 py-1 text-14 [overflow-wrap:anywhere]">
            {groups}
          </code>
          <CopyButton text={props.secret} label="Copier la clé" copiedLabel="Clé copiée" />
        </div>
      </li>
      <li>
        <h3 className="mb-2 text-16">2. Saisissez le code affiché</h3>
        <CodeForm {...props} />
      </li>
    </ol>
  );
}

function CodeForm({ onCodes, onCancel }: SetupProps) {
  const confirm = useConfirmTwoFactor();
  const form = useForm({ resolver: zodResolver(twoFactorApi.confirm.body), defaultValues: { code: '' } });
  const { errors } = form.formState;
  const submit = submitWith(form, { fields: ['code'], codes: { wrong_code: 'code' } }, async ({ code }) => {
    onCodes((await confirm.mutateAsync(code)).recoveryCodes);
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="max-w-[240px]">
        <TextField
          label="Code à six chiffres"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          {...fieldOf(form, 'code')}
        />
      </div>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={confirm.isPending} busyLabel="Vérification…">
          Activer
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}

/** Dark on white in both themes: cameras read that best. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-[192px] rounded-field border border-line"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join('')} fill="#17213a" />
    </svg>
  );
}
