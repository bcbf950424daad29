/**
 * The life of one act towards one person. `planned`: to be claimed, at first or again after a failure that proves that
 * nothing left. `claimed`: a worker has it, nothing was called. `in_flight`: the one call was made or is about to be.
 * `unknown`: it may have left; the network's own record settles it, or the user. Never called a second time by itself.
 */
export const attemptStates = ['planned', 'claimed', 'in_flight', 'confirmed', 'not_sent', 'unknown'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** `answer`: written and sent by the user in a conversation; its key is its own. `task`: done by the user. */
export const attemptActs = ['visit', 'invite', 'message', 'withdraw', 'task', 'answer'] as const;
export type AttemptAct = (typeof attemptActs)[number];

/** Who said how an attempt ended. `presumed`: a visit, of which the network keeps no record. `rule`: nothing was called. */
export const settlers = ['call', 'network', 'person', 'presumed', 'rule'] as const;
export type Settler = (typeof settlers)[number];
