import { type Day, dayIn, daysBetween } from '../time/calendar-day.ts';
import { joke, notOppositions, oppositionRules, otherChannel, suspicion } from './opposition-rules.ts';
import { evidenceOf, type PlainReply, readPlain } from './plain-reply.ts';
import { readReferral } from './read-referral.ts';
import { readLaterDay, readReturnDay, type SaidDay } from './read-reply-day.ts';
import type { ReplyKind, ReplyReading } from './reply.ts';
import { asksSource, denial, injection, irony, otherAim, pleasantry, replyRules } from './reply-rules.ts';

type Signal = { kind: ReplyKind; isWeak: boolean; from: number; to: number };
type Verdict = { kind: ReplyKind; isCertain: boolean; signals: Signal[] };

/** Nearer than this, a date beside a yes is an appointment. */
const appointmentDays = 14;
const everySuspicion = new RegExp(suspicion, 'g');
const everyCourtesy = new RegExp(
  `${pleasantry.source}|\\b(?:[a-z]{1,3}|vous|votre|pour|dans|reseau|message|invitation|ajout|partage|beaucoup|bien|plaisir|lire|compter|parcours|connecting)\\b`,
  'gu',
);
const everyDenial = new RegExp(denial, 'g');

const greeting =
  /^\W*(?:re-?)?(?:bonjour|bonsoir|hello|hi|hey|salut|bjr|slt|cher|chere|dear|coucou)\b(?: (?:a vous|monsieur|madame|mr|mme|[a-z-]{2,20})(?=[ ,!.\n]))?[ ,!.\n]*/;

/** What a reply says, by rules alone. Doubt about an opposition is an opposition that somebody reads. */
export function classifyReply(text: string, { now, zone }: { now: Date; zone: string }): ReplyReading {
  const reply = readPlain(text);
  const plain = withoutGreeting(reply.plain);
  const today = dayIn(zone, now);
  const later = readLaterDay(plain, today);
  const { kind, isCertain, signals } = decide(plain, today, later);
  const back = kind === 'absence' ? readReturnDay(plain, today) : null;
  const said = kind === 'later' ? later : back;
  const referral = kind === 'wrong_person' || kind === 'absence' ? readReferral(text) : undefined;
  return {
    kind,
    isCertain,
    evidence: evidenceFrom(reply, signals, said),
    ...(kind === 'later' && later && { laterOn: later.day }),
    ...(back && { returnsOn: back.day }),
    ...(referral && { referral }),
    needsHuman: !isCertain || reply.isCut || injection.test(plain) || asksSource.test(plain),
  };
}

function withoutGreeting(plain: string): string {
  const hello = greeting.exec(plain)?.[0] ?? '';
  return hello.length < plain.length ? ' '.repeat(hello.length) + plain.slice(hello.length) : plain;
}

function evidenceFrom(reply: PlainReply, signals: readonly Signal[], said: SaidDay | null) {
  const passages = [...signals, ...(said ? [said] : [])].sort((one, other) => one.from - other.from);
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of passages) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => evidenceOf(reply, from, to)).filter(({ text }) => text !== '');
}

