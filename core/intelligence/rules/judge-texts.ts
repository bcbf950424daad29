import { liftOf, shareOf, standsOut } from '../../analytics/contrast.ts';
import type { Journey } from '../../analytics/journey.ts';
import { wilsonInterval } from '../../analytics/wilson.ts';
import { isMessage, nameStep } from '../../campaigns/engagement.ts';
import { alikeFrom, meanSimilarity } from '../../messages/similarity.ts';
import { quote } from '../../words/quote.ts';
import type { Judged } from '../advice.ts';
import type { Evidence, SentText } from '../evidence.ts';
import { countedIn, hasAnswered, hasDecidedMessage } from '../settled.ts';
import { advise, counted, early, fine, number, off, people, plural, ratio, toPeople } from '../words.ts';

/** Read whole on a telephone without opening it. */
const notes = { least: 30, long: 220, asked: 180 };

export function judgeNotes({ texts, sequence: { steps } }: Evidence): Judged {
  const invitation = steps.find((step) => step.kind === 'invitation');
  const written = texts.filter(({ stepKey, text }) => stepKey === invitation?.key && text !== '');
  const average = written.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, written.length);
  const seen = {
    name: 'Note trop longue',
    looksAt: 'plus de 220 caractères en moyenne, sur 30 notes',
    today:
      written.length > 0
        ? `${number(average)} caractères sur ${plural(written.length, 'note', 'notes')}`
        : 'pas de note',
    people: written.map(({ personId }) => personId),
  };
  if (!invitation || !(invitation.hasNote || written.length > 0)) return off(seen);
  if (written.length < notes.least) return early(seen, plural(notes.least - written.length, 'note', 'notes'));
  if (average <= notes.long) return fine(seen);
  const instruction = `Une phrase, ${notes.asked} caractères au plus.`;
  return advise(seen, {
    subject: invitation.key,
    title: 'Vos notes d’invitation sont longues\u00a0: une phrase suffit',
    observation: `${number(average)} caractères en moyenne sur ${plural(written.length, 'note partie', 'notes parties')}.`,
    why: 'Sur un téléphone, la fin d’une note longue ne se lit qu’après un geste de plus.',
    change: `La consigne de l’invitation devient «\u00a0${instruction}\u00a0»`,
    edit: {
      part: 'step',
      stepKey: invitation.key,
      before: { instruction: invitation.instruction },
      after: { instruction },
    },
    measured: { mark: 'accepted', stepKey: null },
    link: 'sequence',
    lines: [
      {
        label: 'Notes de plus de 220 caractères',
        ...countedIn(
          written,
          ({ text }) => text.length > notes.long,
          ({ personId }) => personId,
        ),
      },
    ],
  });
}

/** Enough to tell a manner; more would only take longer to compare. */
const alike = { least: 20, most: 60 };

export function judgeLikeness({ texts, sequence: { steps } }: Evidence): Judged {
  const first = steps.find(isMessage);
  const latest = texts.filter(({ stepKey }) => stepKey === first?.key).slice(-alike.most);
  const mean = meanSimilarity(latest.map(({ text }) => text)) ?? 0;
  const percent = `${number(100 * mean)}\u00a0%`;
  const seen = {
    name: 'Messages qui se ressemblent',
    looksAt: 'plus de 60\u00a0% de ressemblance moyenne entre les 60 derniers, sur 20',
    today:
      latest.length > 1 ? `${percent} entre ${plural(latest.length, 'message', 'messages')}` : 'pas encore',
    people: latest.map(({ personId }) => personId),
  };
  if (!first) return off(seen);
  if (latest.length < alike.least)
    return early(seen, plural(alike.least - latest.length, 'message', 'messages'));
  if (mean < alikeFrom) return fine(seen);
  // Two openings already, or one that was chosen after comparing them.
  const hasChosen = first.hasVariants || first.angle !== undefined;
  return advise(seen, {
    subject: first.key,
    title: `Vos messages se ressemblent trop\u00a0: ${hasChosen ? 'donnez-leur un argument de plus' : 'ouvrez-les de deux façons'}`,
    observation: `${percent} de ressemblance moyenne entre les ${number(latest.length)} derniers messages de «\u00a0${nameStep(steps, first.key)}\u00a0».`,
    why: 'Deux collègues qui comparent ce qu’ils ont reçu n’y croient plus, et LinkedIn reconnaît un texte répété.',
    change: hasChosen
      ? 'Ajoutez à l’offre un argument ou une preuve de plus\u00a0: chaque message en choisit un.'
      : 'Le message s’ouvre d’un constat pour la moitié des personnes, d’une question pour l’autre.',
    edit: hasChosen
      ? null
      : { part: 'step', stepKey: first.key, before: { hasVariants: false }, after: { hasVariants: true } },
    measured: { mark: 'replied', stepKey: first.key },
    link: hasChosen ? 'offer' : 'sequence',
    lines: [counted('Textes comparés', seen.people)],
  });
}

