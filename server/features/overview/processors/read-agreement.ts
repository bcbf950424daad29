import { desc } from 'drizzle-orm';
import type { Agreement } from '#contract/overview/privacy.ts';
import { writeAgreement } from '#core/privacy/agreement.ts';
import { compareProcessors } from '#core/processors.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { makePdf } from '#server/platform/pdf/make-pdf.ts';
import { processorLists } from './processors.table.ts';

const mostChanges = 10;

export async function readAgreement(ctx: MemberCtx): Promise<Agreement> {
  const { publisher, contactEmail, processors } = ctx.env.site;
  return {
    processors: [...processors],
    changes: await listChanges(ctx),
    parts: writeAgreement({ publisher, contact: contactEmail, processors }),
  };
}

/** Each with what it changed of the one before; the first changed nothing. */
async function listChanges(ctx: MemberCtx): Promise<Agreement['changes']> {
  const lists = await ctx.db
    .select()
    .from(processorLists)
    .orderBy(desc(processorLists.number))
    .limit(mostChanges + 1);
  const now = ctx.clock.now();
  return lists.slice(0, -1).map(({ number, processors, announcedAt, effectiveAt }, at) => ({
    number,
    announcedAt: announcedAt.toISOString(),
    effectiveAt: effectiveAt.toISOString(),
    isToCome: effectiveAt > now,
    ...compareProcessors(lists[at + 1]?.processors ?? [], processors),
  }));
}

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

export async function writeAgreementPaper(ctx: MemberCtx): Promise<Buffer> {
  const { parts } = await readAgreement(ctx);
  const madeAt = ctx.clock.now();
  const title = 'Contrat de sous-traitance';
  return makePdf(
    { title, author: 'Accroche', madeAt, foot: `${title} · ${long.format(madeAt)}` },
    (paper) => {
      paper.title(title, 'Article 28 du RGPD', `Établi le ${long.format(madeAt)}`);
      paper.paragraph(
        'Établi d’après la configuration de cette installation. Les conditions du service, acceptées avec le compte, font foi\u00a0; aucun juriste ne l’a relu pour vous.',
      );
      for (const part of parts) {
        paper.section(part.title);
        paper.table(
          [
            { head: 'Clause', share: 0.26 },
            { head: 'Contenu', share: 0.74 },
          ],
          part.clauses.map(({ title, text }) => [title, text]),
        );
      }
    },
  );
}
