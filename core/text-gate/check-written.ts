import type { MessageBrief } from '../messages/brief.ts';
import { layOut, type Message } from '../messages/message.ts';
import { checkText } from './check-text.ts';
import type { Finding } from './finding.ts';
import type { GateTools } from './gate-tools.ts';

/**
 * What the gate holds against whoever wrote a message. When one sentence of a text was to change, what was wrong
 * with the others already is the user's to settle, not a reason to refuse the new one.
 */
export function checkWritten(
  message: Message,
  brief: MessageBrief,
  tools: GateTools = { spell: null, recentTexts: brief.recentTexts },
): Finding[] {
  const findings = checkText(message, brief, tools);
  const { change } = brief;
  if (!change || change.sentence === null) return findings;
  const former = layOut(change.former, brief.kind);
  const known = checkText(former, brief, tools);
  const changed = message.sentences[change.sentence];
  const isOfNew = ({ start, end }: Finding) => !changed || (start < changed.end && changed.start < end);
  const isWhole = ({ start, end }: Finding, { text }: Message) => start === 0 && end === text.length;
  return findings.filter((finding) => {
    if (!isWhole(finding, message)) return isOfNew(finding);
    return !known.some((one) => one.code === finding.code && isWhole(one, former));
  });
}
