import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { errorTexts, verificationErrorText } from '#contract/errors.ts';
import { paths, safeReturnPath } from '#contract/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ApiFailure, verifyEmail } from '../form/api.ts';
import { leaveFor, useAddress } from '../frame/location.ts';
import { refreshSession, useSession } from '../frame/session.ts';

type Result = { state: 'pending' } | { state: 'success'; onward: string } | { state: 'error'; text: string };

const pending: Result = { state: 'pending' };

// A token works once: StrictMode, which runs effects twice, must share one call.
const verifications = new Map<string, Promise<Result>>();

async function verify(token: string): Promise<Result> {
  try {
    const { success, message, continueTo } = await verifyEmail(token);
    if (!success) return { state: 'error', text: message || errorTexts.verificationFailed };
    if (document.documentElement.dataset.session === 'maybe') void refreshSession();
    announceSuccess();
    return { state: 'success', onward: safeReturnPath(continueTo) ?? paths.home };
  } catch (failure) {
    const text = failure instanceof ApiFailure ? failure.serverText : '';
    return { state: 'error', text: text || errorTexts.verificationFailed };
  }
}

function verifyOnce(token: string): Promise<Result> {
  const known = verifications.get(token) ?? verify(token);
  verifications.set(token, known);
  return known;
}

const announceSuccess = () =>
  toast({
    title: 'E-mail vérifié',
    description: 'Votre adresse e-mail a bien été vérifiée.',
    tone: 'success',
  });

/** What the address says by itself, without a call. */
function resultFromAddress({ searchParams }: URL): Result | null {
  if (searchParams.get('token') === '') return { state: 'error', text: errorTexts.verificationIncomplete };
  if (searchParams.get('token') || !searchParams.has('success')) return null;
  return searchParams.get('success') === 'true'
    ? { state: 'success', onward: safeReturnPath(searchParams.get('continueTo')) ?? paths.home }
    : { state: 'error', text: verificationErrorText(searchParams.get('error')) };
}

export function Page() {
  const address = useAddress();
  const session = useSession();
  const [result, setResult] = useState<Result>(pending);
  const token = address?.searchParams.get('token');
  const isBare = address && !address.searchParams.has('token') && !address.searchParams.has('success');

  useEffect(() => {
    if (!address) return;
    const known = resultFromAddress(address);
    if (known) setResult(known);
    if (known?.state === 'success') announceSuccess();
    if (token) void verifyOnce(token).then(setResult);
  }, [address, token]);

  useEffect(() => {
    if (isBare && session.status !== 'unknown') {
      leaveFor(session.status === 'signed-in' ? paths.home : paths.signIn);
    }
  }, [isBare, session.status]);

  return (
    <section className="mx-auto grid min-h-[460px] max-w-[520px] place-content-center px-5 py-20 text-center">
      {result.state === 'pending' && (
        <Spinner label={isBare ? 'Chargement…' : 'Vérification de votre e-mail…'} />
      )}
      {result.state === 'success' && (
        <Outcome
          icon={<CircleCheck aria-hidden="true" className="mx-auto size-11 text-success" strokeWidth={1.6} />}
          title="E-mail vérifié !"
          text="Votre adresse e-mail a bien été vérifiée."
          link={{ text: 'Accéder au tableau de bord', path: result.onward }}
          next={{ text: 'Continuer la préparation', path: paths.nextStep }}
        />
      )}
      {result.state === 'error' && (
        <Outcome
          icon={<CircleX aria-hidden="true" className="mx-auto size-11 text-danger" strokeWidth={1.6} />}
          title="Vérification échouée"
          text={result.text}
          link={{ text: 'Revenir à l’accueil', path: paths.home }}
        />
      )}
    </section>
  );
}

function Outcome(props: {
  icon: ReactNode;
  title: string;
  text: string;
  link: { text: string; path: string };
  /** Comes before the link, where there is something to go on with. */
  next?: { text: string; path: string };
}) {
  return (
    <div role="status">
      {props.icon}
      <h1 className="mt-5 text-40 tracking-[-0.028em]">{props.title}</h1>
      <p className="mt-3 text-pretty text-muted">{props.text}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {[...(props.next ? [props.next] : []), props.link].map(({ text, path }, at) => (
          <a
            key={path}
            href={path}
            className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary', size: 'lg' })}
          >
            {text}
          </a>
        ))}
      </p>
    </div>
  );
}
