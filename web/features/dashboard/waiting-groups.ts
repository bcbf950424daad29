import type { WaitingItem } from '#contract/overview/dashboard.ts';

type Kind = WaitingItem['kind'];
type GroupName = 'alert' | 'held' | 'check';

/** Where each kind of thing that waits is shown. */
const groupOf: Record<Kind, GroupName> = {
  account: 'alert',
  email: 'alert',
  paused_campaign: 'alert',
  held_people: 'held',
  refused_check: 'check',
};

/** In the order of the page. */
const groups: { name: GroupName; article: 'un' | 'une'; one: string; many: string }[] = [
  { name: 'alert', article: 'une', one: 'alerte', many: 'alertes' },
  { name: 'held', article: 'une', one: 'décision à prendre', many: 'décisions à prendre' },
  { name: 'check', article: 'un', one: 'point à corriger', many: 'points à corriger' },
];

/** Nothing at all can leave before it is done: a campaign on hold waits better than somebody who has answered. */
export const stopsEverything = ({ kind }: Pick<WaitingItem, 'kind'>): boolean =>
  kind === 'account' || kind === 'email';

export type WaitingGroup = { name: string; title: string; items: WaitingItem[] };

/** Only what is there: an empty group is not drawn. */
export const groupWaiting = (waiting: readonly WaitingItem[]): WaitingGroup[] =>
  groups
    .map(({ name, one, many }) => {
      const items = waiting.filter(({ kind }) => groupOf[kind] === name);
      return { name, title: items.length > 1 ? many : one, items };
    })
    .filter(({ items }) => items.length > 0);

/** As the lead of the page counts them: « une alerte ». */
export const countWaiting = (waiting: readonly WaitingItem[]) =>
  groups.map(({ name, article, one, many }) => ({
    count: waiting.filter(({ kind }) => groupOf[kind] === name).length,
    one: `${article} ${one}`,
    many,
  }));
