import { smallInitial } from '../french/prose.ts';
import { fixTypography } from '../french/typography.ts';
import type { Sentence } from '../messages/message.ts';
import { type Desk, type Filling, write } from './desk.ts';
import { greet, takeLeave } from './greet.ts';
import { isSaid, type Material, sayPart, writeUnit } from './material.ts';
import type { PatternUse } from './patterns.ts';
import type { Told } from './say-person.ts';

type Line = Sentence | null;
type Shape = readonly Line[];

/** Texts for one brief, from the one that says most to the one that says least; each is whole and true. */
export function* shapesOf(desk: Desk, material: Material, isShort: boolean): Generator<Sentence[]> {
  const { brief } = desk;
  const shapes =
    brief.kind === 'note'
      ? noteShapes(desk, material, isShort)
      : brief.number > 1
        ? followUpShapes(desk, material, isShort)
        : messageShapes(desk, material, isShort);
  const isNote = brief.kind === 'note';
  const leave = takeLeave(desk).filter(({ role }) => !isNote || role === 'signature');
  for (const shape of shapes) {
    const said = shape.filter((line) => line !== null);
    if (said.length > 0) yield [greet(desk), ...said, ...leave];
  }
  // A note may go without its name, which stands above it.
  const last = shapes.at(-1)?.filter((line) => line !== null);
  if (isNote && last?.length) yield [greet(desk), ...last];
}

/** A note opens the door by the sign alone: the argument is for the message. */
function noteShapes(desk: Desk, material: Material, isShort: boolean): Shape[] {
  const opening = writeHook(desk, material.hooks[0], isShort);
  const unit = material.units.find(({ fact }) => fact.kind === 'service');
  const sender = asBridge(writeUnit(desk, unit, 'after'));
  const short = asBridge(writeUnit(desk, unit, 'after', true));
  const asked = askedUnit(desk, material);
  const end = write(desk, ['note_end'], { isShort });
  const who = write(desk, ['note_who'], { isShort }) ?? end;
  if (asked) return [[opening, asBridge(asked), end], [asBridge(asked)]];
  return [[opening, sender, end], [opening, short, end], [opening, short], [opening, who], [opening ?? who]];
}

const asBridge = (sentence: Line): Line => sentence && { ...sentence, role: 'bridge' };

function messageShapes(desk: Desk, material: Material, isShort: boolean): Shape[] {
  const { units, argument, hooks } = material;
  const plain = askPlainly(desk, material);
  const said = sayPart(desk, material, 'problem');
  const question = openingQuestion(desk, material);
  const sized = said && !question ? askOfSize(desk, material) : null;
  const opening =
    sized || (argument && !said && !material.hasSign && question) ? null : writeHook(desk, hooks[0], isShort);
  const problem = said && opening && !question ? leadTo(desk, said, hooks[0]) : said;
  const opened = question ? [question, argument ? opening : null] : [opening];
  const service = units.find(({ fact }) => fact.kind === 'service') ?? units[0];
  const asked = askedUnit(desk, material);
  const sender = asked ?? writeUnit(desk, service, 'after', isShort) ?? write(desk, ['introduction']);
  const more = writeUnit(
    desk,
    units.find(
      ({ fact }) =>
        fact.kind === 'proposal' && fact !== service?.fact && !question?.evidence.includes(fact.id),
    ),
    'more',
    isShort,
  );
  const proof = sayPart(desk, material, 'proof');
  const unnamed = askFor(desk, material, question !== null, isShort);
  const asks = sized ?? nameCompany(desk, material, unnamed, opening);
  const end = warmEnd(desk);
  const intro = write(desk, ['introduction'], { isShort: true });
  if (!problem && !proof)
    return [
      // Whom nothing tells apart is not told their own title.
      ...(plain && !question && hooks[0] && ofTitle.has(hooks[0].fact.kind)
        ? [more, null].map((also) => [writeUnit(desk, service, 'first', isShort), also, plain, end])
        : []),
      ...(desk.brief.length === 'short'
        ? []
        : [
            [...opened, sender, more, asks, end],
            [...opened, sender, more, asks],
          ]),
      [...opened, sender, asks, end],
      [...opened, sender, asks],
      ...(question ? [[question, sender, asks]] : []),
      [sender, asks],
    ];
  return [
    [...opened, problem, sender, proof, asks, end],
    [...opened, problem, sender, proof, asks],
    ...(proof && !asked
      ? [asks, unnamed].map((asking) => [
          ...opened,
          problem,
          ofUs.test(proof.text) ? null : intro,
          proof,
          asking,
        ])
      : []),
    ...(proof && !asked ? [[...opened, problem, proof, unnamed]] : []),
    [...opened, problem, sender, asks],
    [...opened, problem, sender, unnamed],
    ...(asked ? [] : [[...opened, problem ?? proof, unnamed]]),
    [problem, sender, asks],
    [sender, asks],
  ];
}

