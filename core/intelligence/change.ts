import type { EngagementConfig, SequenceStep, Window } from '../campaigns/engagement.ts';
import type { Argument, Argumentaire } from '../offers/argumentaire.ts';
import type { CriteriaField, IcpCriteria } from '../targeting/icp-criteria.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One change of a campaign that can be made, and made back. It says what it replaces: on anything else it is not made. */
export type AdviceChange =
  | { part: 'step'; stepKey: string; before: Fields; after: Fields }
  /** `next`: the step it stands before; null: it is the last one. */
  | { part: 'step_removed' | 'step_added'; step: SequenceStep; next: string | null }
  | { part: 'schedule'; before: Window; after: Window }
  | { part: 'criterion'; field: CriteriaField; before: unknown; after: unknown }
  | { part: 'argument_removed' | 'argument_added'; argument: Argument; next: string | null };

const opposites = {
  step_removed: 'step_added',
  step_added: 'step_removed',
  argument_removed: 'argument_added',
  argument_added: 'argument_removed',
} as const;

export function undoing(change: AdviceChange): AdviceChange {
  switch (change.part) {
    case 'step':
    case 'schedule':
    case 'criterion':
      return { ...change, before: change.after, after: change.before } as AdviceChange;
    case 'step_removed':
    case 'step_added':
      return { ...change, part: opposites[change.part] };
    case 'argument_removed':
    case 'argument_added':
      return { ...change, part: opposites[change.part] };
  }
}

/** The sequence with the change; null: it is not what the change was made for. */
export function changeSequence(config: EngagementConfig, change: AdviceChange): EngagementConfig | null {
  switch (change.part) {
    case 'step': {
      const step = config.steps.find(({ key }) => key === change.stepKey);
      if (!step || !holds(step, change.before)) return null;
      const changed = { ...step, ...change.after } as SequenceStep;
      return { ...config, steps: config.steps.map((one) => (one === step ? changed : one)) };
    }
    case 'schedule': {
      if (!holds(config.schedule, change.before)) return null;
      return { ...config, schedule: { ...config.schedule, ...change.after } };
    }
    case 'step_removed':
    case 'step_added': {
      const steps = changeList(config.steps, change.step, change, ({ key }) => key);
      return steps && { ...config, steps };
    }
    default:
      return null;
  }
}

export function changeCriteria(criteria: IcpCriteria, change: AdviceChange): IcpCriteria | null {
  if (change.part !== 'criterion' || !isSameValue(criteria[change.field], change.before)) return null;
  return { ...criteria, [change.field]: change.after };
}

export function changeArguments(argumentaire: Argumentaire, change: AdviceChange): Argumentaire | null {
  if (change.part !== 'argument_removed' && change.part !== 'argument_added') return null;
  const list = changeList(argumentaire.arguments, change.argument, change, ({ id }) => id);
  return list && { ...argumentaire, arguments: list };
}

const holds = (object: object, fields: Fields) =>
  Object.entries(fields).every(([name, value]) => isSameValue((object as Fields)[name], value));

/** One of a list goes, or comes back where it was. */
function changeList<Item>(
  list: readonly Item[],
  item: Item,
  { part, next }: { part: string; next: string | null },
  keyOf: (item: Item) => string,
): Item[] | null {
  const known = list.find((one) => keyOf(one) === keyOf(item));
  if (part.endsWith('_removed'))
    return known && isSameValue(known, item) ? list.filter((one) => one !== known) : null;
  if (known) return null;
  const at = next === null ? -1 : list.findIndex((one) => keyOf(one) === next);
  return at < 0 ? [...list, item] : list.toSpliced(at, 0, item);
}

/** Whether two stored values say the same, whatever the order of their fields; what is absent is undefined. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameValue(a[key], b[key]));
}
