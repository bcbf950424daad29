import { useEffect, useRef, useState } from 'react';
import type { SenderPage } from '#contract/overview/sender-page.ts';
import { senderPagePath } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Prose } from '../article/prose.tsx';
import { fetchSender, sendOpposition } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { capsLabel } from '../frame/layout.ts';
import { useAddress } from '../frame/location.ts';
import { RightsForm } from './rights-form.tsx';
import { english } from './sender-texts-english.ts';
import { french, type SenderTexts } from './sender-texts-french.ts';

type Shown = { is: 'loading' } | { is: 'unknown' } | { is: 'failed' } | { is: 'known'; sender: SenderPage };

/** For whoever comes from a message: who wrote, what for, and how to say no. Nothing without `?e=`, or `?expediteur=` in older messages. */
export function SenderPart() {
  const query = useAddress()?.searchParams;
  const token = query?.get('e') ?? query?.get('expediteur') ?? null;
  const [round, setRound] = useState(0);
  const texts = senderTexts(query?.get('langue'));
  return token ? (
    <Sender key={`${token} ${round}`} token={token} texts={texts} onAgain={() => setRound(round + 1)} />
  ) : null;
}

type WithTexts = { texts: SenderTexts };

function Sender({ token, texts, onAgain }: WithTexts & { token: string; onAgain: () => void }) {
  const [shown, setShown] = useState<Shown>({ is: 'loading' });
  useEffect(() => {
    let isLeft = false;
    fetchSender(token).then(
      (sender) => !isLeft && setShown({ is: 'known', sender }),
      (failure: { status?: number }) =>
        !isLeft && setShown({ is: failure.status === 404 ? 'unknown' : 'failed' }),
    );
    return () => {
      isLeft = true;
    };
  }, [token]);

  return (
    <section
      aria-label={texts.label}
      lang={texts.language}
      aria-busy={shown.is === 'loading'}
      className="mb-16 grid grid-cols-12 gap-x-6 gap-y-8 rounded-[10px] border border-line bg-card p-8 max-nav:block max-sm:mb-11 max-sm:p-5"
    >
      {shown.is === 'loading' && <Waiting />}
      {shown.is === 'failed' && (
        <Notice tone="error" className="col-span-12">
          La page de l’expéditeur n’a pas pu être lue.
          <p className="mt-3">
            <Button onClick={onAgain}>Réessayer</Button>
          </p>
        </Notice>
      )}
      {shown.is === 'unknown' && (
        <Notice tone="warning" title="Ce lien n’ouvre la page d’aucun expéditeur" className="col-span-12">
          Il a pu être coupé en route. Copiez-le en entier depuis le message reçu. Pour vous opposer, vous
          pouvez aussi répondre au message.
        </Notice>
      )}
      {shown.is === 'known' && (
        <>
          <About {...shown.sender} token={token} texts={texts} />
          <div className="col-span-5 col-start-8 grid content-start gap-11 max-nav:mt-9">
            <OppositionForm token={token} sender={shown.sender} texts={texts} />
            <RightsForm token={token} texts={texts} />
          </div>
        </>
      )}
    </section>
  );
}

const Waiting = () => (
  <div className="col-span-12 grid gap-3" role="status">
    <span className="sr-only">Lecture de la page de l’expéditeur…</span>
    <div className="h-4 w-40 rounded bg-line" />
    <div className="h-8 w-2/3 rounded bg-line" />
    <div className="h-4 w-full rounded bg-line" />
    <div className="h-4 w-4/5 rounded bg-line" />
  </div>
);

function About({ name, company, balancing, token, texts }: SenderPage & WithTexts & { token: string }) {
  const who = company ? texts.for(name, company) : name;
  const points = [
    [texts.controller, texts.processor(who)],
    [texts.sourceLabel, texts.source],
    [texts.whyLabel, texts.why],
    [texts.howLongLabel, texts.howLong],
    [texts.rightsLabel, texts.rightsText],
  ] as const;
  return (
    <div className="col-span-6 min-w-0 [overflow-wrap:anywhere]">
      <p className={`text-muted ${capsLabel}`}>{texts.from(name)}</p>
      <h2 className="mt-2 mb-4 text-28 tracking-[-0.02em]">{texts.title}</h2>
      <Prose>
        <ul>
          {points.map(([label, text]) => (
            <li key={label}>
              <b>{label}</b> {text}
            </li>
          ))}
          {balancing && (
            <li>
              <b>{texts.balancingLabel}</b> <span lang="fr">{balancing}</span>
            </li>
          )}
        </ul>
      </Prose>
      <p className="mt-4">
        <a
          className="link"
          href={`${senderPagePath(token)}${texts.other.language === 'en' ? '&langue=en' : ''}`}
          lang={texts.other.language}
          hrefLang={texts.other.language}
        >
          {texts.other.label}
        </a>
      </p>
    </div>
  );
}

const fields = ['profile', 'firstName', 'lastName', 'company'] as const;
type Typed = { profile: string; firstName: string; lastName: string; company: string };

function OppositionForm({ token, sender, texts }: WithTexts & { token: string; sender: SenderPage }) {
  const form = useSiteForm<Typed>(fields);
  const { errors } = form;
  const [isDone, setIsDone] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const submit = form.submit(async (typed) => {
    await sendOpposition({ ...typed, expediteur: token, website: trap.current?.value ?? '' });
    setIsDone(true);
  });
  if (isDone) return <Done sender={sender} texts={texts} />;
  const isFindable = (_: string, { profile, firstName, lastName, company }: Typed) =>
    profile.trim() !== '' ||
    [firstName, lastName, company].every((one) => one.trim() !== '') ||
    texts.missing;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-19">{texts.noTitle}</h2>
      {form.formError && <Notice tone="error">{form.formError}</Notice>}
      <TextField
        label={texts.profile}
        inputMode="url"
        placeholder="linkedin.com/in/votre-nom"
        error={errors.profile?.message}
        {...form.register('profile', { validate: isFindable })}
      />
      <p className="text-[13px] leading-5 text-muted">{texts.or}</p>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label={texts.company}
        autoComplete="organization"
        error={errors.company?.message}
        {...form.register('company')}
      />
      {/* A trap: people neither see it nor reach it, robots fill it. */}
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label htmlFor="website">Site web</label>
        <input ref={trap} id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy} busyLabel={texts.sending}>
          {texts.oppose}
        </Button>
      </div>
      <p className="text-[13px] leading-5 text-muted">{texts.noNote}</p>
    </form>
  );
}

function Done({ sender, texts }: WithTexts & { sender: SenderPage }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="text-28 tracking-[-0.02em]">
        {texts.kept}
      </h2>
      <p className="mt-2 leading-[1.6] text-pretty">{texts.keptText(sender.name)}</p>
    </div>
  );
}

const senderTexts = (language: string | null | undefined): SenderTexts =>
  language === 'en' ? english : french;
