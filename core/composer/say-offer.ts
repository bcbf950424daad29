import { atCompany, ofCompany } from '../french/company-phrases.ts';
import { bare } from '../french/prose.ts';
import { readRole } from '../french/role.ts';
import type { Fact } from '../ledger/fact.ts';
import type { MessageBrief } from '../messages/brief.ts';
import { fold } from '../words/fold.ts';
import { type OfferForms, readOfferForms, sayPlainly } from './offer-form.ts';
import type { SlotName } from './pattern.ts';
import { remember } from './remember.ts';
import { filling, type Slots } from './slots.ts';

/** One thing that the offer says, in the slots that its form is fit for. */
export type OfferUnit = { fact: Fact; use: 'offer' | 'point' | 'price'; slots: Slots; length: number };

const uses = { service: 'offer', proposal: 'offer', selling_point: 'point', pricing: 'price' } as const;
const longest = 400;
const formsOf = remember((text = '', company = '') => readOfferForms(text, company));
const plainOf = remember((text = '') => sayPlainly(text));

/** Somebody addressed in the other register would be addressed in both. */
const otherRegister = {
  tu: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  vous: /(?<!\p{L})(?:tu|toi|te|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu,
};

export function offerUnits({ facts, sender, formality }: MessageBrief): OfferUnit[] {
  return facts.flatMap((fact): OfferUnit[] => {
    const use = uses[fact.kind as keyof typeof uses];
    const text = formality === 'tu' ? fact.text.replace(/(?<!\p{L})vos(?=\s)/gu, 'tes') : fact.text;
    if (!use || text.length > longest || otherRegister[formality].test(text)) return [];
    const forms = formsOf(text, sender.company);
    if (Object.keys(forms).length === 0) return [];
    const slots = use === 'price' ? { plain: filling(plainOf(text), fact.id) } : slotsOf(forms, fact);
    return [{ fact, use, slots, length: fact.text.length }];
  });
}

function slotsOf(forms: OfferForms, fact: Fact): Slots {
  const slots: Slots = {};
  for (const [slot, text] of Object.entries(forms)) slots[slot as SlotName] = filling(text, fact.id);
  // One’s trade is what one does, not what one proposes this time.
  if (slots.a && fact.kind !== 'service') delete slots.the;
  return slots;
}

/** What any sentence may say of who writes. */
export function senderSlots({ facts, sender, calendarLink, kind, number }: MessageBrief): Slots {
  const idOf = (kindOf: Fact['kind']) => facts.find((fact) => fact.kind === kindOf)?.id;
  const company = plainName(sender.company);
  const id = idOf('sender_company');
  const slots: Slots = {};
  if (company && company.length <= 50) {
    slots.from = filling(company, ...(id ? [id] : []));
    slots.atFrom = filling(atCompany(company), ...(id ? [id] : []));
    slots.ofFrom = filling(ofCompany(company), ...(id ? [id] : []));
  }
  const role = ownRole(sender.role) || null;
  const roleId = idOf('sender_role');
  if (role) slots.senderRole = filling(role, ...(roleId ? [roleId] : []));
  if (calendarLink && kind === 'follow_up' && number >= 2) slots.link = filling(calendarLink);
  return slots;
}

const plainName = remember((name = '') => bare(name));

/** In the sender's own words, so in their own gender: « directrice commerciale »; empty when they cannot be read. */
const ownRole = remember((title = '') => {
  const role = readRole(title);
  const own = fold(bare(title));
  const said = role && [role.masculine, role.feminine].find((text) => fold(text) === own);
  return said && said.length <= 45 ? said : '';
});
