import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { siteCalls } from '#contract/paths.ts';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { exclusionKinds } from '#core/exclusions/exclusion.ts';
import { hostile, hostileProfile, kinds, scriptUrl } from '../support/hostile-text.ts';
import type { openNetworkControl } from '../support/network-control.ts';
import { knownMembers, sequences } from './engine-steps.ts';
import { expect, originOf } from './fixtures.ts';

type Method = 'POST' | 'PATCH' | 'PUT';
export type Send = (
  method: Method,
  path: string,
  data: object | Buffer,
) => Promise<{ status: number; reply: never }>;

/** Calls as the page makes them; a refusal is returned, not thrown. */
export async function openSend(page: Page): Promise<Send> {
  const url = await originOf(page);
  const token = (await page.context().cookies()).find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value;
  return async (method, path, data) => {
    const answer = await page.request.fetch(path, {
      method,
      data,
      headers: {
        Origin: url,
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': decodeURIComponent(token ?? ''),
        ...(Buffer.isBuffer(data) && { 'Content-Type': 'application/octet-stream' }),
      },
    });
    return { status: answer.status(), reply: (await answer.json()) as never };
  };
}

/** How often each way in took what it was given. */
const taken = new Map<string, number>();

/** Ways in that refused all they were given: what was to be planted there stands nowhere. */
export const closedWaysIn = (): string[] => [...taken].flatMap(([way, times]) => (times === 0 ? way : []));

/** Taken as it is, or refused as a bad input: never a failure. */
const plant = async (send: Send, method: Method, path: string, data: object | Buffer): Promise<never> => {
  const { status, reply } = await send(method, path, data);
  expect([200, 201, 400], `${method} ${path}: ${JSON.stringify(reply).slice(0, 300)}`).toContain(status);
  const way = `${method} ${path.replace(/\?.*$/, '').replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}`;
  taken.set(way, (taken.get(way) ?? 0) + (status === 400 ? 0 : 1));
  return reply;
};

