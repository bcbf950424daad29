import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { makeCampaignServer, makeMemoryStorage, type Weather } from '#tests/support/fake-campaign-server.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { openPendingStorage } from './pending-storage.ts';

const id = '0f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0';
/** What this browser calls it until the server has named it. */
const temporaryId = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function openWorld({ isNew = false } = {}) {
  const ids = isNew ? [id] : [];
  const server = makeCampaignServer(() => ids.shift() ?? crypto.randomUUID());
  const storage = makeMemoryStorage();
  if (!isNew) server.seed(id);
  let tabs = 0;
  const net = { isOnline: true };
  const created: string[] = [];
  const onHold: string[] = [];
  /** A page that opens, as after a reload: it only knows what the server and this device hold. */
  const openPage = (): Autosave => {
    tabs += 1;
    const pending = openPendingStorage({ storage, userId: 'u', tabId: `t${tabs}`, now: () => Date.now() });
    // Its address has the server's id as soon as this browser knows it.
    const isUnsent = isNew && (created.length === 0 || pending.unsentId() !== null);
    return startAutosave(
      {
        id: isUnsent ? temporaryId : id,
        campaign: isUnsent ? null : server.read(id),
        newName: 'Nouvelle campagne',
      },
      {
        create: server.create,
        update: server.update,
        storage: pending,
        isOnline: () => net.isOnline,
        now: () => new Date(),
        onSaved: (campaign, before) => {
          if (!before) created.push(campaign.id);
        },
        onPlanLimit: (part) => onHold.push(part),
      },
    );
  };
  return { server, storage, net, created, onHold, openPage };
}

const typeWebsite = (page: Autosave, website: string) =>
  page.change({ offerData: { companyInfo: { website } } });
const websiteOf = (page: Autosave) => page.look().content.offerData.companyInfo.website;
const settle = () => vi.advanceTimersByTimeAsync(600_000);

describe('saving', () => {
  test('waits for a pause, then sends only what changed, with the version it was typed on', async () => {
    const { server, openPage } = openWorld();
    const page = openPage();
    typeWebsite(page, 'lisere');
    await vi.advanceTimersByTimeAsync(500);
    typeWebsite(page, 'lisere.example');
    await vi.advanceTimersByTimeAsync(500);
    expect(server.requests).toEqual([]);
    expect(page.look().status).toEqual({ kind: 'saving' });
    await vi.advanceTimersByTimeAsync(100);
    expect(server.requests).toEqual([
      { id, version: 1, body: { offerData: { companyInfo: { website: 'lisere.example' } } } },
    ]);
    expect(page.look().status.kind).toBe('saved');
  });

  test('has one request in flight; what is typed meanwhile follows', async () => {
    const { server, openPage } = openWorld();
    const page = openPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    const plain = server.update;
    server.update = async (...input) => {
      await promise;
      return plain(...input);
    };
    const slow = openPage();
    page.stop();
    typeWebsite(slow, 'a');
    await vi.advanceTimersByTimeAsync(600);
    typeWebsite(slow, 'ab');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.requests).toHaveLength(0);
    resolve();
    await settle();
    expect(server.requests.map(({ version }) => version)).toEqual([1, 2]);
    expect(server.read(id)?.offerData.companyInfo.website).toBe('ab');
  });

  test('leaves the blank that a person has just typed under the cursor', async () => {
    const { server, openPage } = openWorld();
    const page = openPage();
    typeWebsite(page, 'Diagnostic ');
    await settle();
    expect(server.read(id)?.offerData.companyInfo.website).toBe('Diagnostic');
    expect(websiteOf(page)).toBe('Diagnostic ');
    expect(page.hasUnsaved()).toBe(false);
  });

  test('keeps what is typed on the device before anything is sent, and forgets it once acknowledged', async () => {
    const { storage, openPage } = openWorld();
    typeWebsite(openPage(), 'abc');
    expect(storage.getItem(storage.key(0) ?? '')).toContain('abc');
    await settle();
    expect(storage.length).toBe(0);
  });

  test('says when it is neither saved nor kept', async () => {
    const { storage, net, openPage } = openWorld();
    const page = openPage();
    storage.isFull = true;
    net.isOnline = false;
    typeWebsite(page, 'abc');
    expect(page.isAtRisk()).toBe(true);
    await settle();
    expect(page.look().status).toEqual({ kind: 'offline', isKept: false });
    storage.isFull = false;
    net.isOnline = true;
    await page.retry();
    expect(page.isAtRisk()).toBe(false);
  });

  test('tries again after growing pauses, and by hand', async () => {
    const { server, openPage } = openWorld();
    server.weather.push('broken', 'broken', 'broken');
    const page = openPage();
    typeWebsite(page, 'abc');
    await vi.advanceTimersByTimeAsync(600);
    expect(page.look().status.kind).toBe('failed');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3900);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.requests).toHaveLength(3);
    await page.retry();
    expect(page.look().status.kind).toBe('saved');
  });

  test('a text that the rules refuse stays on the screen and on the device; the rest is saved', async () => {
    const { server, storage, openPage } = openWorld();
    const page = openPage();
    page.change({ engagement: { ...defaultEngagement, calendarLink: 'pas une adresse' } });
    page.change({ name: 'Paie' });
    await settle();
    expect(page.look().refusals['engagement.calendarLink']).toMatch(/https/);
    expect(page.look().content.engagement?.calendarLink).toBe('pas une adresse');
    expect(page.look().status).toEqual({
      kind: 'refused',
      message: 'Un champ à corriger',
      isPlanLimit: false,
    });
    expect(server.read(id)?.name).toBe('Paie');
    expect(server.read(id)?.metadata.engagementConfig?.steps).toHaveLength(6);
    expect(storage.length).toBe(1);
    page.change({ engagement: { calendarLink: 'https://agenda.example/moi' } });
    await settle();
    expect(server.read(id)?.metadata.engagementConfig?.calendarLink).toBe('https://agenda.example/moi');
    expect(storage.length).toBe(0);
  });
});

