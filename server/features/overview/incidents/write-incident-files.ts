import { describeClock, incidentCategories, incidentNatures } from '#core/privacy/incident.ts';
import { draftNotification } from '#core/privacy/incident-texts.ts';
import { csvLine, guardFormula } from '#core/words/write-csv.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { makePdf, type Paper } from '#server/platform/pdf/make-pdf.ts';
import { factsOf, findCounted, listAffected, listIncidents, publisherOf } from './read-incidents.ts';

const byteOrderMark = '\u{FEFF}';
const long = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** To be read, completed, and typed into the form of the authority: nothing leaves from here. */
export async function writeNotification(ctx: MemberCtx, id: string): Promise<Buffer> {
  const facts = factsOf(await findCounted(ctx, id));
  const now = ctx.clock.now();
  return paperOf(ctx, 'Projet de notification à la CNIL', 'Article 33 du RGPD', (paper) => {
    paper.paragraph(
      'Établi d’après les faits saisis. Rien n’a été envoyé\u00a0: la notification se fait sur le site de la CNIL, et peut être complétée ensuite.',
    );
    table(
      paper,
      draftNotification(facts, publisherOf(ctx), now).map(({ title, text }) => [title, text]),
    );
  });
}

/** Every account that is touched, for whoever writes to them. */
export async function writeAffected(ctx: MemberCtx, id: string): Promise<Buffer> {
  await findCounted(ctx, id);
  const touched = await listAffected(ctx, id);
  const rows = touched.map(({ name, email, people }) => [
    name ?? 'Compte supprimé',
    email ?? '',
    String(people),
  ]);
  const lines = [['Nom', 'Adresse', 'Personnes'], ...rows];
  return Buffer.from(byteOrderMark + lines.map((row) => csvLine(row.map(guardFormula), ';')).join(''));
}

/** Article 33.5: every breach, with its effects and what was done. */
export async function writeRegister(ctx: MemberCtx): Promise<Buffer> {
  const all = await listIncidents(ctx);
  const now = ctx.clock.now();
  return paperOf(ctx, 'Registre des violations de données', 'Article 33.5 du RGPD', (paper) => {
    if (all.length === 0) paper.paragraph('Aucune violation n’a été déclarée.');
    for (const one of all) {
      const given = {
        discoveredAt: new Date(one.discoveredAt),
        notifiedAt: one.notifiedAt ? new Date(one.notifiedAt) : null,
        notNeededBecause: one.notNeededBecause,
      };
      paper.section(
        `Découverte le ${long.format(given.discoveredAt)}`,
        one.closedAt ? `clos le ${long.format(new Date(one.closedAt))}` : 'ouvert',
      );
      table(paper, [
        ['Faits', one.what],
        ['Nature', one.natures.map((nature) => incidentNatures[nature]).join(', ')],
        ['Données', one.categories.map((category) => incidentCategories[category]).join(', ')],
        ['Comptes touchés', String(one.accounts)],
        ['Personnes dans leurs fiches', String(one.people)],
        ['Effets', one.consequences || 'non renseignés'],
        ['Mesures', one.measures || 'non renseignées'],
        [
          'CNIL',
          [describeClock(given, now), one.notNeededBecause, one.lateBecause].filter(Boolean).join(' '),
        ],
        [
          'Personnes',
          one.informedAt
            ? `informées le ${long.format(new Date(one.informedAt))}`
            : 'non informées à ce jour',
        ],
      ]);
    }
  });
}

const table = (paper: Paper, rows: readonly (readonly string[])[]) =>
  paper.table(
    [
      { head: 'Rubrique', share: 0.26 },
      { head: 'Contenu', share: 0.74 },
    ],
    rows,
  );

function paperOf(
  ctx: MemberCtx,
  title: string,
  over: string,
  write: (paper: Paper) => void,
): Promise<Buffer> {
  const madeAt = ctx.clock.now();
  const { name } = publisherOf(ctx);
  const by = name ? ` · ${name}` : '';
  const foot = `${title}${by} · ${long.format(madeAt)}`;
  return makePdf({ title, author: 'Accroche', madeAt, foot }, (paper) => {
    paper.title(title, over, `Établi le ${long.format(madeAt)}`);
    write(paper);
  });
}
