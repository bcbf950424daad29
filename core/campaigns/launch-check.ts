import type { WizardStep } from './wizard-steps.ts';

export const launchCheckNames = [
  'account',
  'email',
  'name',
  'offer',
  'targeting',
  'leads',
  'market',
  'fields',
  'sources',
  'sequence',
  'notes',
  'texts',
  'schedule',
  'plan',
] as const;
export type LaunchCheckName = (typeof launchCheckNames)[number];

/** One line of the list before launch: passed, or what is wrong and where to mend it. */
export type LaunchCheck = {
  name: LaunchCheckName;
  isPassed: boolean;
  /** Passed, and to be read before a launch all the same. */
  isWarned: boolean;
  title: string;
  detail: string;
  /** The step of the wizard that mends it, or another page; of a passed one, where to look closer. */
  mendsAt: { step: WizardStep } | { page: (typeof mendingPages)[number] } | null;
  /** Whom it is about, when it is about some people only. */
  people: CheckedPerson[];
};
export const mendingPages = ['socialAccounts', 'subscription', 'profile', 'texts'] as const;
export type CheckedPerson = { personId: string; name: string; missing: string };

export const passed = (
  name: LaunchCheckName,
  title: string,
  detail: string,
  mendsAt: LaunchCheck['mendsAt'] = null,
): LaunchCheck => ({ name, isPassed: true, isWarned: false, title, detail, mendsAt, people: [] });
export const warned = (...args: Parameters<typeof passed>): LaunchCheck => ({
  ...passed(...args),
  isWarned: true,
});
export const refused = (
  name: LaunchCheckName,
  title: string,
  detail: string,
  mendsAt: NonNullable<LaunchCheck['mendsAt']>,
  people: CheckedPerson[] = [],
): LaunchCheck => ({ name, isPassed: false, isWarned: false, title, detail, mendsAt, people });