/** Members whose profiles try everything. */
export async function plantProfiles(network: ReturnType<typeof openNetworkControl>, count: number) {
  const members = knownMembers().slice(0, count);
  for (const [index, { publicIdentifier }] of members.entries())
    await network.rewrite(publicIdentifier, hostileProfile(index));
  return members.map(({ publicIdentifier }) => publicIdentifier);
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const columns = ['Prénom', 'Nom', 'Fonction', 'Société', 'Ville', 'E-mail', 'Site', 'LinkedIn', 'Étiquettes'];
const rowOf = (slug: string, kind: (typeof kinds)[number]) => [
  hostile[kind](300),
  hostile[kind](100),
  `Responsable paie ${hostile[kind](300)}`,
  hostile[kind](200),
  'Lyon',
  `"${scriptUrl}"@exemple.fr`,
  scriptUrl,
  slug ? `linkedin.com/in/${slug}` : scriptUrl,
  hostile[kind](38),
];
/** One line of each kind, and one for each member. */
export const hostileList = (slugs: readonly string[]) =>
  [
    columns,
    ...kinds.map((kind) => rowOf('', kind)),
    ...slugs.map((slug, at) => rowOf(slug, kinds[at % 3] ?? 'markup')),
  ]
    .map((cells) => cells.map(quoted).join(';'))
    .join('\n');

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
export function hostileWorkbook(): Uint8Array {
  const rows = [columns, ...kinds.map((kind) => rowOf('', kind))].map(
    (cells) =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`,
  );
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relation}"><sheets><sheet name="${escaped(hostile.reversed(30))}" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  });
}

export async function uploadDraft(send: Send, name: string, file: string | Uint8Array): Promise<string> {
  const { id } = (await plant(
    send,
    'POST',
    `/api/imports?${new URLSearchParams({ name })}`,
    Buffer.from(file),
  )) as { id: string };
  return id;
}

const withInstructions = (config: EngagementConfig, text: string): EngagementConfig => ({
  ...config,
  steps: [
    ...config.steps.map((step) =>
      'instruction' in step ? { ...step, instruction: text.slice(0, 200) } : step,
    ),
    { key: 'appel', delayDays: 0, window: null, kind: 'task', task: 'call', instruction: text.slice(0, 200) },
  ],
});

/** Whatever the user writes of themselves, of their offer and of whom they look for. */
export async function plantOwnTexts(send: Send, reachable: string): Promise<Campaign[]> {
  const campaigns: Campaign[] = [];
  // A plan has room for one more offer and one more target: each of their fields is of another kind.
  let turn = 0;
  const any = (longest: number) => hostile[kinds[turn++ % kinds.length] ?? 'markup'](longest);
  const all = (longest: number) => kinds.map((kind) => hostile[kind](longest));
  const offerData = {
    personalProfile: { displayName: any(160), jobTitle: any(200), personalIntroduction: any(3_000) },
    companyInfo: {
      companyName: any(200),
      website: scriptUrl,
      linkedinPage: scriptUrl,
      serviceDescription: any(3_900),
      serviceOffer: any(3_900),
      uniqueSellingPoints: any(3_900),
    },
    targetingInfo: { targetMarket: any(3_000), pricing: any(3_000) },
    summary: any(3_000),
  };
  const icpData = {
    titles: ['Responsable paie', ...all(120)],
    places: all(120).map((label) => ({ id: null, label })),
    mustHave: all(120),
    mustNotHave: all(120),
    exclusions: { customers: all(120), competitors: all(120), domains: [] },
  };
  for (const kind of kinds) {
    const write = hostile[kind];
    await plant(send, 'PATCH', '/api/user/profile', { firstName: write(80), lastName: write(80) });
    const engagementConfig = withInstructions(sequences.inviteFirst, write(400));
    const [first, second] = campaigns;
    campaigns.push(
      await plant(send, 'POST', '/api/production/campaigns', {
        name: write(120),
        ...(first ? { offerId: first.offerId } : { offerData, icpId: reachable }),
        ...(first && (second ? { icpId: second.icpId } : { icpData })),
        metadata: { engagementConfig },
      }),
    );
    await plant(send, 'POST', '/api/sequence-models', { name: write(80), config: engagementConfig });
    const filter = { q: write(100), company: write(100), place: write(100), tags: [write(38)] };
    await plant(send, 'POST', '/api/saved-views', { name: write(60), content: { filter } });
    await plant(send, 'POST', '/api/saved-answers', { name: write(60), text: write(1_000) });
    for (const list of exclusionKinds)
      await plant(send, 'POST', '/api/exclusions', {
        kind: list,
        text: `Exclue ${write(150)}`,
        note: write(200),
      });
    for (const habit of ['signs_as', 'greets_with', 'never_writes'])
      await plant(send, 'POST', '/api/writing/voice', { habit: { kind: habit, text: write(120) } });
    await plant(send, 'POST', '/api/writing/lexicon', { word: write(60) });
    await plant(send, 'POST', '/api/support', {
      name: write(120),
      email: 'camille@exemple.fr',
      topic: 'question',
      message: write(2_000),
    });
    await plant(send, 'POST', '/api/icps/from-sentence', { sentence: `Responsables paie ${write(400)}` });
  }
  await plant(send, 'PATCH', '/api/writing/settings', { bannedPhrases: all(120) });
  await plant(send, 'PATCH', '/api/user/profile', { firstName: 'مدير 👨‍👩‍👧', lastName: 'W'.repeat(80) });
  return campaigns;
}

/** What anybody writes on the page of a sender, without an account. */
export async function plantOnSenderPage(send: Send, expediteur: string) {
  for (const kind of kinds) {
    const write = hostile[kind];
    const who = {
      expediteur,
      profile: write(300),
      firstName: write(60),
      lastName: write(60),
      company: write(150),
    };
    await plant(send, 'POST', siteCalls.opposition, { ...who, profile: '' });
    const request = { ...who, right: 'access', email: 'camille@exemple.fr', message: write(1_500) };
    await plant(send, 'POST', siteCalls.privacyRequest, request);
  }
}

/** What the user keeps of people: notes and tags. */
export async function plantOnPeople(send: Send, ids: readonly string[]) {
  for (const [at, id] of ids.slice(0, 6).entries()) {
    const write = hostile[kinds[at % 3] ?? 'markup'];
    await plant(send, 'POST', `/api/prospects/${id}/notes`, { text: write(3_000) });
    const act = { is: 'tag', tags: kinds.map((kind) => hostile[kind](38)) };
    await plant(send, 'POST', '/api/lead-actions', { act, selection: { ids: [id] } });
    const fields = {
      headline: write(250),
      company: write(150),
      website: scriptUrl,
      email: `${write(20)}@exemple.fr`,
    };
    for (const [field, text] of Object.entries(fields))
      await plant(send, 'PATCH', `/api/leads/${id}`, { fields: { [field]: text } });
  }
}