describe('a campaign that does not exist yet', () => {
  test('is not sent before the first input, then created once and changed from there', async () => {
    const { server, created, openPage } = openWorld({ isNew: true });
    const page = openPage();
    await settle();
    expect(server.only()).toEqual([]);
    expect(page.look().status).toEqual({ kind: 'untouched' });
    typeWebsite(page, 'a');
    await settle();
    typeWebsite(page, 'ab');
    await settle();
    expect(created).toEqual([id]);
    expect(server.only()).toHaveLength(1);
    expect(server.read(id)).toMatchObject({
      name: 'Nouvelle campagne',
      offerData: { companyInfo: { website: 'ab' } },
    });
  });

  test('whose answer was lost is not created twice, across a reload', async () => {
    const { server, storage, openPage } = openWorld({ isNew: true });
    server.weather.push('answer lost');
    const page = openPage();
    typeWebsite(page, 'a');
    await vi.advanceTimersByTimeAsync(600);
    page.stop();
    typeWebsite(page, 'ab');
    page.stop();
    const pending = openPendingStorage({ storage, userId: 'u', tabId: 'later', now: () => Date.now() });
    expect(pending.unsentId()).toBe(temporaryId);
    openPage();
    await settle();
    expect(server.only()).toHaveLength(1);
    expect(server.read(id)?.offerData.companyInfo.website).toBe('ab');
    expect(pending.unsentId()).toBeNull();
  });

  test('belongs to the person who began it', () => {
    const { storage, openPage } = openWorld({ isNew: true });
    typeWebsite(openPage(), 'a');
    const other = openPendingStorage({ storage, userId: 'v', tabId: 't', now: () => 0 });
    expect(other.unsentId()).toBeNull();
    expect(other.take(temporaryId)).toEqual({});
  });
});