const leastByArgument = 15;

/** Messages whose week is over, with whether they were answered. */
function decidedTexts({ texts, journeys, sequence: { steps }, now }: Evidence) {
  const messages = new Set(steps.filter(isMessage).map(({ key }) => key));
  const journeyOf = new Map<string, Journey>(journeys.map((journey) => [journey.personId, journey]));
  return texts.flatMap((text: SentText) => {
    const journey = journeyOf.get(text.personId);
    const send = journey?.sends.find(({ stepKey }) => stepKey === text.stepKey);
    if (!journey || !send || !messages.has(text.stepKey) || !hasDecidedMessage(send, now)) return [];
    return [{ ...text, isAnswered: hasAnswered(journey, send) }];
  });
}

export function judgeArguments(evidence: Evidence): Judged {
  const decided = decidedTexts(evidence);
  const shareWhere = (isMeant: (argumentId: string | null) => boolean) =>
    countedIn(
      decided.filter(({ argumentId }) => isMeant(argumentId)),
      ({ isAnswered }) => isAnswered,
      ({ personId }) => personId,
    );
  const groups = evidence.arguments.map((argument) => ({
    argument,
    inside: shareWhere((id) => id === argument.id),
    outside: shareWhere((id) => id !== null && id !== argument.id),
  }));
  const largest = groups.toSorted((a, b) => b.inside.of - a.inside.of)[0];
  const received = decided
    .filter(({ argumentId }) => argumentId !== null && argumentId === largest?.argument.id)
    .map(({ personId }) => personId);
  const seen = {
    name: 'Argument qui marche ou non',
    looksAt: '15 messages décidés par argument, un écart que le hasard ne fait pas une fois sur vingt',
    today: largest
      ? `${plural(largest.inside.of, 'message', 'messages')} au plus${toPeople(largest.inside.of, received, 'à')}`
      : 'pas d’argument',
    people: received,
  };
  if (groups.length < 2) return off(seen);
  const judged = groups.filter(
    ({ inside, outside }) => inside.of >= leastByArgument && outside.of >= leastByArgument,
  );
  if (judged.length === 0)
    return early(
      seen,
      plural(Math.max(1, leastByArgument - (largest?.inside.of ?? 0)), 'message', 'messages'),
    );
  const comparisons = judged.length === 2 ? 1 : judged.length;
  const [found] = judged
    .filter(({ inside, outside }) => standsOut(inside, outside, comparisons))
    .toSorted((a, b) => shareOf(a.inside) - shareOf(a.outside) - (shareOf(b.inside) - shareOf(b.outside)));
  if (!found) return fine(seen);
  const { argument, inside, outside } = found;
  const isMore = shareOf(inside) > shareOf(outside);
  const next = evidence.arguments[evidence.arguments.indexOf(argument) + 1]?.id ?? null;
  return advise(seen, {
    subject: argument.id,
    title: isMore
      ? `${quote(argument.name)} fait répondre davantage\u00a0: donnez-lui plus de signes`
      : `${quote(argument.name)} fait moins répondre\u00a0: retirez cet argument`,
    observation: `${ratio(inside)} avec cet argument, ${ratio(outside)} avec les autres.`,
    why: 'Quand une personne a un signe pour plusieurs arguments, le rédacteur alterne.',
    change: isMore
      ? 'Ajoutez des signes à cet argument\u00a0: il sera choisi pour plus de personnes.'
      : 'L’argument quitte l’offre\u00a0: les messages à venir prennent les autres. Ceux qui sont validés ne changent pas.',
    edit: isMore ? null : { part: 'argument_removed', argument, next },
    measured: { mark: 'replied', stepKey: null },
    effect: isMore ? null : { reply: liftOf(outside, inside) },
    link: 'offer',
    lines: groups
      .filter((group) => group.inside.of > 0)
      .map((group) => ({ label: group.argument.name, ...group.inside })),
  });
}

