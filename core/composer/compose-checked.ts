import type { MessageBrief } from '../messages/brief.ts';
import { layOut, type Message } from '../messages/message.ts';
import { type GateTools, isBlocked } from '../text-gate/check-text.ts';
import { checkWritten } from '../text-gate/check-written.ts';
import { compose } from './compose.ts';

const mostTries = 6;
const noTools: GateTools = { spell: null, recentTexts: [] };

/** A text that nothing of the gate blocks, or nothing: another seed is tried where a rule refuses one. */
export function composeChecked(brief: MessageBrief, tools: GateTools = noTools): Message | null {
  for (let turn = 0; turn < mostTries; turn += 1) {
    const sentences = compose(turn === 0 ? brief : { ...brief, seed: `${brief.seed}+${turn}` });
    if (!sentences) return null;
    const message = layOut(sentences, brief.kind);
    if (!isBlocked(checkWritten(message, brief, tools))) return message;
  }
  return null;
}
