import { longestPasted } from '#contract/texts/first-minute.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { wrongField } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import type { FetchRefusal, SafeReply, SafeRequest } from '#server/platform/safe-fetch/safe-fetch.ts';
import { decodePage, type PageText, readPage } from './page-text.ts';

/** What a site says: its first page, and those where it speaks of what it sells. */
export type SiteText = PageText & { host: string; pages: { title: string; url: string }[] };

const perUser = { name: 'site_reading', max: 20, windowMinutes: 60, refusal: 'Trop d’adresses lues.' };
const page: SafeRequest = {
  accepts: ['text/html', 'application/xhtml+xml', 'text/plain'],
  maxBytes: 2_000_000,
  timeoutMs: 8_000,
  maxRedirects: 4,
  headers: {
    'user-agent': 'Accroche (lecture demandée par le propriétaire du site)',
    'accept-language': 'fr',
  },
};
const mostOthers = 3;
const fewestSigns = 40;

const refusals: Record<FetchRefusal, string> = {
  bad_address: 'Cette adresse n’est pas celle d’un site. Elle s’écrit comme https://exemple.fr.',
  private_address: 'Cette adresse n’est pas publique\u00a0: elle ne peut pas être lue d’ici.',
  unknown_host: 'Aucun site ne répond à ce nom. Vérifiez l’adresse.',
  unreachable: 'Le site n’a pas répondu.',
  timed_out: 'Le site met trop de temps à répondre.',
  too_many_redirects: 'Le site renvoie sans fin d’une page à l’autre.',
  refused: 'Le site refuse d’être lu par un programme.',
  wrong_content: 'Cette adresse ne mène pas à une page.',
  too_large: 'Cette page est trop lourde.',
};
const instead = 'Collez plutôt son texte ci-dessous.';

/** Reads an address that the user typed; a refusal says why, and what to do instead. */
export async function readSite(ctx: MemberCtx, typed: string): Promise<SiteText> {
  await limitRate(ctx, perUser, ctx.actor.userId);
  const address = /^[a-z][a-z\d+.-]*:\/\//iu.test(typed) ? typed : `https://${typed}`;
  const first = await ctx.safeFetch(address, page);
  if (!first.isRead) throw wrongField('address', `${refusals[first.because]} ${instead}`);
  const home = pageOf(first);
  const others = await readOthers(ctx, first.url, home.links);
  const all = [{ ...home, url: first.url }, ...others];
  const text = all
    .map((one) => one.text)
    .join('\n\n')
    .slice(0, longestPasted);
  if (text.length < fewestSigns)
    throw wrongField('address', `Cette page ne montre aucun texte à un programme. ${instead}`);
  return {
    ...home,
    text,
    host: new URL(first.url).hostname,
    pages: all.map(({ title, url }) => ({ title: (title ?? new URL(url).pathname).slice(0, 200), url })),
  };
}

const pageOf = (reply: SafeReply & { isRead: true }): PageText => {
  const text = decodePage(reply.body, reply.charset);
  return reply.contentType === 'text/plain'
    ? { text, title: null, siteName: null, links: [] }
    : readPage(text);
};

const worthReading =
  /offre|service|prestation|solution|produit|référence|client|cas |réalisation|tarif|prix|à propos|qui sommes|métier|savoir-faire|formation|méthode|expertise/iu;

/** Pages of the same site whose name says that they tell more; one that cannot be read is left out. */
async function readOthers(
  ctx: MemberCtx,
  from: string,
  links: PageText['links'],
): Promise<(PageText & { url: string })[]> {
  const urls = new Map<string, string>();
  for (const { label, href } of links) {
    if (!worthReading.test(label) || !URL.canParse(href, from)) continue;
    const url = new URL(href, from);
    url.hash = '';
    if (url.origin === new URL(from).origin && url.href !== from) urls.set(url.href, label);
  }
  const replies = await Promise.all(
    [...urls]
      .slice(0, mostOthers)
      .map(async ([url, label]) => ({ label, reply: await ctx.safeFetch(url, page) })),
  );
  return replies.flatMap(({ label, reply }) =>
    reply.isRead ? [{ ...pageOf(reply), title: label, url: reply.url }] : [],
  );
}
