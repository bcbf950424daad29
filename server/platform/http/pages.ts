import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PageKind, pageForPath, paths, safeReturnPath } from '#contract/paths.ts';
import type { SiteConfig } from '#core/site-config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../errors.ts';
import { clearSecretCookie, sessionCookieName } from './cookies.ts';
import { setForgeryToken } from './csrf.ts';
import { contentPolicy, fileContentPolicy, policyText } from './security-headers.ts';

type Document = PageKind | { kind: 'server-error' };

const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

/** Rules for documents: on a script or a font they are half a kilobyte of nothing. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The web side as HTML: prerendered public pages, the application shell, and a real 404 for anything else. */
export async function servePages(app: FastifyInstance, deps: Deps, webDir: string): Promise<void> {
  const readDocuments = documentsIn(webDir, deps.env.site);
  await app.register(fastifyStatic, { root: join(webDir, 'assets'), serve: false, preCompressed: true });
  const fileIn = (request: FastifyRequest) => (request.params as { '*': string })['*'];
  app.get('/assets/*', hidden, async (request, reply) => {
    for (const name of documentHeaders) reply.removeHeader(name);
    reply.header('content-security-policy', fileContentPolicy);
    return reply.sendFile(fileIn(request), { immutable: true, maxAge: '1y' });
  });
  // The film keeps its name from one recording to the next, so a browser asks again after a week.
  app.get('/media/*', hidden, async (request, reply) =>
    reply.sendFile(fileIn(request), join(webDir, 'media'), { maxAge: '7d' }),
  );
  for (const name of rootFiles(webDir)) {
    app.get(`/${name}`, hidden, async (_, reply) => reply.sendFile(name, webDir, { maxAge: '1d' }));
  }
  for (const [name, type] of Object.entries(madeFiles)) {
    app.get(`/${name}`, hidden, async (_, reply) => {
      const text = (await readDocuments()).rootFiles[name] ?? '';
      return reply.type(type).header('cache-control', 'public, max-age=86400').send(text);
    });
  }
  app.get(paths.sessionExpired, hidden, async (request, reply) => {
    const back = safeReturnPath(new URLSearchParams(request.url.split('?')[1]).get('retour'));
    const query = new URLSearchParams({ session: 'expiree', ...(back && { retour: back }) });
    return reply.redirect(`${paths.signIn}?${query}`);
  });
  app.get('/*', hidden, async (request, reply) => answer(request, reply));
  app.setNotFoundHandler((request, reply) => answer(request, reply));

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', search = ''] = request.url.split('?');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    if (!isPage || /^\/(assets|media)\//.test(path))
      throw new AppError('not_found', 'Cette adresse n’existe pas.');
    try {
      const page = pageForPath(path, request.session.is === 'valid', search);
      const isLostMember = page.kind === 'not-found' && request.session.is === 'valid';
      return await send(
        request,
        reply,
        page.kind === 'not-found' ? 404 : 200,
        isLostMember ? { kind: 'app' } : page,
      );
    } catch (error) {
      if (!request.headers.accept?.includes('text/html')) throw error;
      request.log.error({ err: error }, 'unexpected error');
      return send(request, reply, 500, { kind: 'server-error' });
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply, status: number, page: Document) {
    const nonce = deps.random.bytes(16).toString('base64');
    const hint = sessionHint(request);
    const file = fileOf(page);
    const document = await (await readDocuments()).html(file);
    if (document === null) throw new Error(`Missing page ${file}: run "npm run build"`);
    const html = document
      .replace('data-session="maybe"', `data-session="${hint}"${deps.env.isDemo ? ' data-demo=""' : ''}`)
      .replaceAll('__CSP_NONCE__', nonce);
    if (hint === 'expired') {
      clearSecretCookie(reply, deps.env, sessionCookieName(deps.env));
      setForgeryToken(reply, deps, '');
    }
    return reply
      .code(status)
      .header('content-security-policy', policyText(contentPolicy(nonce)))
      .header('cache-control', isKept(page) ? 'private, no-cache' : 'no-store')
      .header('vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

/** Going back to a public page finds it as it was left, its reading position too; anything else is asked for again. */
const isKept = ({ kind }: Document) => kind === 'site' || kind === 'not-found';

/** Made with the address of this installation. */
const madeFiles = {
  'sitemap.xml': 'application/xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
};

/** The icon and what else the build left at the root. */
const rootFiles = (webDir: string): string[] =>
  existsSync(webDir)
    ? readdirSync(webDir, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^\.|\.html$/.test(entry.name))
        .map(({ name }) => name)
    : [];

/** Tells the page whether asking for the session is worth a call. */
function sessionHint(request: FastifyRequest): 'none' | 'expired' | 'maybe' {
  if (request.session.is === 'valid' || request.session.is === 'unknown') return 'maybe';
  return request.session.is === 'none' ? 'none' : 'expired';
}

/** What `web/site/prerender.tsx` gives. */
type Documents = { html(file: string): Promise<string | null>; rootFiles: Record<string, string> };
type Prerender = { openDocuments(frame: unknown, config: SiteConfig): Documents };

/** One build serves any installation: its pages are made here, with what this one says of itself. */
function documentsIn(webDir: string, config: SiteConfig): () => Promise<Documents> {
  const folder = join(webDir, 'prerender');
  const open = async () => {
    const frame: unknown = JSON.parse(await readFile(join(folder, 'frame.json'), 'utf8'));
    const prerender: Prerender = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    return prerender.openDocuments(frame, config);
  };
  let opened: Promise<Documents> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

function fileOf(page: Document): string {
  if (page.kind === 'app') return 'app.html';
  if (page.kind === 'not-found') return 'pages/404.html';
  if (page.kind === 'server-error') return 'pages/500.html';
  return `pages/${page.page === paths.home ? 'index' : page.page.slice(1)}.html`;
}
