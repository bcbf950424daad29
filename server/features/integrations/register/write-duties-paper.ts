import type { PurgePreview } from '#contract/audience/people.ts';
import type { Agreement, Balancing, InformedPeople, PrivacyRequest } from '#contract/overview/privacy.ts';
import { withFirst } from '#core/french/first-of-month.ts';
import { describeRetention } from '#core/people/retention.ts';
import { balancingKeys, balancingQuestions } from '#core/privacy/balancing.ts';
import { rightNames } from '#core/privacy/legal-delay.ts';
import { previewPurge } from '#server/features/audience/people/forget/purge-people.ts';
import { readBalancing } from '#server/features/overview/balancing/read-balancing.ts';
import { listInformation } from '#server/features/overview/privacy/list-information.ts';
import { listRequests } from '#server/features/overview/privacy/list-requests.ts';
import { readAgreement } from '#server/features/overview/processors/read-agreement.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { makePdf, type Paper } from '#server/platform/pdf/make-pdf.ts';
import { writeEntries } from './export-register.ts';
import { readRegister } from './read-register.ts';

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const day = (date: Date | string) => withFirst(long.format(new Date(date)));
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const number = new Intl.NumberFormat('fr-FR');

/** Every duty on one paper, for whoever asks how people's data are treated; of the people themselves, only counts. */
export async function writeDutiesPaper(ctx: MemberCtx): Promise<Buffer> {
  const { controller, entries } = await readRegister(ctx);
  const requests = await listRequests(ctx);
  const information = await listInformation(ctx);
  const balancing = await readBalancing(ctx);
  const purges = await previewPurge(ctx);
  const agreement = await readAgreement(ctx);
  const madeAt = ctx.clock.now();
  const title = 'Données des personnes';
  const foot = `${title} · ${controller.name} · ${day(madeAt)}`;
  return makePdf({ title, author: 'Accroche', madeAt, foot }, (paper) => {
    const who = [controller.name, controller.company, controller.email].filter(Boolean).join(', ');
    paper.title(title, 'Ce qui est fait pour respecter le RGPD', `État au ${day(madeAt)}.`);
    paper.paragraph(
      `Responsable du traitement\u00a0: ${who}. Les personnes n’y sont pas nommées. Établi d’après ce qui est enregistré\u00a0; aucun juriste ne l’a relu.`,
    );
    writeRequests(paper, requests);
    writeInformation(paper, information, ctx.env.publicUrl);
    writeBalancing(paper, balancing);
    writeRetention(paper, purges);
    writeProcessors(paper, agreement);
    paper.section('Registre des traitements', 'Article 30 du RGPD.');
    writeEntries(paper, entries);
  });
}

const states: Record<PrivacyRequest['state'], string> = {
  open: 'en cours',
  done: 'faite',
  refused: 'refusée',
};

function writeRequests(paper: Paper, requests: readonly PrivacyRequest[]): void {
  paper.section('Demandes', 'Un mois pour répondre, deux de plus avec un motif.');
  if (requests.length === 0) {
    paper.paragraph('Aucune demande reçue.');
    return;
  }
  paper.table(
    [
      { head: 'Reçue le', share: 3 },
      { head: 'Droit', share: 3 },
      { head: 'Échéance', share: 3 },
      { head: 'État', share: 3 },
    ],
    requests.map(({ receivedAt, right, dueAt, state, closedAt }) => [
      day(receivedAt),
      rightNames[right],
      day(dueAt),
      closedAt ? `${states[state]} le ${day(closedAt)}` : states[state],
    ]),
  );
}

function writeInformation(
  paper: Paper,
  { page, byLink, otherwise, inTime, late }: InformedPeople,
  origin: string,
): void {
  paper.section('Information des personnes', 'Article 14 du RGPD, un mois au plus après le premier contact.');
  paper.table(
    [
      { head: 'Personnes contactées', share: 4 },
      { head: 'Nombre', share: 1, isNumber: true },
    ],
    [
      ['Ont reçu le lien de la page d’information', number.format(byLink)],
      ['Informées autrement', number.format(otherwise)],
      ['Encore dans le mois', number.format(inTime)],
      ['À informer, le mois est passé', number.format(late)],
    ],
  );
  paper.paragraph(`Page d’information\u00a0: ${new URL(page, origin).href}`);
}

function writeBalancing(paper: Paper, { versions, toConfirm }: Balancing): void {
  const [current] = versions;
  paper.section(
    'Mise en balance',
    current
      ? `Intérêt légitime. Version ${current.version}, confirmée le ${day(current.confirmedAt)}.`
      : 'Intérêt légitime.',
  );
  if (toConfirm.length > 0)
    paper.paragraph(`À confirmer pour\u00a0: ${toConfirm.map(({ name }) => name).join(', ')}.`);
  if (!current) {
    paper.paragraph('Aucune version n’est confirmée.');
    return;
  }
  paper.table(
    [
      { head: 'Question', share: 0.34 },
      { head: 'Réponse', share: 0.66 },
    ],
    balancingKeys.map((key) => [balancingQuestions[key].question, current.answers[key]]),
  );
}

function writeRetention(paper: Paper, { choice, isAutomatic, count, coming, reports }: PurgePreview): void {
  paper.section('Conservation');
  paper.paragraph(describeRetention(choice));
  paper.paragraph(
    `Suppression\u00a0: ${isAutomatic ? 'automatique, chaque nuit' : 'à la main, après un avertissement'}. Durée passée aujourd’hui\u00a0: ${number.format(count)} ${count > 1 ? 'fiches' : 'fiche'}.`,
  );
  const rows = [
    ...reports.map(({ at, count }) => [`Faite le ${day(at)}`, number.format(count)]),
    ...coming.map((one) => [
      `À venir en ${month.format(new Date(`${one.month}-15`))}`,
      number.format(one.count),
    ]),
  ];
  if (rows.length === 0) return;
  paper.table(
    [
      { head: 'Suppression', share: 4 },
      { head: 'Fiches', share: 1, isNumber: true },
    ],
    rows,
  );
}

function writeProcessors(paper: Paper, { processors }: Agreement): void {
  paper.section('Sous-traitants', 'Article 28 du RGPD, ceux que l’éditeur de cette installation déclare.');
  if (processors.length === 0) {
    paper.paragraph('Aucun n’est déclaré.');
    return;
  }
  paper.table(
    [
      { head: 'Qui', share: 0.34 },
      { head: 'Pour quoi', share: 0.66 },
    ],
    processors.map(({ name, task }) => [name ?? 'Non précisé', task]),
  );
}