describe('a campaign changed elsewhere meanwhile', () => {
  test('takes the fields nobody else changed, silently', async () => {
    const { server, openPage } = openWorld();
    const page = openPage();
    server.changeElsewhere(id, { name: 'Autre nom' });
    typeWebsite(page, 'abc');
    await settle();
    expect(page.look().status.kind).toBe('saved');
    expect(page.look().content.name).toBe('Autre nom');
    expect(server.read(id)).toMatchObject({
      name: 'Autre nom',
      offerData: { companyInfo: { website: 'abc' } },
    });
  });

  test.each(['mine', 'theirs'] as const)('asks for a choice where both changed: %s', async (choice) => {
    const { server, openPage } = openWorld();
    const page = openPage();
    server.changeElsewhere(id, { offerData: { companyInfo: { website: 'theirs' } } });
    typeWebsite(page, 'mine');
    await settle();
    expect(page.look().status).toEqual({ kind: 'conflict', isTakenUp: false });
    expect(page.look().conflicts).toEqual([
      { name: 'offerData.companyInfo.website', mine: 'mine', theirs: 'theirs', isTakenUp: false },
    ]);
    expect(websiteOf(page)).toBe('mine');
    expect(server.read(id)?.offerData.companyInfo.website).toBe('theirs');
    page.resolve('offerData.companyInfo.website', choice);
    await settle();
    expect(server.read(id)?.offerData.companyInfo.website).toBe(choice);
    expect(websiteOf(page)).toBe(choice);
  });

  test('is no conflict when the other text is one of ours whose answer was lost', async () => {
    const { server, openPage } = openWorld();
    server.weather.push('answer lost');
    const page = openPage();
    typeWebsite(page, 'abc');
    await vi.advanceTimersByTimeAsync(600);
    typeWebsite(page, 'abcd');
    await settle();
    expect(page.look().status.kind).toBe('saved');
    expect(server.read(id)?.offerData.companyInfo.website).toBe('abcd');
  });

  test('two closed tabs that left two texts: the newer is saved, the older asked about', async () => {
    const { server, net, openPage } = openWorld();
    net.isOnline = false;
    const older = openPage();
    const newer = openPage();
    typeWebsite(older, 'older');
    older.stop();
    await vi.advanceTimersByTimeAsync(10);
    typeWebsite(newer, 'newer');
    newer.stop();
    net.isOnline = true;
    const first = openPage();
    await vi.advanceTimersByTimeAsync(100);
    first.stop();
    expect(server.read(id)?.offerData.companyInfo.website).toBe('newer');
    expect(openPage().look().conflicts).toEqual([
      { name: 'offerData.companyInfo.website', mine: 'older', theirs: 'newer', isTakenUp: false },
    ]);
  });
});

type Act =
  | { kind: 'type'; field: 'website' | 'name'; text: string }
  | { kind: 'wait'; ms: number }
  | { kind: 'weather'; next: Weather }
  | { kind: 'reload' }
  | { kind: 'elsewhere'; field: 'website' | 'name'; text: string }
  | { kind: 'offline' }
  | { kind: 'online' };

const field = fc.constantFrom('website' as const, 'name' as const);
const text = fc.constantFrom('a', 'ab', 'abc', 'b ', ' c', 'd');
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), field, text }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 300, 700, 5000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('weather' as const),
      next: fc.constantFrom<Weather>('request lost', 'answer lost', 'broken', 'fine'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'reload' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), field, text }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'offline' as const }, { kind: 'online' as const }) },
);

const changeOf = (name: 'website' | 'name', value: string) =>
  name === 'name' ? { name: value } : { offerData: { companyInfo: { website: value } } };

const knownText = (page: Autosave, name: 'website' | 'name') => {
  const { campaign } = page.look();
  return name === 'name' ? campaign?.name : campaign?.offerData.companyInfo.website;
};

test.each([{ isNew: false }, { isNew: true }])(
  'whatever happens, the last text typed in a field is saved or offered as a choice (new: $isNew)',
  async ({ isNew }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
        const { server, net, openPage } = openWorld({ isNew });
        const typed = new Map<'website' | 'name', string>();
        /** Texts that others wrote after the user's last one: they may rightly stand on the server. */
        const later = new Map<'website' | 'name', Set<string>>();
        let page = openPage();
        for (const one of acts) {
          if (one.kind === 'type') {
            page.change(changeOf(one.field, one.text));
            // Back to what the server last sent is no change, so nothing that could be lost.
            if (one.text === knownText(page, one.field)) typed.delete(one.field);
            else typed.set(one.field, one.text);
            later.set(one.field, new Set());
          } else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
          else if (one.kind === 'weather') server.weather.push(one.next);
          else if (one.kind === 'offline') net.isOnline = false;
          else if (one.kind === 'online') net.isOnline = true;
          else if (one.kind === 'reload') {
            page.stop();
            page = openPage();
          } else {
            server.changeElsewhere(id, changeOf(one.field, one.text));
            later.get(one.field)?.add(one.text.trim());
          }
        }
        net.isOnline = true;
        server.weather.length = 0;
        await page.retry();
        await settle();
        const saved = server.read(id);
        for (const [name, value] of typed) {
          const onServer = name === 'name' ? saved?.name : saved?.offerData.companyInfo.website;
          const conflict = page.look().conflicts.find((one) => one.name.endsWith(name));
          if (conflict) expect(String(conflict.mine).trim()).toBe(value.trim());
          else expect([value.trim(), ...(later.get(name) ?? [])]).toContain(onServer);
        }
        if (page.look().conflicts.length === 0) expect(page.hasUnsaved()).toBe(false);
        page.stop();
      }),
      { numRuns: 400 },
    );
  },
);