/** « Or » ties what they live to what often follows from it; a head count is no story. */
function leadTo({ random }: Desk, problem: Sentence, hook: Told | undefined): Sentence {
  const isTold = hook && !hook.uses.some((use) => use === 'framed' || use === 'framed_total');
  if (!isTold || !/^(?:un|une|le|la|les|des|quand)\s|^l’/iu.test(problem.text) || random() < 0.4)
    return problem;
  const pause = /^quand\s/iu.test(problem.text) ? ',' : '';
  return { ...problem, text: `Or${pause} ${smallInitial(problem.text)}` };
}

/** The argument's own question, asked of the company by its name where nothing before it named it. */
function nameCompany({ base }: Desk, { argument }: Material, asks: Line, opening: Line): Line {
  const at = base.atCompany;
  const own = argument?.question;
  const isOwn = own && asks?.text === fixTypography(own.text) && mayFollowPlace.test(own.text);
  return isOwn && at && !opening?.text.includes(nameIn(at.text)) ? askAt(at, own) : asks;
}

/** « Avec 480 personnes chez Aéro Simon, … ? »: a head count is worth its question, and no sentence of its own. */
function askOfSize({ base, brief, habits }: Desk, { argument, hooks, asked }: Material): Line {
  const at = base.atCompany;
  const own = argument?.question;
  const [hook] = hooks;
  const count = hook?.uses.includes('framed') ? hook.slots.count : null;
  const mayAsk = habits.mayAsk && !asked && meetings.has(brief.goal);
  if (!mayAsk || !at || !own || !count || !mayFollowPlace.test(own.text)) return null;
  return askAt(
    { text: `avec ${count.text} personnes ${at.text}`, evidence: [...count.evidence, ...at.evidence] },
    own,
  );
}

/** « chez Aéro Simon » without its « chez ». */
const nameIn = (at: string) => at.replace(/^\S+\s/u, '');
const mayFollowPlace = /^(?:\p{L}+-|quel|qui|que|comment|combien|à|avez|est|la|le|les|l’)/iu;

/** A proof that says « nous » says what the sender does. */
const ofUs = /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu;

function followUpShapes(desk: Desk, material: Material, isShort: boolean): Shape[] {
  const { brief, read } = desk;
  const { hooks, units, argument, asked: askedId } = material;
  const [first] = hooks;
  const isAsked = first !== undefined && first.fact.id === askedId;
  // What somebody has read of themselves is no news the second time.
  const isNews =
    first && (isAsked || (material.hasSign && !first.uses.includes('framed') && !isSaid(read, first)));
  const opening = isNews ? writeHook(desk, first, isShort) : null;
  const problem = sayPart(desk, material, 'problem');
  const proof = sayPart(desk, material, 'proof');
  const asked = askedUnit(desk, material);
  const isUnread = (unit: (typeof units)[number]) => !isSaid(read, unit);
  const usable = units.filter(({ fact }) => fact.kind === 'service' || fact.kind === 'proposal');
  const unread = usable.filter(isUnread);
  const isNew = unread.length > 0 || read === '';
  const unit =
    asked ??
    (isNew ? writeUnit(desk, pick(desk, unread) ?? units[0], 'more', isShort) : null) ??
    (units.length === 0 ? write(desk, ['introduction']) : null);
  const gives = argument?.give && !read.includes(argument.give.text) ? { give: argument.give } : null;
  const booking = write(desk, ['booking'], { isShort });
  const end = write(desk, [brief.isLast ? 'last_word' : 'way_out'], { isShort: isShort && !brief.isLast });
  const asks = askFor(desk, material, false, isShort);
  const body = problem ?? proof ?? unit;
  if (brief.isLast) {
    const give =
      gives &&
      write(desk, desk.habits.mayAsk ? ['give', 'give_question'] : ['give'], { slots: gives, isShort });
    const offered = give ?? asks;
    return [
      ...(isAsked || asked ? [[opening, asked, offered, booking, end]] : []),
      [give ? problem : body, offered, booking, end],
      [give ? null : body, offered, booking, end],
      [offered, end],
      [end],
    ];
  }
  const own = [problem, proof && problem ? proof : null];
  return [
    ...(problem
      ? [[opening, ...own, asked, asks, booking, end]]
      : [[opening, proof ?? unit, asks, booking, end]]),
    [isAsked ? opening : null, ...(problem ? own : [body]), asked, asks, booking, end],
    [isAsked ? opening : null, asked ?? body, asks, booking, end],
    [asked ?? body, asks, end],
  ].map((shape) => [...new Set(shape)]);
}

