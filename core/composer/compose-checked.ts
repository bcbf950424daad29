import type { MessageBrief } from '../messages/brief.ts';
import { layOut, type Message } from '../messages/message.ts';
import { personalLikeness } from '../messages/personal-likeness.ts';
import { alikeFrom } from '../messages/similarity.ts';
import { isBlocked } from '../text-gate/check-text.ts';
import { checkWritten } from '../text-gate/check-written.ts';
import { isToRead } from '../text-gate/finding.ts';
import type { GateTools } from '../text-gate/gate-tools.ts';
import { compose } from './compose.ts';

const mostTries = 8;
const noTools: GateTools = { spell: null, recentTexts: [] };

/**
 * A text that nothing of the gate blocks, or nothing: another seed is tried where a rule refuses one, where the gate
 * would have it read, or where it looks like what the sender wrote lately. Of those that all do, the best.
 */
export function composeChecked(brief: MessageBrief, tools: GateTools = noTools): Message | null {
  let best: { message: Message; worth: number } | null = null;
  for (let turn = 0; turn < mostTries; turn += 1) {
    const sentences = compose(turn === 0 ? brief : { ...brief, seed: `${brief.seed}+${turn}` });
    if (!sentences) break;
    const message = layOut(sentences, brief.kind);
    const findings = checkWritten(message, brief, tools);
    if (isBlocked(findings)) continue;
    const isRead = findings.some(isToRead);
    const alike = personalLikeness(message.text, brief.recentTexts, brief.facts);
    if (!isRead && alike < alikeFrom) return message;
    const worth = -alike - Number(isRead);
    if (!best || worth > best.worth) best = { message, worth };
  }
  return best?.message ?? null;
}
