import { randomBytes } from 'node:crypto';
import { authApi } from '#contract/identity/auth.ts';

export type Answer = { ms: number; status: number; body: string };
export type Member = Awaited<ReturnType<typeof signUp>>;

/** A user signed up through the product itself: the embedded database lets nobody else in. */
export async function signUp(origin: string) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: object | Buffer): Promise<Answer> => {
    const startedAt = performance.now();
    const isFile = Buffer.isBuffer(body);
    const reply = await fetch(origin + path, {
      method,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await reply.text();
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return { ms: performance.now() - startedAt, status: reply.status, body: text };
  };
  await send('GET', authApi.session.path);
  const email = `${randomBytes(6).toString('hex')}@exemple.fr`;
  const { status, body } = await send('POST', authApi.register.path, {
    email,
    password: 'cheval-pile-agrafe-correct',
    firstName: 'Ana',
    lastName: 'Dupont',
    acceptTerms: true,
  });
  if (status !== 200) throw new Error(`sign-up: ${status} ${body}`);
  return { send };
}
