import { useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { pageWidth } from '../frame/layout.ts';
import { useBuildFacts, useSiteConfig } from '../frame/site-config.tsx';
import { lowerSection, sectionSpace } from './section-head.tsx';

const film = {
  webm: '/media/demo.webm',
  mp4: '/media/demo.mp4',
  captions: '/media/demo.vtt',
  poster: '/media/demo-poster.webp',
};

const filmName = 'Démonstration d’Accroche, film muet sous-titré';
const filmShape = 'block aspect-video h-auto w-full';

const steps = [
  ['Offre', 'ce que vous vendez'],
  ['Ciblage', 'à qui'],
  ['Leads', 'qui, et pourquoi'],
  ['Séquence', 'les messages, les délais'],
  ['Vérification', 'la simulation, puis le départ'],
] as const;

export function DemoFilm() {
  return (
    <section
      id="demonstration"
      aria-labelledby="titre-demonstration"
      className={`${sectionSpace} ${lowerSection}`}
    >
      <div className={`${pageWidth} grid grid-cols-12 items-start gap-x-6 gap-y-10 max-large:block`}>
        <div className="order-2 col-span-4 pl-4 max-large:pl-0">
          <h2
            id="titre-demonstration"
            className="text-40 leading-[1.06] font-bold tracking-[-0.028em] max-sm:text-[36px]"
          >
            Une démonstration à l’écran, puis cinq étapes.
          </h2>
          <p className="mt-4 leading-[1.6] text-pretty text-muted">
            Le film est tourné dans le produit : la preuve de chaque phrase, une campagne qui vit, une réponse
            qui arrive. Une campagne se prépare en cinq étapes.
          </p>
          <ol className="mt-8 text-[15px]">
            {steps.map(([name, meaning], position) => (
              <li key={name} className="flex items-baseline border-line border-t py-[9px]">
                <b aria-hidden="true" className="tabular-figures w-6 font-[650] text-accent">
                  {position + 1}
                </b>
                <span className="font-semibold">{name}</span>
                <span
                  aria-hidden="true"
                  className="mx-2 min-w-3 flex-1 border-field border-b border-dotted"
                />
                <span className="text-14 text-muted max-sm:text-13">{meaning}</span>
              </li>
            ))}
          </ol>
        </div>
        <figure className="order-1 col-span-8 max-large:mt-10 max-sm:mt-8">
          <div className="overflow-hidden rounded-card bg-[#17213A] text-[#FBF9F6] dark:border dark:border-line dark:bg-card max-sm:-mx-5 max-sm:rounded-none">
            <Screen />
          </div>
          <figcaption className="mt-3 text-[13.3px] leading-5 text-pretty text-muted">
            Tourné en mode démonstration. La personne et l’entreprise sont fictives.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The film, or where else to see it when it cannot play here. */
function Screen() {
  const { hasDemoFilm } = useBuildFacts();
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(!hasDemoFilm);
  const [hasStarted, setHasStarted] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const fail = () => setHasFailed(true);
  const toggle = () => {
    if (!video.current) return;
    // A refused start is told by the error event, or by the browser's own controls.
    if (video.current.paused) video.current.play().catch(() => {});
    else video.current.pause();
  };

  if (hasFailed) return <FilmFailure />;
  return (
    <div className="relative">
      <noscript>
        <video
          controls
          muted
          playsInline
          preload="none"
          poster={film.poster}
          width={1280}
          height={720}
          aria-label={filmName}
          className={filmShape}
        >
          <FilmSources />
        </video>
      </noscript>
      <div className="relative noscript:hidden">
        {/* Its controls come with the first frame: before it, Chromium paints them on an opaque grey. */}
        <video
          ref={video}
          controls={hasStarted}
          muted
          playsInline
          preload="none"
          width={1280}
          height={720}
          onPlay={() => setIsPlaying(true)}
          onPlaying={() => setHasStarted(true)}
          onPause={() => setIsPlaying(false)}
          onError={fail}
          aria-label={filmName}
          className={filmShape}
        >
          <FilmSources onError={fail} />
        </video>
        {/* Over the film until it plays: unlike a poster, it waits to be near the screen. */}
        {!hasStarted && (
          <img
            src={film.poster}
            alt=""
            width={1280}
            height={720}
            loading="lazy"
            className="absolute inset-0 size-full"
          />
        )}
      </div>
      <div className="flex items-center justify-between gap-6 px-[26px] py-4 max-sm:px-5 max-sm:py-3.5">
        <button
          type="button"
          onClick={toggle}
          className={classNames(
            'inline-flex items-center gap-3.5 rounded-full pr-2 font-semibold focus-visible:outline-highlight noscript:hidden',
            // The whole still image is part of the button.
            !hasStarted && 'before:absolute before:inset-x-0 before:top-0 before:aspect-video',
          )}
        >
          <span className="grid size-[52px] place-items-center rounded-full bg-highlight text-on-highlight">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[26px]">
              <path
                d={isPlaying ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5.2v13.6L19 12z'}
                fill="currentColor"
              />
            </svg>
          </span>
          {isPlaying ? 'Mettre en pause' : 'Lire la démonstration'}
        </button>
        <p className="text-13 text-[#A9B1C6] max-sm:hidden">Sans le son, sous-titrée</p>
      </div>
    </div>
  );
}

function FilmSources({ onError }: { onError?: () => void }) {
  return (
    <>
      <source src={film.webm} type="video/webm" />
      {/* The last source: when it fails, nothing is left to play. */}
      <source src={film.mp4} type="video/mp4" onError={onError} />
      <track default kind="captions" src={film.captions} srcLang="fr" label="Français" />
    </>
  );
}

function FilmFailure() {
  const { demoVideoUrl } = useSiteConfig();
  return (
    <div
      role="status"
      className="grid aspect-[16/9.6] place-content-center justify-items-center gap-2 p-6 text-center"
    >
      <p>La vidéo n'est pas disponible dans cette vue.</p>
      <a
        href={demoVideoUrl ?? paths.gettingStarted}
        className="rounded text-highlight underline underline-offset-4 focus-visible:outline-highlight"
      >
        {demoVideoUrl ? 'La regarder sur un site vidéo' : 'Lire le guide de démarrage en attendant'}
      </a>
    </div>
  );
}
