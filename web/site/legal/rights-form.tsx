import { useEffect, useRef, useState } from 'react';
import { type RequestRight, requestRights } from '#core/privacy/legal-delay.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { sendPrivacyRequest } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import type { SenderTexts } from './sender-texts-french.ts';

const fields = ['right', 'firstName', 'lastName', 'company', 'email', 'profile', 'message'] as const;
type Typed = Record<(typeof fields)[number], string>;

/** Any right but the no, which has its own form: what is asked reaches the sender, who has a month. */
export function RightsForm({ token, texts }: { token: string; texts: SenderTexts }) {
  const form = useSiteForm<Typed>(fields);
  const { errors } = form;
  const [isDone, setIsDone] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const submit = form.submit(async (typed) => {
    await sendPrivacyRequest({
      ...typed,
      right: typed.right as RequestRight,
      expediteur: token,
      website: trap.current?.value ?? '',
    });
    setIsDone(true);
  });
  if (isDone) return <Done texts={texts} />;
  const needed = (value: string) => value.trim() !== '' || texts.needed;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-19">{texts.rightsTitle}</h2>
      {form.formError && <Notice tone="error">{form.formError}</Notice>}
      <SelectField label={texts.right} error={errors.right?.message} {...form.register('right')}>
        {requestRights
          .filter((right) => right !== 'objection')
          .map((right) => (
            <option key={right} value={right}>
              {texts.rights[right]}
            </option>
          ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName', { validate: needed })}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName', { validate: needed })}
        />
      </div>
      <TextField
        label={texts.company}
        autoComplete="organization"
        error={errors.company?.message}
        {...form.register('company')}
      />
      <TextField
        label={texts.profile}
        inputMode="url"
        placeholder="linkedin.com/in/votre-nom"
        error={errors.profile?.message}
        {...form.register('profile')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { validate: needed })}
      />
      <TextAreaField
        label={texts.message}
        rows={3}
        error={errors.message?.message}
        {...form.register('message')}
      />
      {/* A trap: people neither see it nor reach it, robots fill it. */}
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label htmlFor="rights-website">Site web</label>
        <input ref={trap} id="rights-website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <Button type="submit" variant="secondary" isBusy={form.isBusy} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
      <p className="text-[13px] leading-5 text-muted">{texts.rightsNote}</p>
    </form>
  );
}

function Done({ texts }: { texts: SenderTexts }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="text-19">
        {texts.requestKept}
      </h2>
      <p className="mt-2 leading-[1.6] text-pretty">{texts.requestNext}</p>
    </div>
  );
}
