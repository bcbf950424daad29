import { z } from 'zod';

export const topics = [
  'invite',
  'message',
  'search',
  'profile',
  'relations',
  'accounts',
  'chats',
  'webhooks',
] as const;
export type Topic = (typeof topics)[number];

export const Fault = z.object({
  on: z.enum([...topics, '*']),
  accountId: z.string().optional(),
  kind: z.enum(['status', 'timeout', 'slow', 'reset']),
  status: z.number().int().min(400).max(599).optional(),
  type: z.string().optional(),
  /** The request does its work although the answer says otherwise. */
  hasEffect: z.boolean().default(false),
  delayMs: z.number().min(0).default(0),
  /** Counted down; absent means for ever. */
  times: z.number().int().min(0).optional(),
});
export type Fault = z.infer<typeof Fault>;
export type FaultWish = z.input<typeof Fault>;

export type FaultBox = {
  set: (faults: Fault[]) => void;
  list: () => Fault[];
  /** The first fault that concerns this request, used up by one. */
  take: (topic: Topic, accountId: string | undefined) => Fault | undefined;
};

/** Faults are switches of a test: they are kept in memory, a restart clears them. */
export function createFaultBox(): FaultBox {
  let faults: Fault[] = [];
  return {
    set: (wanted) => {
      faults = wanted.map((fault) => ({ ...fault }));
    },
    list: () => faults,
    take: (topic, accountId) => {
      const fault = faults.find(
        ({ on, accountId: only, times }) =>
          (on === '*' || on === topic) && (only === undefined || only === accountId) && times !== 0,
      );
      if (fault?.times) fault.times--;
      return fault && { ...fault };
    },
  };
}
