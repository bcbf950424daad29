import { useEffect, useRef, useState } from 'react';
import type { SenderPage } from '#contract/sender-page.ts';
import { ofName } from '#core/french/of-name.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fetchSender, sendOpposition } from '../frame/api.ts';
import { capsLabel } from '../frame/layout.ts';
import { useAddress } from '../frame/location.ts';
import { Prose } from '../frame/prose.tsx';
import { useSiteForm } from '../frame/use-site-form.ts';

type Shown = { is: 'loading' } | { is: 'unknown' } | { is: 'failed' } | { is: 'known'; sender: SenderPage };

/** For whoever comes from a message: who wrote, what for, and how to say no. Nothing without `?e=`, or `?expediteur=` in older messages. */
export function SenderPart() {
  const query = useAddress()?.searchParams;
  const token = query?.get('e') ?? query?.get('expediteur') ?? null;
  const [round, setRound] = useState(0);
  return token ? (
    <Sender key={`${token} ${round}`} token={token} onAgain={() => setRound(round + 1)} />
  ) : null;
}

function Sender({ token, onAgain }: { token: string; onAgain: () => void }) {
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
      aria-label="L’expéditeur du message"
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
          <About {...shown.sender} />
          <div className="col-span-5 col-start-8 max-nav:mt-9">
            <OppositionForm token={token} sender={shown.sender} />
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

function About({ name, company }: SenderPage) {
  const who = company ? `${name}, pour ${company}` : name;
  return (
    <div className="col-span-6 min-w-0 [overflow-wrap:anywhere]">
      <p className={`text-muted ${capsLabel}`}>Vous avez reçu un message {ofName(name)}</p>
      <h2 className="mt-2 mb-4 text-28 tracking-[-0.02em]">Ce qui est fait de vos données</h2>
      <Prose>
        <ul>
          <li>
            <b>Responsable du traitement :</b> {who}. Accroche est son sous-traitant.
          </li>
          <li>
            <b>D’où viennent vos données :</b> de votre profil et de vos publications visibles sur LinkedIn,
            ou d’une liste que l’expéditeur a constituée.
          </li>
          <li>
            <b>Pourquoi :</b> vous proposer une offre en rapport avec votre métier, sur la base de l’intérêt
            légitime (article 6.1.f du RGPD).
          </li>
          <li>
            <b>Combien de temps :</b> trois ans au plus après la collecte ou votre dernier message.
          </li>
          <li>
            <b>Vos droits :</b> accès, rectification, effacement, limitation et opposition. Répondez au
            message pour les exercer auprès de l’expéditeur ; vous pouvez aussi saisir la CNIL.
          </li>
        </ul>
      </Prose>
    </div>
  );
}

const fields = ['profile', 'firstName', 'lastName', 'company'] as const;
type Typed = { profile: string; firstName: string; lastName: string; company: string };

const missing = 'Indiquez l’adresse de votre profil, ou votre prénom, votre nom et votre entreprise.';

function OppositionForm({ token, sender }: { token: string; sender: SenderPage }) {
  const form = useSiteForm<Typed>(fields);
  const { errors } = form;
  const [isDone, setIsDone] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const submit = form.submit(async (typed) => {
    await sendOpposition({ ...typed, expediteur: token, website: trap.current?.value ?? '' });
    setIsDone(true);
  });
  if (isDone) return <Done sender={sender} />;
  const isFindable = (_: string, { profile, firstName, lastName, company }: Typed) =>
    profile.trim() !== '' || [firstName, lastName, company].every((one) => one.trim() !== '') || missing;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-19">Ne plus recevoir de messages</h2>
      {form.formError && <Notice tone="error">{form.formError}</Notice>}
      <TextField
        label="Adresse de votre profil LinkedIn"
        inputMode="url"
        placeholder="linkedin.com/in/votre-nom"
        error={errors.profile?.message}
        {...form.register('profile', { validate: isFindable })}
      />
      <p className="text-[13px] leading-5 text-muted">Ou, si vous ne l’avez pas sous la main :</p>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <TextField
          label="Prénom"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Nom"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Entreprise"
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
        <Button type="submit" variant="primary" isBusy={form.isBusy} busyLabel="Envoi…">
          M’opposer
        </Button>
      </div>
      <p className="text-[13px] leading-5 text-muted">
        Rien à justifier. Nous ne gardons qu’une empreinte de ce que vous indiquez, qui ne sert qu’à faire
        respecter votre choix.
      </p>
    </form>
  );
}

function Done({ sender }: { sender: SenderPage }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="text-28 tracking-[-0.02em]">
        C’est enregistré
      </h2>
      <p className="mt-2 leading-[1.6] text-pretty">
        {sender.name} ne pourra plus vous contacter avec Accroche, dans aucune campagne et sans limite de
        durée. Un message déjà parti ne peut pas être rappelé.
      </p>
    </div>
  );
}
