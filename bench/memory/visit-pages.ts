import { authApi } from '#contract/identity/auth.ts';
import { paths } from '#contract/paths.ts';
import { type FirstReading, firstMinuteApi } from '#contract/texts/first-minute.ts';
import { pastAccount } from '#server/features/overview/demo/past-account.ts';
import { openVisitor } from './visitor.ts';

const pages = [paths.home, paths.gettingStarted, paths.prospects, paths.leads, paths.settings];

/** What the main pages ask for, by name of the id that they are about. */
const calls = [
  '/api/dashboard',
  '/api/notifications',
  '/api/production/campaigns',
  '/api/production/campaigns/:campaign',
  '/api/campaigns/:campaign/live',
  '/api/campaigns/:campaign/next-actions',
  '/api/campaigns/:campaign/activity',
  '/api/campaigns/:campaign/analytics',
  '/api/campaigns/:campaign/analytics/detail',
  '/api/campaigns/:campaign/advice',
  '/api/campaigns/:campaign/forecast',
  '/api/campaigns/:campaign/analytics/report',
  '/api/analytics',
  '/api/leads',
  '/api/leads/choices',
  '/api/leads/:lead',
  '/api/leads/:lead/record',
  '/api/leads/:lead/history',
  '/api/prospects',
  '/api/prospects/board',
  '/api/prospects/stages',
  '/api/prospects/:prospect',
  '/api/prospects/export',
  '/api/drafts',
  '/api/drafts/queue',
  '/api/conversations',
  '/api/conversations/counts',
  '/api/conversations/:conversation',
  '/api/offers',
  '/api/icps',
  '/api/exclusions',
  '/api/billing',
  '/api/crm',
  '/api/privacy/register',
  '/api/user/notification-settings',
  '/api/auth/sessions',
  '/api/quick-find?q=marie',
];

type Ids = Record<string, string>;
type Listed = { items: { id: string }[] };

/** A newcomer's first minute: what knows weak passwords, and French words, is loaded with it. */
async function arrive(url: string): Promise<void> {
  const { read } = await openVisitor(url);
  await read(authApi.register.path, {
    email: 'lea@exemple.fr',
    password: 'girafe-velours-tambour-orage',
    firstName: 'Léa',
    lastName: 'Marchand',
    acceptTerms: true,
  });
  const { offerData, argumentaire, target } = (await read(firstMinuteApi.read.path, {
    text: offer,
  })) as FirstReading;
  await read(firstMinuteApi.write.path, { offerData, argumentaire, target });
}

const offer = `Sillage RH relit les bulletins de paie des PME industrielles et corrige les erreurs avant qu’elles ne coûtent cher.
Nous nous adressons aux directeurs des ressources humaines et aux directeurs financiers d’entreprises de 50 à 500 salariés en France.
Un audit de douze mois de bulletins est remis en dix jours.`;

/** A visit of the account with a past, as often as asked; answers how long the slowest call of each round took. */
export async function visitPages(url: string, rounds: number): Promise<number[]> {
  await arrive(url);
  const { ask, read } = await openVisitor(url);
  const { email, password } = pastAccount;
  await read(authApi.login.path, { email, password });
  const ids = await findIds(read);
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let longestMs = 0;
    for (const path of [...pages, ...calls.map((call) => withIds(call, ids))]) {
      const startedAt = performance.now();
      await ask(path);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
    slowest.push(Math.round(longestMs));
  }
  return slowest;
}

async function findIds(read: (path: string) => Promise<unknown>): Promise<Ids> {
  const campaigns = (await read('/api/production/campaigns')) as { id: string; status: string }[];
  const firstOf = async (path: string) => ((await read(path)) as Listed).items[0]?.id ?? '';
  return {
    campaign: (campaigns.find(({ status }) => status === 'active') ?? campaigns[0])?.id ?? '',
    lead: await firstOf('/api/leads'),
    prospect: await firstOf('/api/prospects'),
    conversation: (await firstOf('/api/conversations')) || (await firstOf('/api/conversations?view=waiting')),
  };
}

const withIds = (path: string, ids: Ids) => path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? '');