function decide(plain: string, today: Day, later: SaidDay | null): Verdict {
  const opposition = readOpposition(plain);
  const signals = readSignals(plain, opposition.signals);
  const of = (kind: ReplyKind) => signals.filter((signal) => signal.kind === kind);
  const [interested, refusals, question] = [of('interested'), of('refusal'), of('question')];
  if (opposition.signals.length > 0) {
    const isJoke = joke.test(plain) && !opposition.isSure && interested.length > 0;
    if (isJoke) return { kind: 'interested', isCertain: false, signals: interested };
    const isCertain = opposition.isSure && interested.length === 0 && !joke.test(plain);
    return { kind: 'opposition', isCertain, signals: opposition.signals };
  }
  if (injection.test(plain)) return { kind: 'other', isCertain: false, signals: [] };
  if (otherAim.test(plain)) return { kind: 'other', isCertain: false, signals: [] };
  if (irony.test(plain) && refusals.length === 0) return { kind: 'other', isCertain: false, signals: [] };
  for (const kind of ['absence', 'wrong_person'] as const)
    if (of(kind).length > 0) return { kind, isCertain: interested.length === 0, signals: of(kind) };
  const lateness = readLateness(of('later'), interested, today, later);
  if (lateness === 'yes' || (lateness === 'far' && refusals.length === 0 && question.length === 0))
    return { kind: 'later', isCertain: interested.length === 0 || later !== null, signals: of('later') };
  const [lastNo, lastYes] = [refusals.at(-1), interested.at(-1)];
  if (lastNo && (!lastYes || lastNo.from > lastYes.from))
    return { kind: 'refusal', isCertain: !lastYes, signals: refusals };
  if (lastYes) return { kind: 'interested', isCertain: !lastNo, signals: interested };
  if (question.length > 0) return { kind: 'question', isCertain: true, signals: question };
  const complaint = matchesOf(plain, everySuspicion, 'opposition');
  if (complaint.length > 0) return { kind: 'opposition', isCertain: false, signals: complaint };
  const denied = matchesOf(plain, everyDenial, 'refusal');
  if (denied.length > 0) return { kind: 'refusal', isCertain: false, signals: denied };
  return { kind: 'other', isCertain: isCourtesy(plain), signals: [] };
}

/** Courtesy and nothing else, but for a name or a word. */
const isCourtesy = (plain: string) =>
  pleasantry.test(plain) && plain.replace(everyCourtesy, '').replace(/[^a-z]/g, '').length <= 12;

/** `far`: only a date that is far away says so. */
function readLateness(
  signals: readonly Signal[],
  interested: readonly Signal[],
  today: Day,
  later: SaidDay | null,
): 'yes' | 'far' | 'no' {
  const isFar = later !== null && daysBetween(today, later.day) >= appointmentDays;
  if (signals.length === 0) return isFar ? 'far' : 'no';
  if (interested.length === 0 || isFar) return 'yes';
  return later === null && signals.some(({ isWeak }) => !isWeak) ? 'yes' : 'no';
}

function readOpposition(plain: string): { signals: Signal[]; isSure: boolean } {
  if (otherChannel.test(plain)) return { signals: [], isSure: false };
  const signals: Signal[] = [];
  let isSure = false;
  for (const rule of oppositionRules)
    for (const signal of matchesOf(plain, rule.pattern, 'opposition')) {
      const sentence = sentenceAround(plain, signal.from, signal.to);
      if (notOppositions.some((pattern) => pattern.test(sentence))) continue;
      signals.push(signal);
      isSure ||= rule.isSure || isShort(plain);
    }
  return { signals, isSure };
}

/** « Stop » alone leaves no doubt; the same word in a paragraph does. */
const isShort = (plain: string) =>
  /^\W*st[o0]p+\W*(?:(?:svp|merci|please|la|now|thanks|pub|sms)\W*){0,2}$/.test(plain);

function sentenceAround(plain: string, from: number, to: number): string {
  const start = Math.max(
    ...['.', '!', '?', '\n'].map((mark) => plain.lastIndexOf(mark, from - 1)),
    from - 300,
    -1,
  );
  const end = /[.!?\n]/.exec(plain.slice(to, to + 300));
  return plain.slice(start + 1, end ? to + end.index + 1 : to + 300);
}

function matchesOf(plain: string, pattern: RegExp, kind: ReplyKind, isWeak = false): Signal[] {
  const signals: Signal[] = [];
  for (const match of plain.matchAll(pattern)) {
    if (match[0].trim() !== '')
      signals.push({ kind, isWeak, from: match.index, to: match.index + match[0].length });
    // A few passages are evidence enough.
    if (signals.length >= 5) break;
  }
  return signals;
}

/** « Intéressé » inside « pas intéressé » is no interest. */
function readSignals(plain: string, opposition: readonly Signal[]): Signal[] {
  const all = replyRules.flatMap(({ kind, pattern, isWeak }) => matchesOf(plain, pattern, kind, isWeak));
  const blockers = [...opposition, ...all.filter(({ kind }) => kind !== 'interested' && kind !== 'question')];
  return all.filter(
    (signal) =>
      signal.kind !== 'interested' ||
      !blockers.some((other) => signal.from < other.to && other.from < signal.to),
  );
}