describe('a part that the plan has no room for', () => {
  const noRoom = () =>
    new ApiError({
      status: 403,
      code: 'limit_reached',
      message: 'Votre formule FREE comprend 1 offre.',
      details: { counted: 'offers', limit: 1 },
    });
  function openFullWorld() {
    const world = openWorld({ isNew: true });
    const { server } = world;
    const { create, update } = server;
    const plan = { isFull: true };
    server.create = (body) => (plan.isFull && body.offerData ? Promise.reject(noRoom()) : create(body));
    server.update = (at, body) => {
      if (plan.isFull && body.offerData && !server.read(at)?.offerId) return Promise.reject(noRoom());
      return update(at, body);
    };
    return { ...world, plan };
  }

  test('the campaign is created without it; what was typed waits here, and says so', async () => {
    const { server, storage, onHold, openPage } = openFullWorld();
    const page = openPage();
    typeWebsite(page, 'lisere.example');
    await settle();
    expect(server.only()).toMatchObject([{ id, offerId: null }]);
    expect(onHold).toEqual(['offers']);
    expect(page.look()).toMatchObject({
      onHold: { offers: 'Votre formule FREE comprend 1 offre.' },
      status: { kind: 'refused', isPlanLimit: true },
    });
    expect(websiteOf(page)).toBe('lisere.example');
    page.change({ name: 'Autre nom' });
    await settle();
    expect(server.read(id)?.name).toBe('Autre nom');
    page.stop();
    expect(storage.getItem(storage.key(0) ?? '')).toContain('lisere.example');
  });

  test('an offer taken up instead makes each text a choice, even where the offer says nothing', async () => {
    const { server, openPage } = openFullWorld();
    const page = openPage();
    typeWebsite(page, 'lisere.example');
    await settle();
    const { update } = server;
    server.update = async (at, body) => ({ ...(await update(at, body)), offerId: id });
    await page.act({ offerId: id });
    expect(page.look()).toMatchObject({
      onHold: {},
      status: { kind: 'conflict', isTakenUp: true },
      conflicts: [{ mine: 'lisere.example', theirs: '', isTakenUp: true }],
    });
    page.resolve('offerData.companyInfo.website', 'theirs');
    expect(websiteOf(page)).toBe('');
    expect(page.hasUnsaved()).toBe(false);
  });

  test('goes once there is room, and can be given up', async () => {
    const { server, plan, storage, openPage } = openFullWorld();
    const page = openPage();
    typeWebsite(page, 'lisere.example');
    await settle();
    plan.isFull = false;
    await page.retry();
    expect(server.read(id)?.offerData.companyInfo.website).toBe('lisere.example');
    plan.isFull = true;
    typeWebsite(page, 'autre.example');
    await settle();
    page.drop('offers');
    expect(websiteOf(page)).toBe('lisere.example');
    expect(storage.length).toBe(0);
  });
});

describe('a campaign deleted elsewhere', () => {
  test('sends nothing more; made anew, it keeps what was typed; abandoned, nothing stays', async () => {
    const { server, storage, openPage } = openWorld();
    const [page, other] = [openPage(), openPage()];
    const { update } = server;
    const gone = new ApiError({ status: 404, code: 'not_found', message: 'Campagne introuvable.' });
    let asked = 0;
    server.update = (at, body) => {
      asked += 1;
      return at === id ? Promise.reject(gone) : update(at, body);
    };
    page.stop();
    other.stop();
    const late = openPage();
    typeWebsite(late, 'lisere.example');
    await settle();
    expect(late.look().status).toEqual({ kind: 'gone' });
    typeWebsite(late, 'lisere.example/paie');
    await settle();
    expect(asked).toBe(1);

    const made = await late.recreate();
    expect(made.id).not.toBe(id);
    expect(late.hasUnsaved()).toBe(false);
    expect(storage.key(0)).toContain(made.id.replaceAll('-', ''));
    expect(storage.getItem(storage.key(0) ?? '')).toContain('lisere.example/paie');

    typeWebsite(late, 'encore');
    await late.abandon();
    expect(storage.length).toBe(1);
  });
});
