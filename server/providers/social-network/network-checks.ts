import { type Check, hold, LeftOut, once } from '../checks.ts';
import type { Outcome } from './outcome.ts';
import type { SocialNetwork } from './social-network.ts';

const pageOf = 10;

/** What the engine counts on, by reading alone: nobody is visited, invited or written to. `open`: with our key, or with the one that is given. */
export function networkChecks(open: (key?: string) => SocialNetwork, now: () => Date): Check[] {
  const network = once(async () => open());
  const accounts = once(async () => done(await (await network()).listAccounts()).items);
  const connected = once(async () => {
    const [account] = (await accounts()).filter(({ state }) => state === 'connected');
    if (!account) throw new LeftOut('aucun compte connecté à lire');
    return { ...(await network()), account };
  });
  const place = once(async () => {
    const { searchParameters, account } = await connected();
    const wanted = { kind: 'location' as const, keywords: 'Lyon', limit: pageOf };
    const found = done(await searchParameters(account.accountId, wanted));
    const [first] = found;
    hold(first !== undefined && /lyon/i.test(first.title), `${found.length} lieux, aucun pour Lyon`);
    return { id: first.id, count: found.length };
  });
  return [
    {
      title: 'la clé ouvre la liste des comptes',
      run: async () => {
        const all = await accounts();
        const ready = all.filter(({ state }) => state === 'connected').length;
        hold(
          new Set(all.map(({ accountId }) => accountId)).size === all.length,
          'un compte est donné deux fois',
        );
        return `${all.length} comptes, dont ${ready} connectés`;
      },
    },
    {
      title: 'une fausse clé est refusée comme telle',
      run: async () => refused(await open('fausse-cle').listAccounts(), 'provider_key_refused'),
    },
    {
      title: 'un compte inconnu est un refus, pas une panne',
      run: async () => refused(await (await network()).accountState('compte-inconnu'), 'not_found'),
    },
    {
      title: 'un lien de connexion est donné',
      run: async () => {
        const site = 'https://accroche.example';
        const { url } = done(
          await (await network()).connectionLink({
            ...{ reconnects: null, token: 'verification', expiresAt: new Date(now().getTime() + 600_000) },
            ...{ notifyUrl: site, successUrl: site, failureUrl: site },
          }),
        );
        return `page de ${new URL(url).hostname}, laissée sans suite`;
      },
    },
    {
      title: 'un compte connecté dit qui il est',
      run: async () => {
        const { accountState, ownProfile, account } = await connected();
        const state = done(await accountState(account.accountId));
        const { memberId } = done(await ownProfile(account.accountId));
        hold(state.memberId === memberId, 'le compte et son profil n’ont pas le même identifiant');
        return `compte ${state.tier}`;
      },
    },
    {
      title: 'ses relations se lisent page après page',
      run: async () => {
        const { listRelations, account } = await connected();
        const first = done(await listRelations(account.accountId, { limit: pageOf }));
        const { cursor } = first;
        if (!cursor) return `${first.items.length} relations, une seule page`;
        const next = done(await listRelations(account.accountId, { limit: pageOf, cursor }));
        const seen = new Set(first.items.map(({ personId }) => personId));
        hold(!next.items.some(({ personId }) => seen.has(personId)), 'deux pages se recouvrent');
        return `${first.items.length + next.items.length} relations, deux pages`;
      },
    },
    {
      title: 'ses invitations en attente se lisent',
      run: async () => {
        const { listSentInvitations, account } = await connected();
        const { items } = done(await listSentInvitations(account.accountId, { limit: pageOf }));
        return `${items.length} invitations`;
      },
    },
    {
      title: 'ses conversations et leurs messages se lisent',
      run: async () => {
        const { listConversations, listMessages, account } = await connected();
        const { items } = done(await listConversations(account.accountId, { limit: pageOf }));
        const [first] = items;
        if (!first) return 'aucune conversation';
        const { conversationId } = first;
        const page = done(await listMessages(account.accountId, { conversationId, limit: pageOf }));
        hold(
          page.items.every((message) => message.conversationId === conversationId),
          'des messages sont d’une autre conversation',
        );
        const moments = page.items.map(({ sentAt }) => sentAt?.getTime() ?? 0);
        hold(
          moments.join() === moments.toSorted((a, b) => b - a).join(),
          'le plus récent ne vient pas en premier',
        );
        return `${items.length} conversations, ${page.items.length} messages de la première`;
      },
    },
    {
      title: 'une ville a un identifiant de recherche',
      run: async () => `${(await place()).count} lieux pour Lyon`,
    },
    {
      title: 'une recherche montre des gens et dit combien ils sont',
      run: async () => {
        const { searchPeople, account } = await connected();
        const search = { kind: 'criteria' as const, locations: [(await place()).id] };
        const { items, total } = done(await searchPeople(account.accountId, search, { limit: pageOf }));
        hold(
          items.length > 0 && items.length <= pageOf,
          `${items.length} personnes sur une page de ${pageOf}`,
        );
        hold(total !== null && total >= items.length, 'le total manque, ou est plus petit que la page');
        return `${items.length} personnes sur ${total}`;
      },
    },
  ];
}

function done<T>(outcome: Outcome<T>): T {
  hold(outcome.is === 'done', outcome.is === 'done' ? '' : describe(outcome));
  return outcome.value;
}

function refused(outcome: Outcome<unknown>, reason: string): string {
  hold(
    outcome.is === 'refused' && outcome.reason === reason,
    `attendu : ${reason} ; reçu : ${describe(outcome)}`,
  );
  return reason;
}

const describe = (outcome: Outcome<unknown>): string =>
  [
    outcome.is,
    'reason' in outcome && outcome.reason,
    'slug' in outcome && outcome.slug,
    'cause' in outcome && outcome.cause,
  ]
    .filter(Boolean)
    .join(' ');
