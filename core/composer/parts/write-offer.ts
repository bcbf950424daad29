import type { Fact } from '../../facts/fact.ts';
import { asSubject, atCompany, ofCompany } from '../../french/companies/company-phrases.ts';
import { elide } from '../../french/elision.ts';
import { readRole } from '../../french/people/role.ts';
import { phrasePlainly, readOfferForms } from '../../french/sentences/offer-form.ts';
import { phrasePoint } from '../../french/sentences/phrase-point.ts';
import { bare } from '../../french/sentences/prose.ts';
import { otherRegister } from '../../french/sentences/register.ts';
import type { MessageBrief } from '../../messages/brief.ts';
import { isWhole } from '../../pasted/stands-alone.ts';
import { capital } from '../../words/capital.ts';
import { fold } from '../../words/fold.ts';
import { type Fillings, filling } from '../writing-context.ts';

/** One thing that the offer says, as the fillings that its form is fit for. */
export type OfferUnit = { fact: Fact; fillings: Fillings };

const kinds: ReadonlySet<Fact['kind']> = new Set(['service', 'proposal', 'selling_point', 'pricing']);
const longest = 260;
const formsOf = remember((text = '', company = '') => readOfferForms(text, company));

export function offerUnits({ facts, sender, formality }: MessageBrief): OfferUnit[] {
  return facts.flatMap((fact): OfferUnit[] => {
    const text = formality === 'tu' ? fact.text.replace(/(?<!\p{L})vos(?=\s)/gu, 'tes') : fact.text;
    if (!kinds.has(fact.kind) || text.length > longest || otherRegister[formality].test(text)) return [];
    const forms = formsOf(text, sender.company);
    if (Object.keys(forms).length === 0) return [];
    const fillings: Record<string, Fillings[string]> = Object.fromEntries(
      Object.entries(forms).map(([blank, wording]) => [blank, filling(wording ?? '', fact.id)]),
    );
    if (fillings.we && bare(sender.company) === '') fillings.weAlone = fillings.we;
    const plain = filling(phrasePlainly(text), fact.id);
    if (fact.kind === 'pricing') return [{ fact, fillings: { plain } }];
    if (fact.kind === 'selling_point')
      return [{ fact, fillings: { plain, ...pointFillings(fact, text, sender) } }];
    if (forms.plain) Object.assign(fillings, proposedFillings(fact, text, sender));
    if (forms.figure) fillings.ofFigure = filling(elide('de', forms.figure), fact.id);
    // One’s trade is what one does, not what one proposes this time.
    if (forms.a && fact.kind !== 'service') delete fillings.the;
    return [{ fact, fillings }];
  });
}

type Sender = MessageBrief['sender'];

function pointFillings({ id }: Fact, text: string, { company }: Sender): Fillings {
  const point = phrasePoint(text, company);
  if (!point) return {};
  return 'sentence' in point ? { point: filling(point.sentence, id) } : { counted: filling(point.thing, id) };
}

/** « Refonte de logo » with its article. */
function proposedFillings({ id }: Fact, text: string, { company }: Sender): Fillings {
  const proposed = phrasePoint(text, company);
  return proposed && 'thing' in proposed ? { a: filling(proposed.thing, id) } : {};
}

/** What comes after the first thing that a sentence says: a second verb, what for, whom else. */
const further =
  /(?:,| et) (?:\p{L}+(?:ons|ez|ent)|sans|avec|pour|afin|puis) .*$|\s(?:afin|avant) (?:de|d’|qu).*$|\s(?:des|les|aux|de) [^,]+, (?:des|les|aux|de) [^,]+ et .*$|(?<=.{25})\spour (?:les|des|vos) .*$/u;
const shortest = 20;

/** The same in one short clause. */
export function shortUnit({ fact, fillings }: OfferUnit): OfferUnit {
  const cut = ([blank, wording]: [string, Fillings[string]]) => {
    const text = wording?.text.replace(further, '') ?? '';
    return [
      blank,
      wording && text.length >= shortest && isWhole(text) ? { ...wording, text } : wording,
    ] as const;
  };
  return { fact, fillings: Object.fromEntries(Object.entries(fillings).map(cut)) };
}

/** What any sentence may say of who writes. */
export function senderFillings({ facts, sender, calendarLink, kind, number }: MessageBrief): Fillings {
  const idsOf = (kindOf: Fact['kind']) => facts.filter((fact) => fact.kind === kindOf).map(({ id }) => id);
  const company = bare(sender.company);
  const ids = idsOf('sender_company');
  const role = ownRole(sender.role);
  return {
    ...(company &&
      company.length <= 50 && {
        from: filling(company, ...ids),
        theFrom: filling(capital(asSubject(company)), ...ids),
        atFrom: filling(atCompany(company), ...ids),
        ofFrom: filling(ofCompany(company), ...ids),
      }),
    ...(role && { senderRole: filling(role, ...idsOf('sender_role')) }),
    ...(calendarLink && kind === 'follow_up' && number >= 2 && { link: filling(calendarLink) }),
  };
}

/** In the sender's own words, so in their own gender: « directrice commerciale »; empty when they cannot be read. */
const ownRole = remember((title = '') => {
  const role = readRole(title);
  const own = fold(bare(title));
  const wording = role && [role.masculine, role.feminine].find((text) => fold(text) === own);
  return wording && wording.length <= 45 ? wording : '';
});

/** A batch asks the same of the same offer for every person: the last answers are kept. */
function remember<T>(
  read: (...parts: readonly string[]) => T,
  most = 500,
): (...parts: readonly string[]) => T {
  const answers = new Map<string, T>();
  return (...parts) => {
    const key = parts.join('\n');
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const answer = read(...parts);
    answers.set(key, answer);
    return answer;
  };
}