const pick = <T>({ random }: Desk, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];

export const writeHook = (desk: Desk, told: Told | undefined, isShort: boolean): Line =>
  told ? write(desk, told.uses, { slots: told.slots, isShort }) : null;

/** The part of the offer that the user asks for; null when another, or none, was. */
export function askedUnit(desk: Desk, { units, argument, asked }: Material): Line {
  const unit = units.find(({ fact }) => fact.id === asked);
  if (unit) return writeUnit(desk, unit, 'more');
  const parts = argument ? (['problem', 'proof'] as const) : [];
  const part = parts.find((each) => asked !== null && argument?.[each]?.evidence.includes(asked));
  const said = part && argument?.[part];
  return said ? { role: 'offer', text: fixTypography(said.text), evidence: [...said.evidence] } : null;
}

const ofTitle: ReadonlySet<string> = new Set(['role', 'role_since', 'company', 'headline']);

/** The offer's own question, asked of where the person works; null where a meeting is not what is wanted. */
function askPlainly(desk: Desk, { plainQuestion, asked }: Material): Line {
  const { brief, base, habits } = desk;
  if (!plainQuestion || asked || !habits.mayAsk || !base.atCompany || !meetings.has(brief.goal)) return null;
  return askAt(base.atCompany, plainQuestion);
}

const askAt = (at: Filling, { text, evidence }: Filling): Sentence => ({
  role: 'question',
  text: fixTypography(`${capitalAt(at.text)}, ${smallInitial(text)}`),
  evidence: [...at.evidence, ...evidence],
});

/** Variant B opens with a question about where the person works. */
function openingQuestion(desk: Desk, { argument, units, asked }: Material): Line {
  const { brief, base, habits } = desk;
  if (brief.angle !== 'question' || !habits.mayAsk || !base.atCompany || asked) return null;
  const own = argument?.question;
  if (own && mayFollowPlace.test(own.text)) return askAt(base.atCompany, own);
  for (const unit of units.toSorted(
    (a, b) => Number(b.fact.kind === 'proposal') - Number(a.fact.kind === 'proposal'),
  )) {
    const asking = write(desk, ['opening'], { slots: unit.slots });
    if (asking) return asking;
  }
  return write(desk, ['opening_plain']);
}
const capitalAt = (text: string) => `${text.slice(0, 1).toLocaleUpperCase('fr')}${text.slice(1)}`;

const meetings = new Set(['short_call', 'meeting', 'demonstration', 'opinion']);

/** One question: the argument's, about their trade, else one that the goal wants; none where one was asked. */
export function askFor(desk: Desk, material: Material, hasAsked: boolean, isShort: boolean): Line {
  const { brief, habits } = desk;
  const { goal } = brief;
  if (hasAsked || !habits.mayAsk) return write(desk, [`ask_${goal}`], { isShort });
  const give = material.argument?.give;
  if (goal === 'resource' && give) return write(desk, ['give_question'], { slots: { give }, isShort });
  const own = meetings.has(goal) ? sayPart(desk, material, 'question') : null;
  if (own) return own;
  const isTrade = meetings.has(goal) && brief.number === 1;
  // An opinion is asked on how things are done there, not on the message.
  const wished: PatternUse[] = isTrade && goal === 'opinion' ? [] : [`question_${goal}`];
  const uses: PatternUse[] = isTrade ? ['neutral_question', ...wished] : wished;
  return write(desk, uses, { isShort }) ?? write(desk, [`ask_${goal}`], { isShort });
}

const warmEnd = (desk: Desk): Line => (desk.style === 'warm' ? write(desk, ['warm_end']) : null);