const edits = { least: 8, sameShare: 0.4, leastSame: 5, leastApproved: 20 };

export function judgeEdits({ edits: { approved, changed, habits } }: Evidence): Judged {
  const share = { count: changed.length, of: approved };
  const seen = {
    name: 'Retouches répétées',
    looksAt: 'la même retouche dans 5 messages et 4 sur 10, ou plus d’un message sur deux retouché, sur 20',
    today:
      approved === 0
        ? 'aucun message validé'
        : `${ratio(share)} retouchés${toPeople(changed.length, changed, 'pour')}`,
    people: changed,
  };
  if (approved === 0) return off(seen);
  const [same] = habits.toSorted((a, b) => b.shownBy - a.shownBy);
  const isRepeated =
    same !== undefined && same.shownBy >= Math.max(edits.leastSame, edits.sameShare * changed.length);
  const isMost = approved >= edits.leastApproved && wilsonInterval(changed.length, approved).low > 0.5;
  const line = counted('Personnes dont un message a été retouché', changed);
  if (changed.length >= edits.least && isRepeated)
    return advise(seen, {
      subject: same.description,
      title: 'Vous refaites la même retouche\u00a0: dites-la une fois',
      observation: `Dans ${plural(same.shownBy, 'message', 'messages')} sur ${number(changed.length)} que vous avez retouchés, votre version ${same.description}.`,
      why: 'Une règle d’écriture vaut pour tous les messages à venir\u00a0: vous n’aurez plus à la faire.',
      change: 'Ajoutez cette règle à votre façon d’écrire.',
      link: 'writing',
      lines: [line],
    });
  if (isMost)
    return advise(seen, {
      subject: 'most',
      title: 'Vous retouchez plus d’un message sur deux\u00a0: changez ce qui les fait',
      observation: `${ratio(share)} des messages validés l’ont été après une retouche.`,
      why: 'Ce que vous récrivez à la main peut s’écrire ainsi la première fois.',
      change: 'Donnez trois de vos messages en exemple, ou reprenez le ton et l’objectif de l’étape.',
      link: 'writing',
      lines: [line],
    });
  if (approved < edits.leastApproved && changed.length < edits.least)
    return early(seen, plural(edits.leastApproved - approved, 'message validé', 'messages validés'));
  return fine(seen);
}

const mostWaiting = 10;

export function judgeWaitingTexts({ waitingForText }: Evidence): Judged {
  const waiting = waitingForText.length;
  const seen = {
    name: 'Messages en attente de votre accord',
    looksAt: 'plus de 10 personnes retenues par un message à valider',
    today: people(waiting),
    people: waitingForText,
  };
  if (waiting <= mostWaiting) return fine(seen);
  return advise(seen, {
    subject: 'campaign',
    title: 'Des personnes attendent votre accord plutôt que leur tour',
    observation: `${plural(waiting, 'personne est retenue', 'personnes sont retenues')} par un message que vous n’avez pas encore validé.`,
    why: 'Une suite qui arrive tard après une acceptation reçoit moins de réponses.',
    change: 'Validez les messages sans remarque en une fois, puis lisez les autres.',
    link: 'texts',
    lines: [counted('Personnes retenues', waitingForText)],
  });
}
