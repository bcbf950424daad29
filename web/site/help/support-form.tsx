import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SupportRequest } from '#contract/identity/support.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { sendSupportRequest } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { checkEmail, checkMessage, checkName } from '../form/validation.ts';
import { textLink } from '../frame/layout.ts';
import { useAddress } from '../frame/location.ts';
import { useSession } from '../frame/session.ts';

type Topic = SupportRequest['topic'];

/** `slug`: what `?sujet=` holds in links of the site. */
const topics: { value: Topic; slug: string; label: string }[] = [
  { value: 'question', slug: 'question', label: 'Une question' },
  { value: 'problem', slug: 'probleme', label: 'Un problème' },
  { value: 'billing', slug: 'facturation', label: 'Facturation' },
  { value: 'privacy', slug: 'donnees', label: 'Données personnelles' },
  { value: 'enterprise', slug: 'enterprise', label: 'Formule ENTERPRISE' },
];

const topicOf = (wanted: string | null | undefined) =>
  topics.find(({ value, slug }) => value === wanted || slug === wanted)?.value;

const fields = ['name', 'email', 'topic', 'message'] as const;
type Typed = { name: string; email: string; topic: Topic | ''; message: string };

export function SupportForm({ mailLink }: { mailLink: ReactNode }) {
  const address = useAddress();
  const session = useSession();
  const form = useSiteForm<Typed>(fields);
  const { errors, getValues, setValue } = form;
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [isRefusedForNow, setIsRefusedForNow] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const user = session.status === 'signed-in' ? session.user : null;

  useEffect(() => {
    const topic = topicOf(address?.searchParams.get('sujet'));
    if (topic && !getValues('topic')) setValue('topic', topic);
  }, [address, getValues, setValue]);

  useEffect(() => {
    if (!user || sentFrom !== null) return;
    if (!getValues('name')) setValue('name', `${user.firstName} ${user.lastName}`);
    if (!getValues('email')) setValue('email', user.email);
  }, [user, sentFrom, getValues, setValue]);

  const submit = form.submit(
    async ({ name, email, topic, message }) => {
      setIsRefusedForNow(false);
      if (topic === '') return;
      // Read from the page itself: a robot writes there without the events that a form listens to.
      const website = trap.current?.value ?? '';
      await sendSupportRequest({ name, email: email.trim(), topic, message, website });
      setSentFrom(email.trim());
    },
    ({ status }) => {
      setIsRefusedForNow(status === 429);
      return false;
    },
  );

  if (sentFrom !== null) {
    return (
      <Sent
        email={sentFrom}
        onAgain={() => {
          form.resetField('message');
          setSentFrom(null);
        }}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {form.formError && (
        <Notice tone="error">
          {form.formError}
          <p>
            Votre message est toujours là.
            {isRefusedForNow && <> Pour ne pas attendre, écrivez-nous à {mailLink}.</>}
          </p>
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1">
        <TextField
          label="Nom"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name', { validate: checkName('Indiquez votre nom.', 120) })}
        />
        <TextField
          label="Adresse e-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
          {...form.register('email', { validate: checkEmail })}
        />
      </div>
      <SelectField
        label="Sujet"
        required
        defaultValue=""
        error={errors.topic?.message}
        {...form.register('topic', { validate: (typed) => typed !== '' || 'Choisissez un sujet.' })}
      >
        <option value="">Choisissez un sujet</option>
        {topics.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        rows={8}
        required
        hint="Jamais de mot de passe, de code de secours ni de numéro de carte."
        error={errors.message?.message}
        {...form.register('message', { validate: checkMessage })}
      />
      {/* A trap: people neither see it nor reach it, robots fill it. */}
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label htmlFor="website">Site web</label>
        <input ref={trap} id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Until the script is here, sending would only reload the page and lose the text. */}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={address === null}
          isBusy={form.isBusy}
          busyLabel="Envoi…"
        >
          Envoyer
        </Button>
        <p className="text-[13px] leading-5 text-muted">
          Vos données servent à vous répondre.{' '}
          <a href={paths.privacy} className={textLink}>
            En savoir plus
          </a>
        </p>
      </div>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="text-28 tracking-[-0.02em]">
        Votre message est bien arrivé
      </h2>
      <p className="mt-2 leading-[1.6] text-pretty">
        Nous vous répondrons par e-mail, à <span className="font-medium break-all">{email}</span>. Pensez à
        regarder dans les courriers indésirables.
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={onAgain}>Écrire un autre message</Button>
        <a href={paths.help} className={textLink}>
          Ouvrir le centre d’aide
        </a>
      </p>
    </div>
  );
}
