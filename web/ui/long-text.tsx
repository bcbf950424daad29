import { useState } from 'react';

const shortLength = 150;

/** The beginning on one breath, cut between two words. */
const beginningOf = (text: string) =>
  `${text
    .slice(0, shortLength)
    .replace(/\s+\S*$/, '')
    .replaceAll(/\s+/g, ' ')}… `;

/** A letter shows its beginning among others, and the rest on demand. */
export function LongText({ text, className = '' }: { text: string; className?: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > shortLength;
  return (
    <p className={`whitespace-pre-line text-13 [overflow-wrap:anywhere] ${className}`}>
      {isLong && !isWhole ? beginningOf(text) : text}
      {isLong && (
        <button type="button" aria-expanded={isWhole} className="link" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? ' Réduire' : 'Lire tout'}
        </button>
      )}
    </p>
  );
}
