import { isToRead } from '../../../core/text-gate/finding.ts';
import type { GateTools } from '../../../core/text-gate/gate-tools.ts';
import { findingsOf, refusals, type Trade } from './read-corpus.ts';

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Shares of made-up sentences that pass unseen, and of true ones that are refused, or that somebody has to read. */
export function countSentences(among: readonly Trade[], tools: GateTools) {
  const found = (kind: 'good' | 'fabricated') =>
    among.flatMap((trade) => trade[kind].map((text) => refusals(text, trade.rules, tools)));
  const good = found('good');
  const counted = {
    unseen: shareOf(found('fabricated'), ({ length }) => length === 0),
    good: shareOf(good, ({ length }) => length > 0),
    blocked: shareOf(good, (all) => all.some(({ isBlocking }) => isBlocking)),
  };
  const summary = `made up and unseen ${percent(counted.unseen)}; true and refused ${percent(counted.blocked)}, refused or to be read ${percent(counted.good)}`;
  return { ...counted, summary };
}

/** Shares of messages whose defect is missed, and of clean ones that are refused, or that somebody has to read. */
export function countMessages(among: readonly Trade[], tools: GateTools) {
  const found = (text: string, { rules }: Trade) =>
    findingsOf(text, rules, tools).filter(({ code }) => code !== 'long');
  const defects = among.flatMap((trade) => trade.defects.map(({ text }) => found(text, trade)));
  const clean = among.flatMap((trade) => trade.clean.map((text) => found(text, trade)));
  const counted = {
    missed: shareOf(defects, ({ length }) => length === 0),
    clean: shareOf(clean, (all) => all.some((one) => one.isBlocking || isToRead(one))),
    cleanBlocked: shareOf(clean, (all) => all.some(({ isBlocking }) => isBlocking)),
  };
  const summary = `defects told ${percent(1 - counted.missed)}; clean and refused ${percent(counted.cleanBlocked)}, refused or to be read ${percent(counted.clean)}`;
  return { ...counted, summary };
}
