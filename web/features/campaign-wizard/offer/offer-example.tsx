import { Section } from '#web/ui/section.tsx';
import { useEditing } from '../editing-context.ts';
import { offerLine, type Piece, presentationLine, sellingPoints } from './offer-examples.ts';

/** How what is typed will read, as it is typed. */
export function OfferExample() {
  const { offerData } = useEditing().content;
  const points = sellingPoints(offerData);
  return (
    <Section title="En direct" note="votre texte, tel qu’il servira">
      <p className="mb-1 font-medium text-12 text-muted">Votre présentation</p>
      <p className="rounded-card rounded-bl-none border border-line bg-card px-3.5 py-3 text-pretty text-14">
        <Pieces pieces={presentationLine(offerData)} />
      </p>
      <p className="mt-5 mb-1 font-medium text-12 text-muted">Ce que le rédacteur sait de votre offre</p>
      <div className="rounded-card border border-line bg-card px-3.5 py-3 text-14">
        <p className="text-pretty">
          <Pieces pieces={offerLine(offerData)} />
        </p>
        {points.length > 0 && (
          <ul className="mt-2 border-line border-t pt-2">
            {points.map((point) => (
              <li key={point} className="flex gap-2 text-13">
                <span aria-hidden className="text-accent">
                  •
                </span>
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-3 text-pretty text-13 text-muted">
        Chaque message sera écrit pour une personne, à partir de ces textes et de son profil. Rien n’y sera
        inventé.
      </p>
    </Section>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ position, text, isMissing }) => (
    <span key={position} className={isMissing ? 'text-muted' : undefined}>
      {text}
    </span>
  ));
}
