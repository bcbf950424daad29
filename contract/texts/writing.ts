import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';

const phrase = oneLine(120, 'Écrivez quelques mots.');
const outOfBounds = 'Entre 120 et 1 900 caractères.';
const length = z.number(outOfBounds).int(outOfBounds).min(120, outOfBounds).max(1_900, outOfBounds);
export const Habit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no_exclamation') }),
  z.object({ kind: z.literal('no_emoji') }),
  z.object({ kind: z.literal('signs_as'), text: phrase }),
  z.object({ kind: z.literal('no_signature') }),
  z.object({ kind: z.literal('greets_with'), text: phrase }),
  z.object({ kind: z.literal('signs_off_with'), text: phrase }),
  z.object({ kind: z.literal('never_writes'), text: phrase }),
  z.object({ kind: z.literal('prefers'), text: phrase, over: phrase }),
  z.object({ kind: z.literal('at_most'), signs: length }),
  z.object({ kind: z.literal('no_question') }),
]);

export const VoiceRule = z.object({
  id: z.uuid(),
  habit: Habit,
  /** « ne met jamais de point d’exclamation » */
  description: z.string(),
  isOn: z.boolean(),
  origin: z.enum(['edits', 'samples', 'own']),
  /** How many texts show it; 0 for a rule of one's own. */
  shownBy: z.number(),
});
export type VoiceRule = z.infer<typeof VoiceRule>;

export const WritingSettings = z.object({
  /** The list in force, the product's first. */
  bannedPhrases: z.array(z.string()),
  /** The product's own list, to come back to. */
  defaultBannedPhrases: z.array(z.string()),
  /** Words of the account that the speller accepts. */
  lexicon: z.array(z.string()),
});
export type WritingSettings = z.infer<typeof WritingSettings>;

/** What a model cost, this calendar month (Europe/Paris). */
export const WritingUsage = z.object({
  model: z.string().nullable(),
  /** `null` when no price is configured: tokens are counted, money is not guessed. */
  currency: z.string().nullable(),
  month: z.string(),
  /** Texts of the model against what the plan allows (null: no limit), and those that the built-in writer wrote instead. */
  texts: z.object({ written: z.number(), limit: z.number().nullable(), fallbacks: z.number() }),
  total: z.object({
    calls: z.number(),
    inputTokens: z.number(),
    outputTokens: z.number(),
    costMicros: z.number().nullable(),
  }),
  byCampaign: z.array(
    z.object({
      campaignId: z.uuid().nullable(),
      name: z.string(),
      calls: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      costMicros: z.number().nullable(),
    }),
  ),
});
export type WritingUsage = z.infer<typeof WritingUsage>;

const one = z.object({ id: z.uuid() });
const list = (max: number) => z.array(phrase).max(max, `${max} au plus.`);

export const writingApi = {
  settings: endpoint('GET', '/api/writing/settings', { reply: WritingSettings }),
  changeSettings: endpoint('PATCH', '/api/writing/settings', {
    body: z.object({ bannedPhrases: list(200).optional(), lexicon: list(2_000).optional() }),
    reply: WritingSettings,
  }),
  addWord: endpoint('POST', '/api/writing/lexicon', {
    body: z.object({ word: phrase }),
    reply: WritingSettings,
  }),
  voice: endpoint('GET', '/api/writing/voice', { reply: z.array(VoiceRule) }),
  addRule: endpoint('POST', '/api/writing/voice', { body: z.object({ habit: Habit }), reply: VoiceRule }),
  changeRule: endpoint('PATCH', '/api/writing/voice/:id', {
    params: one,
    body: z.object({ habit: Habit.optional(), isOn: z.boolean().optional() }),
    reply: VoiceRule,
  }),
  removeRule: endpoint('DELETE', '/api/writing/voice/:id', {
    params: one,
    reply: z.object({ message: z.string() }),
  }),
  /** Texts of one's own, separated by a blank line or pasted one by one: only the rules read from them are kept. */
  learnFromSamples: endpoint('POST', '/api/writing/voice/samples', {
    body: z.object({
      texts: z.array(z.string().trim().min(20, 'Collez un texte entier.').max(4_000)).min(1).max(20),
    }),
    reply: z.object({ rules: z.array(VoiceRule), message: z.string() }),
  }),
  usage: endpoint('GET', '/api/writing/usage', { reply: WritingUsage }),
};
