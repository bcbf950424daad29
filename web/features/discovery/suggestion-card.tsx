import { ExternalLink } from 'lucide-react';
import type { Suggestion } from '#contract/sourcing/discovery.ts';
import { ofName } from '#core/french/of-name.ts';
import { personName } from '#core/people/person-name.ts';
import { LeadReasons } from '#web/features/lead-searches/lead-reasons.tsx';
import { VerdictMark } from '#web/features/lead-searches/verdict-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';

/** One person, large: who, why, and what is known. */
export function SuggestionCard({ card }: { card: Suggestion }) {
  const name = personName(card);
  return (
    <article
      aria-labelledby="suggestion"
      className="animate-enter rounded-card border border-line bg-card p-6 max-sm:p-4 motion-reduce:animate-none"
    >
      <header className="flex items-start gap-4">
        <Avatar name={name} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 id="suggestion" className="text-23 [overflow-wrap:anywhere]">
            {name}
          </h2>
          {card.headline && <p className="text-pretty text-16">{card.headline}</p>}
          <p className="mt-0.5 text-13 text-muted">
            {[card.company, card.location].filter(Boolean).join(' · ')}
          </p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
            <VerdictMark verdict={card.verdict} />
            {card.publicIdentifier && (
              <a
                href={`https://www.linkedin.com/in/${encodeURIComponent(card.publicIdentifier)}`}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex items-center gap-1 text-13"
              >
                Profil LinkedIn
                <span className="sr-only"> {ofName(name)}, nouvel onglet</span>
                <ExternalLink size={12} aria-hidden />
              </a>
            )}
            {card.isLater && <StatusMark shape="paused">Pour plus tard</StatusMark>}
          </div>
        </div>
        <Score value={card.score} />
      </header>
      <div className="mt-5 grid grid-cols-2 gap-x-8 gap-y-5 max-sm:grid-cols-1">
        <section aria-label="Pourquoi cette suggestion">
          <h3 className="border-line border-b pb-1.5 text-16">Pourquoi</h3>
          <ul>
            {card.parts.map(({ kind, points, text }) => (
              <li key={kind} className="flex items-baseline gap-3 border-line border-b py-1.5 text-13">
                <span className="min-w-0 flex-1">{text}</span>
                <span className="tabular-figures font-semibold">
                  {kind !== 'target' && points > 0 ? `+${points}` : String(points).replace('-', '−')}
                </span>
              </li>
            ))}
          </ul>
          <LeadReasons reasons={card.reasons} />
          {!card.isProfileRead && (
            <p className="text-13 text-muted">Profil pas encore lu en entier : il peut préciser ce score.</p>
          )}
        </section>
        <section aria-label="Ce que dit le profil">
          <h3 className="border-line border-b pb-1.5 text-16">Ce que dit le profil</h3>
          {card.facts.length === 0 ? (
            <p className="py-2 text-13 text-muted">
              {card.headline ? 'Rien de plus que le titre pour le moment.' : 'Rien pour le moment.'}
            </p>
          ) : (
            <dl>
              {card.facts.map(({ label, text }) => (
                <div
                  key={label}
                  className="grid grid-cols-[96px_minmax(0,1fr)] border-line border-b py-1.5 text-13"
                >
                  <dt className="text-muted">{label}</dt>
                  <dd className="line-clamp-5 whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      </div>
    </article>
  );
}

function Score({ value }: { value: number }) {
  return (
    <p className="shrink-0 text-right">
      <span className="tabular-figures block font-semibold font-heading text-28 leading-none">{value}</span>
      <span className="text-12 text-muted">sur 100</span>
    </p>
  );
}
